import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { chooseProduct, signIn, tokenOf } from './shopping.ts';

/** An order for pickup, paid in cash, of a guest or of whoever is signed in. */
async function place(page: Page, headers: Record<string, string> = {}): Promise<string> {
  const { id } = await chooseProduct(page, 'en');
  const person = {
    customer_name: 'Solange Jeudi',
    customer_email: 'solange@example.org',
    customer_phone: '0199000008',
  };
  const answer = await page.request.post('/api/v1/order/create', {
    headers: { 'accept-language': 'en', ...headers },
    data: {
      store_id: 1,
      type: 'pickup',
      status: 'submitted',
      ...person,
      order_items: [{ product_id: id, quantity: 1 }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { orderNumber: string } }).data.orderNumber;
}
const fields = (page: Page) => ({
  number: page.locator('main [name=order_number]'),
  email: page.locator('main [name=email]'),
  track: page.locator('main form button[type=submit]'),
});

test('a guest follows an order by its number and address; nothing typed is lost when it is not found', async ({
  page,
  pageFaults,
}) => {
  await openPage(page, '/');
  const orderNumber = await place(page);
  await openPage(page, '/track-order');
  const { number, email, track } = fields(page);
  await expect(track).toBeDisabled();
  await number.fill(orderNumber.toLowerCase());
  await expect(track).toBeDisabled();
  await email.fill('eve@example.org');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(number).toHaveValue(orderNumber.toLowerCase());
  await email.fill('Solange@Example.org');
  await track.click();
  await expect(page.getByRole('heading', { level: 2, name: orderNumber })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('Solange');
  await expectAccessibleInBothThemes(page);
  // The way that leads there from every page: a guest's orders are found where orders are looked for.
  await openPage(page, '/orders');
  await number.fill(orderNumber);
  await email.fill('solange@example.org');
  await track.click();
  await expect(page.getByRole('heading', { level: 2, name: orderNumber })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  ignoreFaults(pageFaults, /status of 404/);
});

test('the box among one’s orders asks for the number alone, and shows no order for what it does not find', async ({
  page,
  pageFaults,
}) => {
  await openPage(page, '/auth/login?redirectTo=%2Forders');
  await signIn(page, 'shopper@panier.example', 'Panier2024');
  await page.waitForURL('**/orders');
  const orderNumber = await place(page, { authorization: `Bearer ${await tokenOf(page)}` });
  const { number, email, track } = fields(page);
  await expect(page.getByRole('heading', { name: /Track Your Order|Suivre votre commande/ })).toBeVisible();
  await expect(email).toHaveCount(0);
  await number.fill('   ');
  await expect(track).toBeDisabled();
  await number.fill(orderNumber);
  await number.press('Enter');
  const found = page.getByRole('heading', { level: 2, name: orderNumber });
  await expect(found).toBeVisible();
  await number.fill('P261124-ABCDEF');
  const answered = page.waitForResponse((response) => response.url().includes('/order/track'));
  await track.click();
  expect((await answered).status()).toBe(404);
  await expect(found).toHaveCount(0);
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  ignoreFaults(pageFaults, /status of 404/);
});
