import { expect, expectAccessible, openPage, test } from './journey.ts';
import { callApi } from './shopping.ts';
import { asStaff } from './staff-calls.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  all: ['Nos magasins (10)', 'Our stores (10)'],
  field: ['Chercher par nom, ville ou code postal', 'Find by name, city or postal code'],
  found: ['1 magasin', '1 store'],
  none: ['Aucun magasin ne correspond.', 'No store matches.'],
});

/** What a new store takes over from another. */
type Like = { address: object; contact: object; openingHours: object[]; shippingRules: object[]; timeZone: string };

test('of many stores no page lists all: another is found by its city @narrow', async ({ page, locale }) => {
  const t = wordsFor(locale?.startsWith('fr') ? 'fr' : 'en');
  const staff = await asStaff(page);
  const stores = await callApi<{ id: number; name: string }[]>(page, '/store/list');
  const { address, contact, openingHours, shippingRules, timeZone } = await staff<Like>('GET', '/stores/1');
  const more: number[] = [];
  try {
    for (const city of ['Amiens', 'Brest', 'Dijon', 'Évreux', 'Foix', 'Gap', 'Lille', 'Metz'].slice(
      stores.length - 10,
    )) {
      const at = { name: `Panier ${city}`, address: { ...address, city } };
      const rest = { contact, openingHours, shippingRules, timeZone, displayable: true };
      more.push((await staff<{ id: number }>('POST', '/stores', { ...at, ...rest })).id);
    }
    await openPage(page, '/');
    const menu = page.locator('header summary').first();
    await menu.click();
    await expect(page.locator('header details[open]').getByRole('link')).toHaveText([
      new RegExp(stores[0]?.name ?? '-'),
      t.all,
    ]);
    await page.locator('header').getByRole('link', { name: t.all }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(t.field);
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await field.fill('zzz');
    await expect(dialog.getByRole('status')).toHaveText(t.none);
    await field.fill('metz');
    await expect(dialog.getByRole('status')).toHaveText(t.found);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Panier Metz' }).click();
    await expect(menu).toContainText('Panier Metz');
    await page.locator('footer summary').click();
    await expect(page.locator('footer').getByRole('link', { name: t.all })).toHaveAttribute('href', '/contact');
  } finally {
    for (const id of more) await staff('PUT', `/stores/${id}`, { displayable: false });
  }
});
