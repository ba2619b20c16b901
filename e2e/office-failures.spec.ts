import type { Page } from '@playwright/test';
import { expect, ignoreFaults, openPage, test } from './journey.ts';
import { moveOrder, openOffice, placeOrder } from './office.ts';
import { callApi, chooseProduct, tokenOf } from './shopping.ts';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** From now on calls of a method and a path are refused. */
async function refuse(page: Page, method: string, path: string): Promise<void> {
  const json = { status: 503, title: 'Not now', message: 'Try again in a moment.', data: { errors: {} } };
  await page.route(`**/api/v1${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status: 503, json }) : route.fallback(),
  );
}

test('each failure of the specification is said to the letter, and what was typed stays @wide', {
  tag: '@long',
}, async ({ page, pageFaults }) => {
  await openOffice(page, '/admin/orders', 'admin');
  const token = await tokenOf(page);
  const said = (message: string) => expect(page.getByText(message, { exact: true })).toBeVisible();
  const customers = await callApi<{ items: { id: number }[] }>(page, '/customers?search=shopper%40', token);
  const customer = customers.items[0]?.id;
  const goods = await chooseProduct(page, 'en');
  const write = async (status: string) => (await placeOrder(page, 'Odile Panne', [goods.id], { status })).id;
  const [draft, placed] = [await write('draft'), await write('submitted')];

  await openPage(page, `/admin/customers/${customer}`);
  await refuse(page, 'PUT', `/customers/${customer}`);
  await refuse(page, 'DELETE', `/customers/${customer}`);
  await field(page, 'city').fill('Lille');
  await page.keyboard.press('Control+s');
  await said('Failed to save customer');
  await expect(field(page, 'city')).toHaveValue('Lille');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await said('Failed to delete customer');
  await refuse(page, 'GET', `/customers/${customer}`);
  await page.goto(`/admin/customers/${customer}`);
  await said('Failed to load customer details');

  await openPage(page, `/admin/orders/${placed}`);
  await refuse(page, 'PUT', `/orders/${placed}/status`);
  const status = page.getByRole('combobox', { name: /^Status of order/ });
  const end = page.getByRole('dialog', { name: /^Move order/ });
  await moveOrder(status, 'processing');
  await expect(end.getByRole('alert')).toContainText('Failed to save order');
  await end.getByRole('button', { name: 'Back' }).click();
  await status.selectOption('rejected');
  await page.getByRole('button', { name: /^Apply the chosen status/ }).click();
  await end.getByRole('textbox').fill('Nothing left');
  await end.getByRole('button', { name: 'Confirm' }).click();
  await expect(end.getByRole('alert')).toContainText('Failed to save order');
  await expect(end.getByRole('textbox')).toHaveValue('Nothing left');
  await end.getByRole('textbox').fill('');
  await end.getByRole('button', { name: 'Back' }).click();
  await refuse(page, 'GET', `/orders/${placed}`);
  await page.goto(`/admin/orders/${placed}`);
  await said('Failed to load order details');
  await openPage(page, `/admin/orders/${draft}`);
  await refuse(page, 'DELETE', `/orders/${draft}`);
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the draft' }).click();
  await said('Failed to delete order');

  await openPage(page, `/admin/products/${goods.id}`);
  await refuse(page, 'PUT', `/products/${goods.id}`);
  await refuse(page, 'DELETE', `/products/${goods.id}`);
  await field(page, 'brand').fill('Maison Panne');
  await page.keyboard.press('Control+s');
  await said('Failed to update product');
  await expect(field(page, 'brand')).toHaveValue('Maison Panne');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await said('Failed to delete product');
  await refuse(page, 'GET', `/products/${goods.id}`);
  await page.goto(`/admin/products/${goods.id}`);
  await said('Failed to load product details');
  await openPage(page, '/admin/products/new');
  await refuse(page, 'POST', '/products');
  await field(page, 'name.fr').fill('Tarte de la panne');
  await page.keyboard.press('Control+s');
  await said('Failed to create product');
  await expect(field(page, 'name.fr')).toHaveValue('Tarte de la panne');
  ignoreFaults(pageFaults, /503/);
});
