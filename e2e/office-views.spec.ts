import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  ignoreFaults,
  openPage,
  reloadPage,
  test,
} from './journey.ts';
import { openOffice } from './office.ts';
import { callApi, tokenOf } from './shopping.ts';

const openMenu = (page: Page, name: string) => page.locator('main summary', { hasText: name }).click();
const heads = (page: Page) => page.locator('main').getByRole('columnheader').allInnerTexts();

test('a view keeps filters, order and columns; another member of staff sees it once it is shared @wide @long', async ({
  page,
  browser,
  shop,
  pageFaults,
}) => {
  await openOffice(page, '/admin/products', 'admin');
  await openPage(page, '/admin/products?category=FRUIT&sortBy=name-desc');
  await expect(page.locator('main table')).toBeVisible();
  await openMenu(page, 'Columns');
  await page.getByRole('checkbox', { name: 'Aisle', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Move Price up' }).click();
  await expect(page).toHaveURL(/columns=/);
  const columns = await heads(page);
  expect(columns.join()).not.toContain('Aisle');
  const shown = new URL(page.url()).searchParams;

  await openMenu(page, 'Views');
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByLabel('Name of the view')).toHaveAttribute('aria-invalid', 'true');
  ignoreFaults(pageFaults, /422/);
  await dialog.getByLabel('Name of the view').fill('Fruit from Z');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View saved')).toBeVisible();

  await openPage(page, '/admin/products');
  await openMenu(page, 'Views');
  await page.getByRole('link', { name: 'Fruit from Z' }).click();
  await expect(page).toHaveURL(/category=FRUIT/);
  for (const [name, value] of shown) expect(new URL(page.url()).searchParams.get(name)).toBe(value);
  await reloadPage(page);
  await expect(page.locator('main table')).toBeVisible();
  expect(await heads(page)).toEqual(columns);

  const colleague = await (await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })).newPage();
  await openOffice(colleague, '/admin/products', 'staff');
  await openMenu(colleague, 'Views');
  await expect(colleague.getByText('No saved views')).toBeVisible();
  await openMenu(page, 'Views');
  await page.getByRole('button', { name: 'Change the view Fruit from Z' }).click();
  await dialog.getByLabel('Name of the view').fill('Fruit for all');
  await dialog.getByRole('checkbox', { name: 'Share' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await reloadPage(colleague);
  await openMenu(colleague, 'Views');
  await expect(colleague.getByRole('button', { name: 'Change the view Fruit for all' })).toHaveCount(0);
  await colleague.getByRole('link', { name: 'Fruit for all' }).click();
  await expect.poll(() => heads(colleague)).toEqual(columns);
  await colleague.context().close();

  await openMenu(page, 'Views');
  await page.getByRole('button', { name: 'Change the view Fruit for all' }).click();
  await dialog.getByRole('button', { name: 'Delete the view' }).click();
  await page
    .getByRole('dialog', { name: 'Delete the view Fruit for all?' })
    .getByRole('button', { name: 'Delete the view' })
    .click();
  await expect(page.getByText('View deleted')).toBeVisible();
});

test('a note stands with the customer, and in the change log @wide', { tag: '@long' }, async ({ page }) => {
  await openOffice(page, '/admin/customers', 'admin');
  const token = await tokenOf(page);
  const found = await callApi<{ items: { id: number }[] }>(page, '/customers?search=shopper%40', token);
  await openPage(page, `/admin/customers/${found.items[0]?.id}`);
  await page.locator('main [name=note]').fill('Prefers the evening');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.locator('main li', { hasText: 'Prefers the evening' })).toBeVisible();
  await expect(page.locator('main [name=note]')).toHaveValue('');
  await page.locator('main').getByRole('link', { name: 'Change log', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?thing=customer&id=\d+$/);
  const entry = page.locator('main tbody tr').first();
  await expect(entry).toContainText('Internal note');
  await expect(entry).toContainText('nothing → Prefers the evening');
  await expectAccessibleInBothThemes(page);
  await entry.getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
});
