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
  const onAttempt = (kept: Attempt) => {
    attempt = kept;
  };
  const payload = { store_id: 1, order_items: [] };
  const entered = Promise.resolve(null);
  const place = () => placeOrder(api, { payload, isGuest: false, attempt, entered, onAttempt });
  await expect(place()).rejects.toMatchObject({ code: 'network' });
  expect(await place()).toMatchObject({ id: 7, status: 'submitted' });
  expect(sent).toEqual(['GET /api/v1/order/get-draft?store_id=1', 'PUT /api/v1/order/7 k', 'PUT /api/v1/order/7 k']);
});

/** Answers each call by its turn. */
function answering(...answers: [status: number, body: unknown][]) {
  const sent: string[] = [];
  const api = createApi(async (method, url, _body, { idempotencyKey = '' }) => {
    sent.push(`${method} ${url} ${idempotencyKey}`.trim());
    const [status, body] = answers[sent.length - 1] ?? [500, null];
    return { status, body };
  });
  const place = (isGuest: boolean, entered: number | null) =>
    placeOrder(api, {
      payload: { store_id: 1, order_items: [{ product_id: 3, quantity: 1.5 }] },
      isGuest,
      attempt: { key: 'k', draftId: null },
      entered: Promise.resolve(entered),
      onAttempt: () => undefined,
    });
  return { place, sent };
}

const ours = { id: 7, orderItems: [{ productId: 3, quantity: 1.5 }] };

test('with the draft of entering the checkout, placing is one call; a guest’s is one too', async () => {
  const customer = answering([200, { data: ours }]);
  await customer.place(false, 7);
  expect(customer.sent).toEqual(['PUT /api/v1/order/7 k']);
  const guest = answering([200, { data: ours }]);
  await guest.place(true, null);
  expect(guest.sent).toEqual(['POST /api/v1/order/create k']);
});

test.each([
  ['placed with other goods', 200, { data: { id: 7, orderItems: [{ productId: 3, quantity: 1 }] } }],
  ['cancelled', 409, { status: 409, code: 'moveNotAllowed' }],
  ['thrown away', 404, { status: 404, code: 'notFound' }],
])('a draft that was %s elsewhere makes way for a new order', async (_, status, body) => {
  const { place, sent } = answering(
    [status, body],
    [200, { data: null }],
    [200, { data: { id: 9 } }],
    [200, { data: { ...ours, id: 9 } }],
  );
  expect(await place(false, 7)).toMatchObject({ id: 9 });
  expect(sent).toEqual([
    'PUT /api/v1/order/7 k',
    'GET /api/v1/order/get-draft?store_id=1',
    'POST /api/v1/order/create',
    'PUT /api/v1/order/9 k-2',
  ]);
});

test('any other refusal is told, and no second order is tried', async () => {
  const { place, sent } = answering([409, { status: 409, code: 'figuresChanged' }]);
  await expect(place(false, 7)).rejects.toMatchObject({ code: 'figuresChanged' });
  expect(sent).toHaveLength(1);
});
