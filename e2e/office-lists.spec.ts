import type { Page } from '@playwright/test';
import { expectFits } from './fits.ts';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { moveChosen, openOffice, type Placed, placeOrder } from './office.ts';
import { toast } from './own-account.ts';
import { callApi, chooseProduct, tokenOf } from './shopping.ts';

const rows = (page: Page) => page.locator('main tbody tr');

/** How many rows stand wholly in sight, and the heights that they have. */
async function lookAtRows(page: Page): Promise<{ inSight: number; heights: number[] }> {
  await expect(rows(page).nth(24)).toBeAttached();
  return rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    const inSight = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length;
    return { inSight, heights: [...new Set(boxes.map(({ height }) => Math.round(height)))] };
  });
}

test('with 25 rows to a page, kept by the account, a screen shows the day of the shop @wide', async ({
  page,
  browser,
  shop,
}) => {
  await openOffice(page, '/admin/orders', 'admin');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(rows(page)).toHaveCount(25);
  await expect(page).toHaveURL(/\/admin\/orders$/);
  for (const [section, least] of [
    ['orders', 12],
    ['products', 15],
    ['customers', 15],
  ] as const) {
    await openPage(page, `/admin/${section}`);
    const { inSight, heights } = await lookAtRows(page);
    expect(inSight, section).toBeGreaterThanOrEqual(least);
    for (const height of heights) expect(height >= 36 && height <= 40, `${section}: ${height} px`).toBe(true);
    await expectFits(page, section);
    await expectAccessibleInBothThemes(page);
  }
  // On another device of the same account; a colleague has their own.
  const other = await (await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })).newPage();
  await openOffice(other, '/admin/products', 'admin');
  await expect(rows(other)).toHaveCount(25);
  await openOffice(other, '/admin/products', 'staff');
  await expect(rows(other)).toHaveCount(10);
  await other.context().close();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
  await expect(rows(page)).toHaveCount(10);
});

test('J and K walk along the rows, X chooses, Enter opens; not in a field, nor under a question @wide', async ({
  page,
}) => {
  await openOffice(page, '/admin/orders');
  const goods = await chooseProduct(page, 'en');
  const [first, second] = [
    await placeOrder(page, 'Rangée Première', [goods.id]),
    await placeOrder(page, 'Rangée Seconde', [goods.id]),
  ];
  await page.goto('/admin/orders?search=rang%C3%A9e&sortBy=date-asc');
  await expect(rows(page)).toHaveCount(2);
  const row = (order: Placed) => page.getByRole('row', { name: order.orderNumber });
  await page.keyboard.press('j');
  await expect(row(first)).toBeFocused();
  expect(await row(first).evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row(second)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(first)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 row selected')).toBeVisible();
  await expect(row(first)).toHaveAttribute('aria-selected', 'true');
  // From within a row they go on from it, from a box that is ticked too.
  await row(second).getByRole('checkbox').focus();
  await page.keyboard.press('k');
  await expect(row(first)).toBeFocused();

  // What is typed is typed, and under a question nothing moves.
  await page.locator('main [name=search]').focus();
  await page.keyboard.type('jkx');
  await expect(page.locator('main [name=search]')).toHaveValue('rangéejkx');
  await expect(page.getByText('1 row selected')).toBeVisible();
  await page.goto('/admin/orders?search=rang%C3%A9e&sortBy=date-asc');
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(row(first)).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const told of ['Next row', 'Previous row', 'Select the row', 'Open the row'])
    await expect(keys).toContainText(told);
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page.getByText('1 row selected')).toHaveCount(0);

  await expect(row(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.orderNumber);
});

test('no single key of a list numbers a paper, sends a mail or writes anything @wide', async ({ page }) => {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET')
      written.push(`${request.method()} ${request.url()}`);
  });
  await openOffice(page, '/admin/orders', 'admin');
  written.length = 0;
  for (const section of ['orders', 'products', 'customers', 'messages', 'reviews', 'audit', 'outbox']) {
    await openPage(page, `/admin/${section}`);
    // The number of rows is said once they are there.
    await expect(page.locator('main h1 + p')).not.toBeEmpty();
    for (const key of ['j', 'x', 'ArrowDown', 'ArrowUp', 'Delete', 'Backspace', 'k', 'p', 'd', 'c'])
      await page.keyboard.press(key);
    const selects = page.locator('main tbody select');
    if ((await selects.count()) > 0) await selects.first().focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  }
  expect(written).toEqual([]);
});

test('orders chosen stay chosen after a move, and are marked as paid by one question; a refusal is named @wide', async ({
  page,
  pageFaults,
}) => {
  await openOffice(page, '/admin/orders');
  const goods = await chooseProduct(page, 'en');
  const placed = [];
  for (let i = 0; i < 3; i++) placed.push(await placeOrder(page, 'Caisse Groupée', [goods.id]));
  const [first, second, third] = placed as [Placed, Placed, Placed];
  const read = async ({ id }: Placed) => callApi<Placed>(page, `/orders/${id}`, await tokenOf(page));
  await page.goto('/admin/orders?search=group%C3%A9e&status=pending&sortBy=date-asc');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select the whole page' }).check();
  await (await moveChosen(page, 'processing')).getByRole('button', { name: 'Confirm' }).click();
  // They have left this list, and are chosen still: their papers are printed.
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('3 rows selected')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Packing lists' })).toHaveAttribute(
    'href',
    new RegExp(`ids=${placed.map(({ id }) => id).join(',')}$`),
  );
  // Moved on again as they now stand, without a conflict with oneself.
  await (await moveChosen(page, 'ready')).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, '3 orders: Ready')).toBeVisible();

  // Somebody else cancels one of them meanwhile.
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { status: 'cancelled' };
  expect((await page.request.put(`/api/v1/orders/${second.id}/status`, { headers, data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Paid…' }).click();
  const sum = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(
    Math.round(300 * first.totalAmount) / 100,
  );
  const question = page.getByRole('dialog', { name: `Mark 3 orders as paid: ${sum} in all?` });
  for (const { orderNumber } of placed) await expect(question).toContainText(orderNumber);
  await expectAccessibleInBothThemes(page);
  expect((await read(first)).paymentStatus).toBe('needs_payment');
  await question.getByRole('button', { name: `Mark ${sum} as paid` }).click();
  await expect(page.getByRole('dialog')).toContainText('1 order could not be marked as paid');
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(second.orderNumber);
  ignoreFaults(pageFaults, /409/);
  for (const order of [first, third]) expect((await read(order)).paymentStatus).toBe('paid');
  await page.keyboard.press('Escape');
  // All that is left to be marked is nothing.
  await expect(page.getByRole('button', { name: 'Paid…' })).toBeDisabled();
});

test('the palette knows actions, those of one’s roles @wide', async ({ page, browser, shop }) => {
  await openOffice(page, '/admin/orders');
  await expect(rows(page)).toHaveCount(10);
  const options = page.getByRole('dialog').getByRole('option');
  const ask = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
    await page.keyboard.type(typed);
  };
  await ask('new prod');
  await expect(options.first()).toContainText('New product');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products\/new$/);
  await ask('print labels');
  await expect(options.first()).toContainText('Print today’s address labels');
  await page.keyboard.press('Escape');
  await ask('spreadsheets products');
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^Products .*\.csv$/);
  // Whoever may not manage customers is offered none.
  await ask('new customer');
  await expect(page.getByText('Nothing found')).toBeVisible();
  const admin = await (await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })).newPage();
  await openOffice(admin, '/admin/orders', 'admin');
  await expect(rows(admin)).toHaveCount(10);
  await admin.keyboard.press('Control+k');
  await admin.keyboard.type('new customer');
  await expect(admin.getByRole('option', { name: 'New customer' })).toBeVisible();
  await admin.context().close();
});

test('the overview comes in without moving what is there @wide', async ({ page }) => {
  await openOffice(page, '/admin/orders', 'admin');
  await page.addInitScript(() => {
    const kept = window as unknown as { shifts: number };
    kept.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, '/admin/overview');
  await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
});

test('on a phone the first order stands high, whose it is and how to call them first @narrow', async ({ page }) => {
  await openOffice(page, '/admin/orders');
  const goods = await chooseProduct(page, 'fr');
  await placeOrder(page, 'Haut Placé', [goods.id]);
  await page.reload();
  const first = rows(page).first();
  await expect(first).toContainText('Haut Placé');
  const top = await first.evaluate((row) => row.getBoundingClientRect().top);
  expect(top).toBeLessThan(200);
  for (const said of [first.getByText('Haut Placé'), first.getByRole('link', { name: '+33 1 99 00 00 07' })]) {
    const box = await said.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(200);
  }
  await expect(first.getByRole('link', { name: '+33 1 99 00 00 07' })).toHaveAttribute('href', 'tel:+33199000007');
  await expectFits(page, 'the orders');

  await openPage(page, '/admin/products');
  await page.getByRole('button', { name: 'Modifier dans la liste' }).tap();
  await expect(page.locator('#cell-0-visible')).toBeVisible();
  await expectFits(page, 'the quick edit');
  await expectAccessibleInBothThemes(page);
  await openOffice(page, '/admin/stores/1/slots', 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page, 'the slots');
});
