import type { Page } from '@playwright/test';
import { expectFits } from './fits.ts';
import { expect, openPage, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { chooseProduct } from './shopping.ts';

/** How many rows of the list stand whole in the first screen. */
async function rowsInSight(page: Page): Promise<number> {
  await expect(page.locator('main tbody tr')).toHaveCount(25);
  return page.locator('main tbody tr').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );
}

test('at 1280 by 800 twelve orders, fifteen products and fifteen customers are in sight @wide', async ({ page }) => {
  await openOffice(page, '/admin/orders?per_page=25', 'admin');
  expect(await rowsInSight(page), 'orders').toBeGreaterThanOrEqual(12);
  for (const list of ['products', 'customers']) {
    await openPage(page, `/admin/${list}?per_page=25`);
    expect(await rowsInSight(page), list).toBeGreaterThanOrEqual(15);
  }
});

test('nothing moves on the overview while it comes in @wide', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openOffice(page, '/admin/overview', 'admin');
  await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Newest orders' }).getByRole('listitem')).toHaveCount(5);
  // What moved was reported by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBe(0);
});

test('on a phone the first order stands within 200 px, its name and telephone first; nothing scrolls sideways @narrow', async ({
  page,
}) => {
  await openOffice(page, '/admin/orders', 'admin');
  const goods = await chooseProduct(page, 'fr');
  const phone = '+33 1 99 00 00 07';
  const order = await placeOrder(page, 'Mathurine Quai', [goods.id], { customer_phone: phone });
  await page.reload();
  const row = page.locator('main tbody tr').first();
  await expect(row).toContainText(order.orderNumber);
  const { y = 999 } = (await row.boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(200);
  const topOf = async (text: string) => (await row.getByText(text).first().boundingBox())?.y ?? 999;
  const [name, telephone, number] = [await topOf('Mathurine Quai'), await topOf(phone), await topOf(order.orderNumber)];
  expect(Math.max(name, telephone)).toBeLessThan(number);
  await expectFits(page, 'the list of orders');

  await openPage(page, '/admin/products');
  await page.getByRole('button', { name: 'Filtres' }).tap();
  await page.getByRole('button', { name: 'Modifier dans la liste' }).tap();
  await expect(page.getByRole('button', { name: 'Terminer' })).toBeVisible();
  await expectFits(page, 'the list that is edited');
  await openPage(page, '/admin/stores/1/slots');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main form')).toBeVisible();
  await expectFits(page, 'the slots');
});
