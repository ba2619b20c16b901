import { expect, test } from 'vitest';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder, refusalOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesday, tuesdayMorning } from '#server/testing/slots.ts';

const t = await startSoundApp();
const shop = await makeOrderShop(t);
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const chief = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const bread = [{ product_id: shop.bread, quantity: 1 }];
const start = (body: object, by = picker) => t.call('POST', '/pick-runs', { store_id: shop.storeId, ...body }, by);
const place = async (quantity = 2, more: object = {}) =>
  placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, quantity), ...more });
const order = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;
const codeOf = ({ body, status }: { body: { code?: string }; status: number }) => `${status} ${body.code}`;

test('named orders become a run: processing, in letters by the time of placing, without name and address', async () => {
  const [first, second] = [await place(2, { substitution: 'best_match', delivery_note: 'Bien mûres' }), await place(1)];
  const { status, body } = await start({ order_ids: [second.id, first.id] });
  expect(status).toBe(200);
  const run: PickRun = body.data;
  expect(run.state).toBe('open');
  expect(run.orders.map(({ number, letter, initial, wish }) => [number, letter, initial, wish])).toEqual([
    [first.orderNumber, 'A', 'C', 'best_match'],
    [second.orderNumber, 'B', 'C', 'refund'],
  ]);
  expect(
    run.lines.map(({ letter, productId, quantity, state, picked, note }) => [
      letter,
      productId,
      quantity,
      state,
      picked,
      note,
    ]),
  ).toEqual([
    ['A', shop.apples, 2, 'waiting', 0, 'Bien mûres'],
    ['B', shop.apples, 1, 'waiting', 0, null],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Martin|panier\.example|33 ?1/);
  expect((await order(first.id)).status).toBe('processing');
  const listed = await t.call('GET', `/pick-runs?store_id=${shop.storeId}&state=open&per_page=1`, undefined, picker);
  expect(listed.body.data.items[0]).toMatchObject({ id: run.id, decided: 0, lineCount: 2 });
});

test('an order is in one open run, and closed to its shopper and to a change of its goods', async () => {
  const one = await place();
  const run = (await start({ order_ids: [one.id] })).body.data as PickRun;
  const again = await start({ order_ids: [one.id] });
  expect([codeOf(again), again.body.data.orderNumbers]).toEqual(['409 inRun', [one.orderNumber]]);
  const change = (order_items: object[]) => t.call('PUT', `/orders/${one.id}`, { order_items }, manager);
  expect(codeOf(await change([{ product_id: shop.apples, quantity: 1 }]))).toBe('409 inRun');
  const ready = await t.call('PUT', `/orders/${one.id}/status`, { status: 'ready' }, manager);
  expect(codeOf(ready)).toBe('409 inRun');
  expect((await t.call('DELETE', `/pick-runs/${run.id}`, undefined, picker)).status).toBe(200);
  expect((await order(one.id)).status).toBe('processing');
  expect((await change([{ product_id: shop.apples, quantity: 1 }])).status).toBe(200);
  expect((await start({ order_ids: [one.id] })).status).toBe(200);
});

test('an order that is cancelled leaves its run, and its goods are to be had again', async () => {
  const [one, other] = [await place(), await place()];
  const run = (await start({ order_ids: [one.id, other.id] })).body.data as PickRun;
  const cancel = await t.call('PUT', `/orders/${one.id}/status`, { status: 'cancelled' }, manager);
  expect(cancel.status).toBe(200);
  const now = (await t.call('GET', `/pick-runs/${run.id}`, undefined, picker)).body.data as PickRun;
  expect(now.orders.map(({ hasLeft }) => hasLeft)).toEqual([true, false]);
  expect(now.version).toBeGreaterThan(run.version);
  expect(now.lineCount).toBe(1);
});

test.each<[string, object, string]>([
  ['neither a slot nor orders', {}, '422 slot_id=validation.required'],
  ['both', { slot_id: 1, order_ids: [1] }, '422 slot_id=validation.invalid'],
  ['unknown orders', { order_ids: [999_999] }, '422 order_ids.0=validation.invalid'],
  ['another’s slot', { slot_id: 999_999 }, '422 slot_id=validation.invalid'],
  ['no store', { store_id: 999_999, order_ids: [1] }, '422 store_id=validation.invalid'],
])('%s: refused', async (_, body, expected) => {
  expect(refusalOf(await start(body))).toBe(expected);
});

test('a transfer is picked once it is paid', async () => {
  const one = await place(1, { payment_method: 'bank_transfer' });
  const refused = await start({ order_ids: [one.id] });
  expect([codeOf(refused), refused.body.data.orderNumbers]).toEqual(['409 notPaid', [one.orderNumber]]);
  await t.call('PUT', `/orders/${one.id}/payment`, { payment_status: 'paid' }, manager);
  expect((await start({ order_ids: [one.id] })).status).toBe(200);
});

test('of a slot, the first orders in the order of placing, and only once its cut-off has passed', async () => {
  t.setNow(tuesdayMorning);
  const [slot] = await makeWindows(t, chief, shop.storeId, [tuesday]);
  const placed = [];
  for (let i = 0; i < 9; i++) placed.push(await place(0, { slot_id: slot?.id, order_items: bread }));
  const unpaid = await place(1, { slot_id: slot?.id, payment_method: 'bank_transfer', order_items: bread });
  expect(codeOf(await start({ slot_id: slot?.id }))).toBe('409 nothingToPick');
  t.setNow(new Date('2026-11-24T08:00:00Z'));
  const first = await start({ slot_id: slot?.id });
  expect(first.body.data.orders.map(({ number }: { number: string }) => number)).toEqual(
    placed.slice(0, 8).map(({ orderNumber }) => orderNumber),
  );
  expect(first.body.data.left_out).toEqual([{ orderNumber: unpaid.orderNumber, reason: 'notPaid' }]);
  expect((await start({ slot_id: slot?.id })).body.data.orders).toHaveLength(1);
  expect(codeOf(await start({ slot_id: slot?.id }))).toBe('409 nothingToPick');
});

test('who picks sets ready and shipped, reads nobody’s name, and moves nothing else', async () => {
  const one = await place();
  const move = (status: string) => t.call('PUT', `/orders/${one.id}/status`, { status }, picker);
  for (const status of ['processing', 'cancelled', 'delivered']) expect((await move(status)).status).toBe(403);
  await t.call('PUT', `/orders/${one.id}/status`, { status: 'processing' }, manager);
  const ready = await move('ready');
  expect([ready.status, ready.body.data.status]).toEqual([200, 'ready']);
  expect(JSON.stringify(ready.body)).not.toMatch(/Martin|panier\.example|33 ?1/);
});
