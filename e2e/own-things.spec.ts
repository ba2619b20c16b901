import type { Request } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import { openTab, toast } from './own-account.ts';
import { callApi, chooseProduct, chooseSlot } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  save: ['Enregistrer', 'Save'],
  addAddress: ['Ajouter une adresse', 'Add an address'],
  remove: [/^Supprimer/, /^Delete/],
  only: ['Suppression impossible', 'Cannot Delete'],
  makeDefault: [/^Définir par défaut/, /^Set as default/],
  addPayment: ['Ajouter un moyen de paiement', 'Add a payment method'],
  bank: ['Compte bancaire', 'Bank account'],
  news: [/E-mails sur vos commandes/, /Email notifications for order/],
  undo: ['Rétablir', 'Undo'],
  asDefault: ['Utiliser par défaut', 'Use as the default'],
  addressAdded: ['Adresse ajoutée', 'Address added'],
  addressUpdated: ['Adresse mise à jour', 'Address updated'],
  addressDefault: ['Adresse par défaut mise à jour', 'Default address updated'],
  addressDeleted: ['Adresse supprimée', 'Address deleted'],
  editNamed: [/^Modifier/, /^Edit/],
  paymentUpdated: ['Moyen de paiement mis à jour', 'Payment method updated'],
  paymentDeleted: ['Moyen de paiement supprimé', 'Payment method removed'],
  paymentDefault: ['Moyen de paiement par défaut mis à jour', 'Default payment method updated'],
  choices: [
    ['E-mails sur vos commandes', 'SMS sur vos livraisons', 'E-mails sur les promotions'],
    [
      'Email notifications for order updates',
      'SMS notifications for delivery updates',
      'Marketing emails for promotions',
    ],
  ],
});

test('addresses and payment methods are kept, and fill the checkout; a card number is in no request and no storage', async ({
  page,
  locale,
}) => {
  const t = wordsFor(locale);
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
    await expect(toast(page, t.addressAdded)).toBeVisible();
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
  await expect(toast(page, t.addressDefault)).toBeVisible();
  // The first one is edited, then deleted after a question; each is confirmed.
  const first = page.locator('main li').filter({ hasText: '12 rue des Lilas' });
  const dialog = page.getByRole('dialog');
  await first.getByRole('button', { name: t.editNamed }).click();
  await dialog.locator('[name=name]').fill('Au bureau');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(toast(page, t.addressUpdated)).toBeVisible();
  await expect(first).toContainText('Au bureau');
  await first.getByRole('button', { name: t.remove }).click();
  await dialog.getByRole('button', { name: t.remove }).click();
  await expect(toast(page, t.addressDeleted)).toBeVisible();
  await expect(first).toHaveCount(0);

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
  // What is wrong stands under the list.
  await page.getByRole('button', { name: t.save }).click();
  const list = await page.locator('main fieldset:has([name=default-payment])').boundingBox();
  const wrong = await page.locator('main [aria-invalid=true]').first().boundingBox();
  expect(wrong?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
  await page.getByRole('radio', { name: t.bank }).check();
  await page.locator('[name=bankName]').fill('Banque du Quartier');
  await page.locator('[name=accountNumber]').fill('123456789');
  await page.getByLabel(t.asDefault).check();
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('radio', { name: /Banque du Quartier •••• 6789/ })).toBeChecked();
  // The radio chooses the default; a method is edited, and removed after a question.
  const bank = page.getByRole('radio', { name: /•••• 6789/ });
  await page.getByRole('radio', { name: /Visa/ }).click();
  await expect(toast(page, t.paymentDefault)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await bank.click();
  await expect(bank).toBeChecked();
  const rowOf = (name: string) => page.locator('main fieldset > div').filter({ hasText: name });
  await rowOf('6789').getByRole('button', { name: t.editNamed }).click();
  await page.locator('[name=bankName]').fill('Banque Neuve');
  await page.getByRole('button', { name: t.save }).click();
  await expect(toast(page, t.paymentUpdated)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Banque Neuve •••• 6789/ })).toBeChecked();
  await rowOf('Visa').getByRole('button', { name: t.remove }).click();
  await dialog.getByRole('button', { name: t.remove }).click();
  await expect(toast(page, t.paymentDeleted)).toBeVisible();
  await expect(rowOf('Visa')).toHaveCount(0);
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
  await chooseSlot(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/orders\?orderId=\d+/);
  const [order] = await callApi<{ shippingAddress: string; paymentMethod: string }[]>(page, '/order/list', token);
  expect(order).toMatchObject({ shippingAddress: '27 rue des Jonques', paymentMethod: 'bank_transfer' });
});

test('a choice of mails is kept at once, can be undone, and comes back where it could not be kept', {
  tag: ['@narrow', '@long'],
}, async ({ page, locale, pageFaults }) => {
  const t = wordsFor(locale);
  const token = await openTab(page, 'notifications');
  const news = page.getByRole('switch', { name: t.news });
  await expect(news).toBeChecked();
  for (const [i, name] of t.choices.entries()) {
    const choice = page.getByRole('switch', { name });
    if (i === 0) await expect(choice).toBeChecked();
    else await expect(choice).not.toBeChecked();
  }
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
