import type { Page } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { callApi, chooseProduct, chooseSlot, putInCart } from './shopping.ts';

const words = {
  fr: { picker: 'Adresse enregistrée', short: /au moins 10 caractères/ },
  en: { picker: 'Saved address', short: /at least 10 characters/ },
};

const kept = [
  { name: 'Olga Ancienne', address: '12 rue des Lilas', city: 'Paris', zipCode: '75013', isDefault: true },
  { name: 'Chez Louise', address: 'Le Bourg, maison 3', city: 'Paris', zipCode: '75014' },
];
/** What the second was when less was asked of an address; the call takes no such one any more. */
const old = 'Le Bourg';

const field = (page: Page) => page.locator('main [name=shipping_address]');
async function order(page: Page): Promise<void> {
  await chooseSlot(page);
  await page.locator('main form button[type=submit]').click();
}

async function keepAddresses(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const data of kept)
    expect((await page.request.post('/api/v1/shipping-addresses', { headers, data })).status()).toBe(200);
  await page.route('**/api/v1/shipping-addresses', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Le Bourg, maison 3', old) });
  });
}

test('an address from before the rule opens the checkout at its field, and is ordered to once corrected', {
  tag: '@long',
}, async ({ page, locale }) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = words[language];
  const token = await signUp(page, 'Olga Ancienne');
  await keepAddresses(page, token);
  const goods = await chooseProduct(page, language);
  await putInCart(page, goods);

  // What checks the address comes late, once the other one, which is right, is in the form no more.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/orders.schema-*.js', (route) => released.then(() => route.continue()));
  await openPage(page, '/checkout');
  await expect(field(page)).toHaveValue('12 rue des Lilas');
  await page.getByLabel(t.picker).selectOption({ index: 2 });
  await expect(field(page)).toHaveValue(old);
  release();
  const expectAtField = async () => {
    await expect(page.getByText(t.short)).toBeVisible();
    await expect(field(page)).toHaveValue(old);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(t.short);
    await expect(page.locator('main [name=shipping_postal_code]')).toHaveValue('75014');
    await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(1);
  };
  await expectAtField();

  // The form is made again, and says the same.
  await openPage(page, '/checkout');
  await expectAtField();

  await field(page).fill('Le Bourg, maison 3');
  await expect(page.getByText(t.short)).toHaveCount(0);
  await order(page);
  await expect(page).toHaveURL(/\/orders\?orderId=\d+/);

  // One that is right goes straight through.
  await putInCart(page, goods);
  await openPage(page, '/checkout');
  await page.getByLabel(t.picker).selectOption({ index: 1 });
  await expect(field(page)).toHaveValue('12 rue des Lilas');
  await order(page);
  await expect(page).toHaveURL(/\/orders\?orderId=\d+/);
  const orders = await callApi<{ shippingAddress: string }[]>(page, '/order/list', token);
  const expected = ['12 rue des Lilas', 'Le Bourg, maison 3'];
  expect(orders.map(({ shippingAddress }) => shippingAddress).sort()).toEqual(expected);
});
