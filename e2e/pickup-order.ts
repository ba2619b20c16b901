import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A pickup order of who has `token`, placed. */
export async function placePickup(
  page: Page,
  token: string,
  goods: readonly { id: number; quantity: number }[],
): Promise<void> {
  const order_items = goods.map(({ id, quantity }) => ({ product_id: id, quantity }));
  const data = {
    ...{ store_id: 1, type: 'pickup', status: 'submitted', age_confirmed: true, order_items },
    ...{ customer_name: 'Rita Retour', customer_email: 'rita@example.org', customer_phone: '+33 6 39 98 12 34' },
  };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/v1/order/create', { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, status } = ((await answer.json()) as { data: { id: number; status: string } }).data;
  if (status === 'submitted') return;
  const placed = await page.request.put(`/api/v1/order/${id}`, { data, headers });
  expect(placed.status(), await placed.text()).toBe(200);
}
