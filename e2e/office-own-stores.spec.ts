import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { signInByCall, toast } from './own-account.ts';
import { callApi, chooseProduct, makePerson, tokenOf } from './shopping.ts';

test('who is given one store sees its orders and goods alone, from that moment on @wide', async ({
  page,
  browser,
  shop,
  pageFaults,
}) => {
  const theirs = await (await browser.newContext({ locale: 'en-GB', baseURL: shop.url })).newPage();
  const { name, email, phone: phone_number, password } = makePerson('Lucie Rayon');
  await signInByCall(theirs, 'customer/register', { name, email, phone_number, password });
  await openOffice(page, '/admin/customers', 'admin');
  const goods = await chooseProduct(page, 'en');
  const order = await placeOrder(page, 'Gaspard Lunel', [goods.id]);
  const token = await tokenOf(page);
  type Listed = { items: { id: number; name: string }[] };
  const { items: stores } = await callApi<Listed>(page, '/stores', token);
  const other = stores.find(({ id }) => id !== 1);
  const { items: found } = await callApi<Listed>(page, `/customers?search=${encodeURIComponent(email)}`, token);

  await openPage(page, `/admin/customers/${found[0]?.id}`);
  await page.getByRole('checkbox', { name: /^Orders/ }).check();
  await page.getByRole('checkbox', { name: /^Products/ }).check();
  await page.getByRole('radio', { name: 'Some stores' }).check();
  await page.getByRole('checkbox', { name: other?.name ?? '', exact: true }).check();
  await expectAccessibleInBothThemes(page);
  // Such a role is for all stores, so that the choice is not there beside it.
  await expect(page.getByRole('radio', { name: 'Some stores' })).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Customer updated successfully')).toBeVisible();

  await signInByCall(theirs, 'login_check', { identifier: email, password });
  await openPage(theirs, '/admin/orders');
  await expect(theirs.locator('main tbody tr').first()).toBeVisible();
  await expect(theirs.locator('main tbody')).not.toContainText(order.orderNumber);
  await openPage(theirs, `/admin/orders/${order.id}`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.locator('main')).not.toContainText(order.orderNumber);
  await openPage(theirs, `/admin/products/${goods.id}`);
  await expect(theirs.getByLabel(/^Price/).first()).toBeVisible();
  await expect(theirs.locator('main [name="name.fr"]')).toBeDisabled();

  // All stores again: the other store's order is there at once.
  await page.getByRole('radio', { name: 'All stores' }).check();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Customer updated successfully').first()).toBeVisible();
  await openPage(theirs, `/admin/orders/${order.id}`);
  await expect(theirs.locator('main')).toContainText(order.orderNumber);
  await theirs.context().close();
  ignoreFaults(pageFaults, /404/);
});
