import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { callApi, chooseProduct, tokenOf } from './shopping.ts';

type Sales = { today: { orders: number }; daily: { date: string; orders: number }[] };

/** Its number. */
async function placeSomething(page: Page, name: string): Promise<string> {
  return (await placeOrder(page, name, [(await chooseProduct(page, 'en')).id])).orderNumber;
}

test('staff see what waits for them, and a new order by itself @wide', async ({ page }) => {
  await page.clock.install();
  await openOffice(page, '/admin/orders', 'staff');
  await expect(page.locator('main table')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.waitForURL('**/admin/overview');
  const newest = page.getByRole('region', { name: 'Newest orders' });
  await expect(newest.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: /^Stock running low/ }).getByRole('listitem')).toHaveCount(5);
  const slider = page.getByRole('slider', { name: 'Day' });
  await expect(slider).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const before = await callApi<Sales>(page, '/reports/sales', await tokenOf(page));
  const number = await placeSomething(page, 'Gaspard Lunel');
  await page.clock.fastForward(61_000);
  await expect(newest).toContainText(`${number} · Gaspard Lunel`);
  const orders = before.today.orders + 1;
  const said = new RegExp(` ${orders} orders? `);
  await expect(slider).toHaveAttribute('aria-valuetext', said);

  // The bars are read with the arrow keys; the table beneath says the same. Two days may have as many orders: the whole
  // text tells them apart, by its date.
  const today = (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', today);
  await page.getByText('All days in figures').click();
  await expect(page.getByRole('table', { name: 'Sales of the last 30 days' }).getByRole('row')).toHaveCount(31);
  await page.getByRole('combobox', { name: 'What the chart shows' }).selectOption('Orders');
  await expect(page.getByRole('img', { name: /^Orders of the last 30 days/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Store' }).selectOption({ index: 2 });
  await expect(page.getByRole('heading', { name: 'By store' })).toBeHidden();

  await newest.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  // Beneath a list the same stands in short.
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(newest.getByRole('listitem')).toHaveCount(3);
  await expect(newest).toContainText(number);
});

test('the guide through the first run is for whoever configures the shop @wide', { tag: '@long' }, async ({ page }) => {
  const step = { step: 'products', isDone: false, isOptional: false };
  await page.route('**/api/v1/setup-state', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { isComplete: boolean; steps: (typeof step)[] } };
    const steps = body.data.steps.map((each) => (each.step === step.step ? step : each));
    await route.fulfill({ response: answer, json: { ...body, data: { isComplete: false, steps } } });
  });
  await openOffice(page, '/admin/overview', 'admin');
  await expect(page.getByText('1 step is missing before you can sell')).toBeVisible();
  await page.getByRole('link', { name: 'Continue the setup' }).click();
  await page.waitForURL('**/admin/setup');
  await expect(page.locator('[aria-current="step"]')).toContainText('First products');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Begin · First products' }).click();
  await page.waitForURL('**/admin/products/new');
});
