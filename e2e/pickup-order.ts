import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

type Placed = { id: number; orderNumber: string; status: string };

/**
 * A pickup order of who has `token`, or of a guest (null), placed; `more`: its fields besides, or instead; `language`: its
 * mails' and its pages', else French.
 */
export async function placePickup(
  page: Page,
  token: string | null,
  goods: readonly { id: number; quantity: number }[],
  more: object = {},
  language?: string,
): Promise<Placed> {
  const order_items = goods.map(({ id, quantity }) => ({ product_id: id, quantity }));
  const data = {
    store_id: 1,
    type: 'pickup',
    status: 'submitted',
    age_confirmed: true,
    order_items,
    customer_name: 'Rita Retour',
    customer_email: `rita-${crypto.randomUUID()}@example.org`,
    customer_phone: '+33 6 39 98 12 34',
    ...more,
  };
  const headers: Record<string, string> = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { 'accept-language': language }),
  };
  const answer = await page.request.post('/api/v1/order/create', { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const made = ((await answer.json()) as { data: Placed }).data;
  if (made.status === 'submitted') return made;
  const placed = await page.request.put(`/api/v1/order/${made.id}`, { data, headers });
  expect(placed.status(), await placed.text()).toBe(200);
  return ((await placed.json()) as { data: Placed }).data;
}
