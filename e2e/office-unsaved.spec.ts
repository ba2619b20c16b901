import type { Page } from '@playwright/test';
import { expect, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { callApi, tokenOf } from './shopping.ts';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
/** Stays, and waits until the question is gone: what is beneath it takes no keys before. */
async function stay(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Closes the tab as its owner does; answers whether the browser asked first. It stays open. */
async function triesToClose(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  await dialog.dismiss();
  return dialog.type();
}

test('nothing typed is lost by leaving, by closing the tab or by a save that fails, and nothing is saved unasked @wide', async ({
  page,
  pageFaults,
}) => {
  await openOffice(page, '/admin/products', 'admin');
  await expect(page.locator('main table')).toBeVisible();
  const token = await tokenOf(page);
  const { items } = await callApi<{ items: { id: number }[] }>(page, '/products?category=EPICE&visible=true', token);
  const path = `/products/${items[0]?.id}`;
  const supplierOf = async () => (await callApi<{ supplier: string | null }>(page, path, token)).supplier;
  const before = await supplierOf();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/v1/products/')) writes.push(request.url());
  });

  await openPage(page, `/admin${path}`);
  await field(page, 'supplier').fill('Moulin du Nord');
  await field(page, 'brand').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByText('1 field not saved')).toBeVisible();
  expect(await triesToClose(page)).toBe('beforeunload');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await stay(page);
  await expect(field(page, 'supplier')).toHaveValue('Moulin du Nord');
  expect([writes, await supplierOf()]).toEqual([[], before]);

  // The network is lost while it is saved.
  await page.route(`**/api/v1${path}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await field(page, 'supplier').press('Enter');
  await failed;
  await expect(field(page, 'supplier')).toHaveValue('Moulin du Nord');
  await expect(page.getByText('1 field not saved')).toBeVisible();
  await page.unroute(`**/api/v1${path}`);
  ignoreFaults(pageFaults, /ERR_FAILED/);
  // Enter saves, and then nobody is asked.
  await field(page, 'supplier').press('Enter');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(await supplierOf()).toBe('Moulin du Nord');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});

test('notes, credit, answers and names of views that are typed are kept by what closes them @wide @long', async ({
  page,
}) => {
  await openOffice(page, '/admin/customers', 'admin');
  await expect(page.locator('main table')).toBeVisible();
  const token = await tokenOf(page);
  const { items } = await callApi<{ items: { id: number }[] }>(page, '/customers?search=shopper%40', token);
  await openPage(page, `/admin/customers/${items[0]?.id}`);
  for (const [name, text] of [
    ['note', 'Rings twice'],
    ['reason', 'A broken jar'],
  ] as const) {
    await field(page, name).fill(text);
    expect(await triesToClose(page)).toBe('beforeunload');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await stay(page);
    await expect(field(page, name)).toHaveValue(text);
    await field(page, name).fill('');
  }

  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  const row = page.locator('tbody tr').first();
  await row.getByRole('button', { name: /^Answer / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=answer]').fill('See you soon');
  // A press beside it.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: /^Answer / }).click();
  await expect(dialog.locator('[name=answer]')).toHaveValue('See you soon');
  // Another filter of the list is another page of it, without this review perhaps.
  await page.keyboard.press('Escape');
  expect(await triesToClose(page)).toBe('beforeunload');
  await page.getByRole('link', { name: 'Turned down', exact: true }).click();
  await stay(page);
  await row.getByRole('button', { name: /^Answer / }).click();
  await expect(dialog.locator('[name=answer]')).toHaveValue('See you soon');
  // A colleague's answer in the meantime is told, beside what is typed.
  const [review] = (await callApi<{ items: { id: number }[] }>(page, '/reviews', token)).items;
  const headers = { authorization: `Bearer ${token}` };
  const written = await page.request.put(`/api/v1/reviews/${review?.id}`, {
    headers,
    data: { answer: 'Welcome back' },
  });
  expect(written.status(), await written.text()).toBe(200);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(dialog.getByText('Somebody else has saved in the meantime')).toBeVisible();
  await expect(dialog.getByText('saved: Welcome back')).toBeVisible();
  await expect(dialog.locator('[name=answer]')).toHaveValue('See you soon');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: /^Show all of / }).click();
  await expect(row).toContainText('See you soon');

  await openPage(page, '/admin/products?visible=false');
  const openView = async () => {
    await page.locator('main summary', { hasText: 'Views' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
  };
  await openView();
  await dialog.getByLabel('Name of the view').fill('Not shown yet');
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await close();
    await expect(dialog).toBeHidden();
    await openView();
    await expect(dialog.getByLabel('Name of the view')).toHaveValue('Not shown yet');
  }
  // Given up by its own button, it begins anew.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openView();
  await expect(dialog.getByLabel('Name of the view')).toHaveValue('');
});

test('filters stay with their list, and cells typed on two pages are saved together @wide @long', async ({ page }) => {
  await openOffice(page, '/admin/orders', 'admin');
  await expect(page.locator('main table')).toBeVisible();
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  const showFilters = () => page.getByRole('button', { name: 'Filters' }).click();
  await showFilters();
  await status.selectOption('pending');
  await expect(page).toHaveURL(/status=pending/);
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await showFilters();
  await expect(status).toHaveValue('');
  await page.goBack();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(status).toHaveValue('pending');

  // Of one store: for all at once stock is not written.
  await openPage(page, '/admin/products?category=NONALIMENTAIRE&sortBy=name-desc&storeId=1');
  await expect(page.locator('main table')).toBeVisible();
  await page.keyboard.press('e');
  // For all stores at once stock is not written.
  await page.getByLabel('For which store').selectOption('1');
  const token = await tokenOf(page);
  const stocks = async () => {
    const query = '/products?category=NONALIMENTAIRE&sortBy=name-desc&storeId=1&per_page=20&lng=en';
    const { items } = await callApi<{ items: { quantityInStock: number }[] }>(page, query, token);
    return [0, 10, 19].map((i) => items[i]?.quantityInStock);
  };
  const before = await stocks();
  await page.locator('#cell-0-quantityInStock').fill('611');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('#cell-0-quantityInStock')).not.toHaveValue('611');
  await page.locator('#cell-0-quantityInStock').fill('622');
  await page.locator('#cell-9-quantityInStock').fill('623');
  await expect(page.getByText('3 cells not saved')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(await stocks()).toEqual([611, 622, 623]);

  // Saved over at once, and over again: no conflict with oneself, and all of it is taken back.
  for (const amount of ['632', '642']) {
    await page.locator('#cell-0-quantityInStock').fill(amount);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(await stocks()).toEqual([611, 642, 623]);
  await page.getByRole('button', { name: '5 products saved' }).click();
  await expect(page.getByText('Undo the later change first')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('Nothing to undo.')).toBeVisible();
  expect(await stocks()).toEqual(before);
});
