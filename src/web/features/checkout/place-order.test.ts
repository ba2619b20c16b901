import { expect, test } from 'vitest';
import { createApi } from '#contract/client.ts';
import { type Attempt, placeOrder } from './place-order.ts';

/** A shop that submits the draft but loses its first answer on the way. */
function losingAnswers() {
  const sent: string[] = [];
  let isPlaced = false;
  const api = createApi(async (method, url, _body, { idempotencyKey = '' }) => {
    sent.push(`${method} ${url} ${idempotencyKey}`.trim());
    if (method === 'GET') return { status: 200, body: { data: isPlaced ? null : { id: 7 } } };
    if (isPlaced) return { status: 200, body: { data: { id: 7, status: 'submitted' } } };
    isPlaced = true;
    return { status: 0, body: null };
  });
  return { api, sent };
}

test('an attempt whose answer was lost asks again for the same order', async () => {
  const { api, sent } = losingAnswers();
  let attempt: Attempt = { key: 'k', draftId: null };
  const keep = (draftId: number) => {
    attempt = { ...attempt, draftId };
  };
  const payload = { store_id: 1, order_items: [] };
  await expect(placeOrder(api, payload, false, attempt, keep)).rejects.toMatchObject({ code: 'network' });
  expect(await placeOrder(api, payload, false, attempt, keep)).toMatchObject({ id: 7, status: 'submitted' });
  expect(sent).toEqual(['GET /api/v1/order/get-draft?store_id=1', 'PUT /api/v1/order/7 k', 'PUT /api/v1/order/7 k']);
});
