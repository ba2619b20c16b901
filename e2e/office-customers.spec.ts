import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { toast } from './own-account.ts';
import { accountLinkIn, callApi, fillFields, makePerson, signIn, waitForMail } from './shopping.ts';

const password = 'Panier2024';
type Answer = { token: string };
type Priced = { id: number; slug: string; stores: { storeId: number; wholesalePrice: number | null }[] };

/** The answer of a sign-in: 401 for whoever may not. */
const signInByCall = (page: Page, identifier: string, secret: string) =>
  page.request.post('/api/v1/authentication/login_check', { data: { identifier, password: secret } });
const tokenFor = async (page: Page, identifier: string, secret: string) =>
  ((await (await signInByCall(page, identifier, secret)).json()) as Answer).token;
const send = (page: Page, method: 'PUT' | 'POST', path: string, token: string, data: object) =>
  page.request.fetch(`/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` }, data });

test('an account is opened by mail, given wholesale prices and credit, switched off and on, and erased @wide', async ({
  page,
  shop,
  browser,
  pageFaults,
}) => {
  const person = makePerson('Bérénice Grossiste');
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await openOffice(page, '/admin/customers', 'admin');
  await expect(page.locator('main table')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await fillFields(page, { name: person.name, email: 'shopper@panier.example' });
  await page.keyboard.press('Control+s');
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('name')).toHaveValue(person.name);
  ignoreFaults(pageFaults, /422/);
  await fillFields(page, { email: person.email, phone: person.phone });
  await save.click();
  await expect(toast(page, 'Customer created successfully')).toBeVisible();
  await page.waitForURL(/\/admin\/customers\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  await expect(page.getByText('Not verified yet')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Its owner chooses a password by the link of the mail, and asks for wholesale prices.
  const link = accountLinkIn(await waitForMail(shop, person.email, 'account-opened'), 'forgot-password');
  const theirs = await (await browser.newContext({ locale: 'en-GB', baseURL: shop.url })).newPage();
  await openPage(theirs, link);
  await theirs.waitForURL('**/auth/change-password/*');
  await fillFields(theirs, { password: person.password, confirmPassword: person.password });
  await theirs.locator('main form button[type=submit]').click();
  await theirs.waitForURL('**/auth/login');
  const wish = { customer_type: 'wholesale', tax_identification_number: 'FR40123456824' };
  const own = await tokenFor(page, person.email, person.password);
  expect((await send(page, 'PUT', '/customer-profiles/me', own, wish)).status()).toBe(200);

  // What somebody else has written meanwhile comes in beside what is typed.
  await fillFields(page, { city: 'Pantin' });
  const status = page.getByRole('switch');
  await status.click();
  await expect(toast(page, `${person.name} can no longer sign in`)).toBeVisible();
  expect((await signInByCall(page, person.email, person.password)).status()).toBe(401);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, `${person.name} can sign in again`)).toBeVisible();
  await expect(field('city')).toHaveValue('Pantin');
  await expect(page.getByText('FR40123456824')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Customer updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await fillFields(page, { refusalReason: 'The number is unknown' });
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(toast(page, 'Request refused')).toBeVisible();
  await expect(page.getByText('Asks for wholesale prices')).toBeHidden();
  expect((await waitForMail(shop, person.email, 'wholesale-refused')).text).toContain('The number is unknown');
  const again = await tokenFor(page, person.email, person.password);
  expect((await send(page, 'PUT', '/customer-profiles/me', again, wish)).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Approve wholesale prices' }).click();
  const approval = page.getByRole('dialog', { name: 'Give wholesale prices?' });
  await expect(approval).toContainText(`An email goes to ${person.email}.`);
  await approval.getByRole('button', { name: 'Approve wholesale prices' }).click();
  await expect(toast(page, 'Wholesale prices approved')).toBeVisible();
  await expect(field('customerType')).toHaveValue('wholesale');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await waitForMail(shop, person.email, 'wholesale-approved');

  // The shop shows them the other price.
  const staff = await tokenFor(page, 'admin@panier.example', password);
  const { items } = await callApi<{ items: Priced[] }>(page, '/products?visible=true&per_page=100', staff);
  const wholesaleOf = ({ stores }: Priced) => stores.find(({ storeId }) => storeId === 1)?.wholesalePrice ?? null;
  const goods = items.find((one) => wholesaleOf(one) !== null);
  if (!goods) throw new Error('The demo has no wholesale price');
  await signIn(theirs, person.email, person.password);
  await theirs.waitForURL(`${shop.url}/`);
  const shown = await callApi<{ priceBase: number }>(
    page,
    `/store/product/${goods.id}?storeId=1`,
    await tokenFor(page, person.email, person.password),
  );
  expect(shown.priceBase).toBe(wholesaleOf(goods));
  await openPage(theirs, `/products/${goods.slug}`);
  const price = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(shown.priceBase);
  await expect(theirs.locator('main')).toContainText(price);

  // Notes, credit, and what may not be done to oneself.
  await fillFields(page, { note: 'Rings twice' });
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rings twice' })).toBeVisible();
  await expect(field('note')).toHaveValue('');
  await fillFields(page, { amount: '7,50', reason: 'Late delivery' });
  await page.getByRole('button', { name: 'Save the amount' }).click();
  await expect(page.getByRole('heading', { name: 'Store credit: €7.50' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Store credit: €0.00' })).toBeVisible();
  await openPage(page, '/admin/customers?role=any&search=admin%40panier.example');
  await expect(page.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('tbody th a').click();
  await expect(page.getByLabel('Customers', { exact: false }).and(page.locator('input'))).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();

  // Erased after a question.
  await openPage(page, `/admin/customers/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this customer?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Customer deleted successfully')).toBeVisible();
  await page.waitForURL('**/admin/customers');
  await callApi(page, `/customers/${id}`, staff, 404);
  await theirs.context().close();
});
