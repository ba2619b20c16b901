import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import { openTab, toast } from './own-account.ts';
import { callApi, fillFields } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  edit: ['Modifier', 'Edit'],
  save: ['Enregistrer', 'Save'],
  keepAddress: ['Garder mon adresse', 'Keep my address'],
  unsaved: ['Modifications non enregistrées', 'Unsaved changes'],
  stay: ['Rester ici', 'Stay here'],
  leave: ['Quitter sans enregistrer', 'Leave without saving'],
  saved: ['Profil mis à jour', 'Profile Updated'],
  menu: ['Mon compte', 'My account'],
  out: ['Se déconnecter', 'Sign out'],
  short: ['Le nom doit contenir au moins 2 caractères', 'Name must be at least 2 characters'],
  usePhoto: ['Utiliser cette photo', 'Use this photo'],
  photo: ['Votre photo', 'Your photo'],
  removePhoto: ['Supprimer la photo', 'Remove photo'],
  noPicture: ['La photo n’a pas pu être envoyée', 'Failed to upload avatar'],
  cropView: ['Partie visible de la photo', 'Visible part of the photo'],
  notSaved: ['Impossible de mettre à jour le profil', 'Failed to update profile'],
  newStore: [/^Votre magasin est maintenant /, /^Your store is now /],
});

test('a profile that was edited is not left unsaved without a question, and is saved', { tag: '@long' }, async ({
  page,
  context,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
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
  const save = page.getByRole('button', { name: t.save });

  // What the server says of a field stands at the field; where no field is to blame a notice tells it.
  const update = '**/authentication/customer/update';
  const errors = { city: [{ message: 'checkout.cityTooShort', parameters: {} }] };
  await page.route(update, (route) => route.fulfill({ status: 422, json: { code: 'invalid', data: { errors } } }));
  await page.locator('[name=city]').fill('Paris');
  await save.click();
  await expect(page.locator('[name=city]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=city]')).toBeFocused();
  await page.unroute(update);
  await page.route(update, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.locator('[name=city]').fill('');
  await save.click();
  await expect(toast(page, t.notSaved)).toBeVisible();
  await page.unroute(update);
  ignoreFaults(pageFaults, /422|503/);

  // While it is being saved the button says so. The default store that was chosen becomes the store of the pages.
  const stores = page.locator('[name=default_store_id]');
  await stores.selectOption({ index: 2 });
  const storeId = await stores.inputValue();
  const held = Promise.withResolvers<void>();
  await page.route(update, async (route) => {
    await held.promise;
    await route.continue();
  });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  await expect(toast(page, t.newStore)).toBeVisible();
  await expect(save).toHaveCount(0);
  const chosen = async () => (await context.cookies()).find(({ name }) => name === 'selectedStoreId')?.value;
  expect(await chosen()).toBe(storeId);
  const profile = await callApi<{ name: string; bio: string }>(page, '/customer-profiles/me', token);
  expect(profile).toMatchObject({ name: 'Paula Profil', bio: 'Deux enfants, un chat.' });

  // Nothing is unsaved any more.
  await page.locator('main nav a[href="/profile?tab=security"]').click();
  await expect(page).toHaveURL(/tab=security/);

  // A new address waits for its link, and is taken back.
  await page.locator('main nav a[href="/profile"]').click();
  const pending = async () =>
    (await callApi<{ pendingEmail: string | null }>(page, '/customer-profiles/me', token)).pendingEmail;
  await page.getByRole('button', { name: t.edit, exact: true }).click();
  await fillFields(page, { contact_email: 'paula.ailleurs@panier.example' });
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText('paula.ailleurs@panier.example').first()).toBeVisible();
  expect(await pending()).toBe('paula.ailleurs@panier.example');
  await page.getByRole('button', { name: t.keepAddress }).click();
  await expect(page.getByRole('button', { name: t.keepAddress })).toHaveCount(0);
  expect(await pending()).toBeNull();

  // Left on purpose, what was typed is gone.
  await page.getByRole('button', { name: t.edit, exact: true }).click();
  await page.locator('[name=city]').fill('Lyon');
  await page.locator('main nav a[href="/profile?tab=security"]').click();
  await question.getByRole('button', { name: t.leave }).click();
  await expect(page).toHaveURL(/tab=security/);
  expect((await callApi<{ city: string }>(page, '/customer-profiles/me', token)).city).toBe('');

  // Where no store has been chosen the profile's is, on any page.
  await page.evaluate(() => localStorage.removeItem('selectedStoreId'));
  await context.clearCookies({ name: 'selectedStoreId' });
  await openPage(page, '/faq');
  await expect.poll(chosen).toBe(storeId);
});

/** Lets go of a picture over a place, as one that is dragged in from the desktop. */
async function dragIn(page: Page, over: Locator, png: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dragged = new DataTransfer();
    dragged.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
    return dragged;
  }, png);
  for (const type of ['dragover', 'drop']) await over.dispatchEvent(type, { dataTransfer });
}

test('a photo is dragged in, cropped by keys and sent; a chosen file that is none is told', {
  tag: ['@narrow', '@long'],
}, async ({ page, locale }) => {
  const t = wordsFor(locale);
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
  await dragIn(page, input.locator('..'), png);
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

test('a profile that cannot be read now keeps the session; one that is gone ends it', { tag: '@narrow' }, async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
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
