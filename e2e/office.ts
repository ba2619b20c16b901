import type { Locator, Page } from '@playwright/test';
import { expect, openPage } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { tokenOf } from './shopping.ts';

export type Placed = { id: number; orderNumber: string; totalAmount: number; status: string; paymentStatus: string };

/** Signs in as one of the demo's staff and waits for a page of the back office. */
export async function openOffice(page: Page, path: string, who: 'admin' | 'staff' = 'staff'): Promise<void> {
  await signInByCall(page, 'login_check', { identifier: `${who}@panier.example`, password: 'Panier2024' });
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Moves an order by its select: what is chosen there is applied by the button beside it, and confirmed in the question. */
export async function moveOrder(status: Locator, to: string): Promise<void> {
  await status.selectOption(to);
  await status.locator('xpath=following::button[1]').click();
  await status.page().getByRole('dialog').getByRole('button').last().click();
}

/** Moves the chosen orders of a list in the same way. */
export async function moveChosen(page: Page, to: string): Promise<Locator> {
  await page.getByRole('combobox', { name: 'Move to…' }).selectOption(to);
  await page.getByRole('button', { name: 'Apply…', exact: true }).click();
  return page.getByRole('dialog');
}

/** Marks the order of a page as paid, with the sum that is due. */
export async function markPaid(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
}

/** An order for pickup, as staff write one down for somebody: one of each product; `more`: its fields besides, or instead. */
export async function placeOrder(page: Page, name: string, productIds: readonly number[], more = {}): Promise<Placed> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const answer = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'accept-language': language },
    data: {
      store_id: 1,
      type: 'pickup',
      status: 'submitted',
      customer_name: name,
      customer_email: 'gaspard@example.org',
      customer_phone: '+33 1 99 00 00 07',
      order_items: productIds.map((id) => ({ product_id: id, quantity: 1 })),
      ...more,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Placed }).data;
}
