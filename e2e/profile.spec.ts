import { Buffer } from 'node:buffer';
import type { Page, Request } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import { callApi, chooseProduct, fillFields, makePerson, signIn } from './shopping.ts';

const words = {
  fr: {
    ...{ edit: 'Modifier', save: 'Enregistrer', unsaved: 'Modifications non enregistrées', stay: 'Rester ici' },
    ...{ leave: 'Quitter sans enregistrer', saved: 'Profil mis à jour', menu: 'Mon compte', out: 'Se déconnecter' },
    ...{
      short: 'Le nom doit contenir au moins 2 caractères',
      addAddress: 'Ajouter une adresse',
      remove: /^Supprimer/,
    },
    ...{
      only: 'Suppression impossible',
      makeDefault: /^Définir par défaut/,
      addPayment: 'Ajouter un moyen de paiement',
    },
    ...{
      bank: 'Compte bancaire',
      usePhoto: 'Utiliser cette photo',
      photo: 'Votre photo',
      news: /E-mails sur vos commandes/,
    },
    ...{ undo: 'Rétablir', removePhoto: 'Supprimer la photo', noPicture: 'La photo n’a pas pu être envoyée' },
    ...{ cropView: 'Partie visible de la photo', asDefault: 'Utiliser par défaut' },
  },
  en: {
    ...{ edit: 'Edit', save: 'Save', unsaved: 'Unsaved changes', stay: 'Stay here' },
    ...{ leave: 'Leave without saving', saved: 'Profile Updated', menu: 'My account', out: 'Sign out' },
    ...{ short: 'Name must be at least 2 characters', addAddress: 'Add an address', remove: /^Delete/ },
    ...{ only: 'Cannot Delete', makeDefault: /^Set as default/, addPayment: 'Add a payment method' },
    ...{ bank: 'Bank account', usePhoto: 'Use this photo', photo: 'Your photo', news: /Email notifications for order/ },
    ...{ undo: 'Undo', removePhoto: 'Remove photo', noPicture: 'Failed to upload avatar' },
    ...{ cropView: 'Visible part of the photo', asDefault: 'Use as the default' },
  },
};
const wordsOf = (locale: string | undefined) => words[locale?.startsWith('fr') ? 'fr' : 'en'];

/** A new account, signed in, on a tab of its page. */
async function openTab(page: Page, tab: string): Promise<string> {
  const { name, email, phone, password } = makePerson('Paul Profil');
  const data = { name, email, phone_number: phone, password };
  const answer = await page.request.post('/api/v1/authentication/customer/register', { data });
  expect(answer.status()).toBe(200);
  await openPage(page, `/auth/login?redirectTo=${encodeURIComponent(`/profile?tab=${tab}`)}`);
  await signIn(page, email, password);
  await page.waitForURL('**/profile?tab=*');
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

test('a profile that was edited is not left unsaved without a question, and is saved', async ({ page, locale }) => {
  const t = wordsOf(locale);
  const token = await openTab(page, 'security');
  // So that there is a page to go back to.
  await page.locator('main nav a[href="/profile"]').click();
  await page.getByRole('button', { name: t.edit, exact: true }).click();
  await expectAccessibleInBothThemes(page);
  const bio = page.locator('[name=bio]');
  await bio.fill('Deux enfants, un chat.');
  const question = page.getByRole('dialog', { name: t.unsaved });

  // By a link within the page, by a link out of it, going back, signing out: each asks, and nothing is lost.
  const ways = [
    () => page.locator('main nav a[href="/profile?tab=security"]').click(),
    () => page.locator('header a[href="/"]:visible').first().click(),
    () => page.evaluate(() => history.back()),
    async () => {
      await page
        .locator('header summary:visible', { has: page.getByText(t.menu) })
        .first()
        .click();
      await page.getByRole('button', { name: t.out }).click();
    },
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: t.stay }).click();
    await expect(question).toBeHidden();
    await expect(bio).toHaveValue('Deux enfants, un chat.');
    await expect(page).toHaveURL(/\/profile$/);
  }
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();

  // Closing: the browser itself asks.
  const closing = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;

  // What is wrong is said at its field; what is right is kept.
  await fillFields(page, { name: 'P' });
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.locator('[name=name]')).toBeFocused();
  await expect(page.getByText(t.short)).toBeVisible();
  await fillFields(page, { name: 'Paula Profil' });
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  const profile = await callApi<{ name: string; bio: string }>(page, '/customer-profiles/me', token);
  expect(profile).toMatchObject({ name: 'Paula Profil', bio: 'Deux enfants, un chat.' });

  // Nothing is unsaved any more.
  await page.locator('main nav a[href="/profile?tab=security"]').click();
  await expect(page).toHaveURL(/tab=security/);

  // Left on purpose, what was typed is gone.
  await page.locator('main nav a[href="/profile"]').click();
  await page.getByRole('button', { name: t.edit, exact: true }).click();
  await page.locator('[name=city]').fill('Lyon');
  await page.locator('main nav a[href="/profile?tab=security"]').click();
  await question.getByRole('button', { name: t.leave }).click();
  await expect(page).toHaveURL(/tab=security/);
  expect((await callApi<{ city: string }>(page, '/customer-profiles/me', token)).city).toBe('');
});

test('a photo is chosen, cropped by keys and sent; a file that is none is told', { tag: '@narrow' }, async ({
  page,
  locale,
}) => {
  const t = wordsOf(locale);
  const token = await openTab(page, 'profile');
  const png = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 600];
    const pen = canvas.getContext('2d');
    for (const [i, colour] of ['#ff0000', '#00ff00', '#0000ff'].entries()) {
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(i * 400, 0, 400, 600);
    }
    return canvas.toDataURL().split(',')[1] ?? '';
  });
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(t.noPicture)).toBeVisible();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // To the very left, where all is red.
  await dialog.getByRole('slider').press('End');
  await dialog.getByLabel(t.cropView).focus();
  for (let i = 0; i < 120; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 120; i++) await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: t.usePhoto }).click();
  const photo = page.getByRole('img', { name: t.photo });
  await expect(photo).toBeVisible();
  const { avatarUrl } = await callApi<{ avatarUrl: string }>(page, '/customer-profiles/me', token);
  await expect(photo).toHaveAttribute('src', avatarUrl);
  const [size, colour] = await photo.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1, 1];
    const pen = canvas.getContext('2d');
    pen?.drawImage(img, 0, 0, 1, 1);
    return [img.naturalWidth, [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]] as const;
  });
  expect(size).toBe(512);
  expect([(colour[0] ?? 0) > 200, (colour[1] ?? 255) < 60, (colour[2] ?? 255) < 60]).toEqual([true, true, true]);
  await page.getByRole('button', { name: t.removePhoto }).click();
  await expect(photo).toHaveCount(0);
});

test('addresses and payment methods are kept, and fill the checkout; a card number is in no request and no storage', async ({
  page,
  locale,
}) => {
  const t = wordsOf(locale);
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const sent: string[] = [];
  page.on('request', (request: Request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const token = await openTab(page, 'addresses');

  // Two addresses; the second becomes the default, and the only one cannot go.
  const addAddress = async (fields: Record<string, string>) => {
    await page.getByRole('button', { name: t.addAddress }).first().click();
    const dialog = page.getByRole('dialog');
    for (const [name, value] of Object.entries(fields)) await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.locator('main li').filter({ hasText: fields.address ?? '' })).toBeVisible();
  };
  await addAddress({ name: 'Paul Profil', address: '12 rue des Lilas', zipCode: '75013', city: 'Paris' });
  await page.getByRole('button', { name: t.remove }).click();
  await expect(page.getByText(t.only)).toBeVisible();
  await addAddress({ name: 'Chez Louise', address: '27 rue des Jonques', zipCode: '75013', city: 'Paris' });
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: t.makeDefault }).click();
  const isDefault = async () =>
    (await callApi<{ name: string; isDefault: boolean }[]>(page, '/shipping-addresses', token))
      .filter((one) => one.isDefault)
      .map(({ name }) => name);
  await expect.poll(isDefault).toEqual(['Chez Louise']);

  // A card: of its number only the end is sent. Then a bank account, which becomes the default.
  await page.locator('main nav a[href="/profile?tab=payment"]').click();
  await page.getByRole('button', { name: t.addPayment }).click();
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.locator('[name=cardNumber]')).toBeFocused();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await page.locator('[name=cardNumber]').pressSequentially('4242424242424242');
  await expect(page.locator('[name=cardNumber]')).toHaveValue('4242 4242 4242 4242');
  await page.locator('[name=exp]').pressSequentially('0931');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await page.getByRole('button', { name: t.addPayment }).click();
  await page.getByRole('radio', { name: t.bank }).check();
  await page.locator('[name=bankName]').fill('Banque du Quartier');
  await page.locator('[name=accountNumber]').fill('123456789');
  await page.getByLabel(t.asDefault).check();
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('radio', { name: /Banque du Quartier •••• 6789/ })).toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const place of [kept, ...sent]) expect(place.replaceAll(/[ +]|%20/g, '')).not.toMatch(/4242424242|123456789/);

  // Both fill the checkout.
  const goods = await chooseProduct(page, language);
  await openPage(page, `/products?search=${encodeURIComponent(goods.name)}`);
  await page.getByRole('article').filter({ hasText: goods.name }).first().getByRole('button').click();
  await openPage(page, '/checkout');
  await expect(page.locator('[name=customer_name]')).toHaveValue('Chez Louise');
  await expect(page.locator('[name=shipping_address]')).toHaveValue('27 rue des Jonques');
  await expect(page.locator('[name=shipping_city]')).toHaveValue('Paris');
  await expect(page.locator('[name=shipping_postal_code]')).toHaveValue('75013');
  await expect(page.locator('[name=payment_method][value=bank_transfer]')).toBeChecked();
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/orders\?orderId=\d+/);
  const [order] = await callApi<{ shippingAddress: string; paymentMethod: string }[]>(page, '/order/list', token);
  expect(order).toMatchObject({ shippingAddress: '27 rue des Jonques', paymentMethod: 'bank_transfer' });
});

test('a choice of mails is kept at once, can be undone, and comes back where it could not be kept', {
  tag: '@narrow',
}, async ({ page, locale, pageFaults }) => {
  const t = wordsOf(locale);
  const token = await openTab(page, 'notifications');
  const news = page.getByRole('switch', { name: t.news });
  await expect(news).toBeChecked();
  await expectAccessibleInBothThemes(page);
  const stored = async () =>
    (await callApi<{ emailOrderUpdates: boolean }>(page, '/notification-preferences', token)).emailOrderUpdates;
  await news.uncheck();
  await expect.poll(stored).toBe(false);
  await page.getByRole('button', { name: t.undo }).click();
  await expect(news).toBeChecked();
  await expect.poll(stored).toBe(true);
  await page.route('**/notification-preferences', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await news.click();
  await expect(news).toBeChecked();
  await page.unroute('**/notification-preferences');
  await reloadPage(page);
  await expect(news).toBeChecked();
  ignoreFaults(pageFaults, /503/);
});

test('a profile that cannot be read now keeps the session; one that is gone ends it', { tag: '@narrow' }, async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsOf(locale);
  await openTab(page, 'profile');
  const answerWith = (status: number) =>
    page.route('**/customer-profiles/me', (route) => route.fulfill({ status, body: '{}' }));
  await answerWith(503);
  await reloadPage(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  await page.unroute('**/customer-profiles/me');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('button', { name: t.edit, exact: true })).toBeVisible();
  await answerWith(404);
  await reloadPage(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect(page.locator('main a[href*="form=login"]')).toBeVisible();
  ignoreFaults(pageFaults, /503|404/);
});
