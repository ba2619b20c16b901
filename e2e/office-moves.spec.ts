import type { Page } from '@playwright/test';
import { expect, ignoreFaults, test } from './journey.ts';
import { openOffice, type Placed, placeOrder } from './office.ts';
import { callApi, chooseProduct, tokenOf } from './shopping.ts';

const read = async (page: Page, { id }: Placed) =>
  callApi<Placed & { invoices: object[]; nextPaymentStatuses: string[] }>(page, `/orders/${id}`, await tokenOf(page));

test('arrow keys move no order; a move asks with the unpaid sum, and the focus lands on no other order’s action @wide', {
  tag: '@long',
}, async ({ page, pageFaults }) => {
  await openOffice(page, '/admin/orders');
  const goods = await chooseProduct(page, 'en');
  const [first] = [
    await placeOrder(page, 'Flavienne Flechard', [goods.id]),
    await placeOrder(page, 'Flavienne Flechard', [goods.id]),
  ];
  await page.goto('/admin/orders?search=flechard&sortBy=date-asc');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const status = page.getByRole('combobox', { name: `Status of order ${first.orderNumber}` });
  for (const next of ['processing', 'ready', 'delivered']) {
    // The move before is sent, and the row is as it left it.
    await expect(status).not.toHaveAttribute('aria-busy', 'true');
    await status.focus();
    await page.keyboard.press('ArrowDown');
    await expect(status).toHaveValue(next);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await read(page, first)).status).not.toBe(next);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: `Move order ${first.orderNumber}` });
    await expect(question).toBeVisible();
    if (next === 'delivered') {
      await expect(question).toContainText(/Still to be paid: €\d/);
      await expect(question).toContainText('The invoice is numbered and sent to gaspard@example.org');
    }
    // Asked and left: nothing has happened.
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect((await read(page, first)).status).not.toBe(next);
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect.poll(async () => (await read(page, first)).status).toBe(next);
    await expect(question).toBeHidden();
    // It goes on within the row of the order that was moved.
    await expect(rows.first().locator(':focus')).toHaveCount(1);
  }
  expect((await read(page, first)).invoices).toHaveLength(1);

  // Of those that wait one is moved on: its row goes, and the focus is on a link, which moves nothing.
  await page.goto('/admin/orders?search=flechard&status=pending');
  const third = await placeOrder(page, 'Flavienne Flechard', [goods.id]);
  await page.reload();
  await expect(rows).toHaveCount(2);
  const top = page.getByRole('combobox', { name: `Status of order ${third.orderNumber}` });
  await top.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.first().locator('a:focus')).toHaveCount(1);

  // The money is marked with means and sum, and taken back.
  await rows.first().getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const question = page.getByRole('dialog', { name: /^Mark order/ });
  await question.getByLabel('Paid by').selectOption('card_terminal');
  const sum = question.getByLabel('Amount received');
  const due = await sum.inputValue();
  await sum.fill('0.01');
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(question.getByText(/^This is less than what is due/)).toBeVisible();
  ignoreFaults(pageFaults, /status of 422.*\/payment/);
  await sum.fill(due);
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Payment: paid · Card (terminal)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the payment mark' }).click();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
});
