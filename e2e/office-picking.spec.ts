import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice, type Placed, placeOrder } from './office.ts';
import { pickAll, type Run } from './picking-steps.ts';
import { chooseProduct } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

test('orders chosen in the list become a run, have their labels, and stand in the figures of the day @wide', async ({
  page,
  pageFaults,
}) => {
  const staff = await asStaff(page);
  await openOffice(page, '/admin/orders');
  const goods = await chooseProduct(page, 'en');
  const placed: Placed[] = [];
  for (let i = 0; i < 2; i++) placed.push(await placeOrder(page, 'Pia Prépare', [goods.id]));
  await page.goto('/admin/orders?search=pia%20prepare&status=pending');
  await page.getByRole('checkbox', { name: 'Select the whole page' }).check();
  await page.getByRole('button', { name: 'Pick now' }).click();
  await page.waitForURL(/\/admin\/picking\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const run = await staff<Run>('GET', `/pick-runs/${id}`);
  expect(run.lines).toHaveLength(2);
  await pickAll(staff, run);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bag labels' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // One label alone, again.
  const made = page.waitForResponse((answer) => answer.url().endsWith(`/pick-runs/${id}/labels`));
  await page.getByRole('region', { name: 'Bag labels' }).getByRole('listitem').getByRole('button').first().click();
  expect((await made).headers()['content-type']).toBe('application/pdf');

  // Chosen again, they are refused by name: they are picked.
  await page.goto('/admin/orders?search=pia%20prepare');
  await page.getByRole('checkbox', { name: 'Select the whole page' }).check();
  await page.getByRole('button', { name: 'Pick now' }).click();
  const refused = page.getByRole('dialog');
  for (const { orderNumber } of placed) await expect(refused).toContainText(orderNumber);
  await page.keyboard.press('Escape');
  ignoreFaults(pageFaults, /409/);

  await openPage(page, '/admin/today/1');
  await expect(
    page.getByRole('button', { name: /^(Close|Reopen) the slots of today$/ }).or(page.getByText('No time slot today')),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await openPage(page, '/admin/figures?store=1');
  await expect(page.getByRole('heading', { name: 'Picking figures' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Figures by day' });
  const figures = await staff<{ orders: number }[]>('GET', `/pick-figures?store_id=1&${aroundToday()}`);
  await expect(table.getByRole('row').nth(1)).toContainText(String(figures.at(-1)?.orders));
  await expectAccessibleInBothThemes(page);
});

/** With a day more than today: the store's clock is ahead of UTC. */
function aroundToday(): string {
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(-13)}&to=${day(1)}`;
}
