import { expect, test } from 'vitest';
import type { PickEventInput, PickRun } from '#contract/orders/pick-runs.ts';
import { eq } from '#server/db/sql.ts';
import { stock } from '#server/db/tables/stock.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, home, makeOrderShop, placeOrder, refusalOf } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp({ now: new Date('2026-11-28T12:00:00Z') });
const { storeId, bread } = await makeOrderShop(t);
const many = { stores: [storeId], quantityMilli: 900_000 };
const apples = await makeProduct(t.db, { ...many, name: 'Pommes', cents: 250, vatBp: 550 });
const carrots = await makeProduct(t.db, { ...many, name: 'Carottes', unit: 'KG', cents: 399, vatBp: 550 });
const soap = await makeProduct(t.db, { ...many, name: 'Savon', cents: 1200, vatBp: 2000 });
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);

let second = 0;
const at = () => new Date(Date.parse('2026-11-28T08:00:00Z') + ++second * 1000).toISOString();
type Item = [product: number, quantity: number];

async function runOf(orders: Item[][], more: object = {}): Promise<PickRun> {
  const orderIds = [];
  for (const items of orders) {
    const order_items = items.map(([product_id, quantity]) => ({ product_id, quantity }));
    orderIds.push((await placeOrder(t, { ...guestOrder(storeId, apples, 1), order_items, ...more })).id);
  }
  return startRun(t, picker, { storeId, orderIds });
}

type Said = Partial<PickEventInput> & { kind: PickEventInput['kind'] };
/** Says of each line of a run, in the order of its products, what became of it. */
async function pick(run: PickRun, outcomes: Record<number, Said>) {
  const events = run.lines.map((line) => {
    const { kind, ...more } = outcomes[line.productId] ?? { kind: 'picked' };
    return pickEvent(line, kind, { at: at(), ...more });
  });
  const { body } = await sendEvents(t, picker, { id: run.id, events });
  expect(body.data.results.map(({ result }: { result: string }) => result)).toEqual(events.map(() => 'ok'));
}
const finish = (run: PickRun, body: object = {}) => t.call('POST', `/pick-runs/${run.id}/finish`, body, picker);
const orderOf = async (run: PickRun, i = 0) =>
  (await t.call('GET', `/orders/${run.orders[i]?.id}`, undefined, manager)).body.data;
const stockRow = async (productId: number) => {
  const [row] = await t.db.select().from(stock).where(eq(stock.productId, productId));
  return [row?.onHandMilli ?? 0, row?.reservedMilli ?? 0] as const;
};

test('its shopper reads how far it is, and nothing of it in another run', async () => {
  const run = await runOf([
    [
      [apples, 3],
      [soap, 1],
    ],
    [[apples, 1]],
  ]);
  const [first] = run.orders;
  const token = orderToken(t.deps.secret, first?.id ?? 0);
  const picking = async () => (await t.call('GET', `/order/${first?.id}?token=${token}`)).body.data.picking;
  expect(await picking()).toEqual({ decided: 0, lines: 2 });
  const line = run.lines.find(({ orderId, productId }) => orderId === first?.id && productId === soap);
  if (!line) throw new Error('no such line');
  await sendEvents(t, picker, { id: run.id, events: [pickEvent(line, 'picked', { at: at() })] });
  expect(await picking()).toEqual({ decided: 1, lines: 2 });
  await pick(run, {});
  await finish(run);
  expect(await picking()).toBe(null);
});

test('the finish writes once what was picked: lines, VAT, totals, stock', async () => {
  const run = await runOf([
    [
      [apples, 3],
      [carrots, 1],
      [soap, 1],
    ],
  ]);
  const before = await stockRow(carrots);
  await pick(run, { [apples]: { kind: 'short', quantity: 2 }, [carrots]: { kind: 'picked', quantity: 1.085 } });
  const agreed = await orderOf(run);
  expect(agreed.totalAmount).toBe(23.49);
  const counts = { ambient: 2, cold: 1, frozen: 0 };
  const ended = await finish(run, { bags: [{ order_id: run.orders[0]?.id, ...counts }] });
  expect(ended.status).toBe(200);
  expect(ended.body.data).toMatchObject({ state: 'finished', orders: [{ bags: counts }] });
  const order = await orderOf(run);
  expect(order.items.map((item: { quantity: number; lineTotal: number }) => [item.quantity, item.lineTotal])).toEqual([
    [2, 5],
    [1.085, 4.33],
    [1, 12],
  ]);
  expect(order.items.map((item: { orderedQuantity: number }) => item.orderedQuantity)).toEqual([3, 1, 1]);
  expect(order).toMatchObject({ status: 'processing', totalAmount: 21.33, agreedTotal: 23.49, goodsAmount: 21.33 });
  expect(order.pickedAt).toBe('2026-11-28T12:00:00.000Z');
  expect(order.vatByRate.map(({ gross }: { gross: number }) => gross)).toEqual([9.33, 12]);
  expect(await stockRow(carrots)).toEqual([before[0], before[1] + 85]);
  expect((await finish(run)).status).toBe(200);
  expect((await orderOf(run)).totalAmount).toBe(21.33);
  expect((await t.call('PUT', `/orders/${order.id}/status`, { status: 'ready' }, manager)).status).toBe(200);
  expect(await stockRow(carrots)).toEqual([before[0] - 1085, before[1] - 1000]);
});

test('lines that are undecided are named, and nothing is written', async () => {
  const run = await runOf([
    [
      [apples, 2],
      [bread, 1],
    ],
  ]);
  const line = run.lines.find(({ productId }) => productId === apples);
  await sendEvents(t, picker, {
    id: run.id,
    events: [pickEvent({ id: line?.id ?? 0 }, 'picked', { at: at(), quantity: 1 })],
  });
  const undecided = run.lines.map(({ id }) => `lines.${id}=picking.undecided`).sort();
  expect(refusalOf(await finish(run))).toBe(`422 ${undecided.join(' ')}`);
  expect((await orderOf(run)).pickedAt).toBeNull();
});

test('an order of which nothing was found is cancelled, fee included, and the others are not', async () => {
  const run = await runOf([[[apples, 1]], [[soap, 1]]], { type: 'delivery', ...home });
  const before = await stockRow(apples);
  await pick(run, { [apples]: { kind: 'short' } });
  expect((await finish(run)).status).toBe(200);
  expect(await orderOf(run, 0)).toMatchObject({ status: 'cancelled', dueAmount: 0 });
  expect(await orderOf(run, 1)).toMatchObject({ status: 'processing', shippingFee: 4.9, totalAmount: 16.9 });
  expect(await stockRow(apples)).toEqual([before[0], before[1] - 1000]);
});

test('fee and unit price stay as they were agreed, whatever is missing', async () => {
  const run = await runOf([[[soap, 5]]], { type: 'delivery', ...home });
  expect((await orderOf(run)).shippingFee).toBe(0);
  await pick(run, { [soap]: { kind: 'short', quantity: 1 } });
  await finish(run);
  expect(await orderOf(run)).toMatchObject({ shippingFee: 0, totalAmount: 12 });
});

test('what was paid before is known: the difference is due back', async () => {
  const run = await runOf([[[apples, 2]]]);
  const id = run.orders[0]?.id;
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, manager);
  await pick(run, { [apples]: { kind: 'short', quantity: 1 } });
  await finish(run);
  expect(await orderOf(run)).toMatchObject({ totalAmount: 2.5, paidAmount: 5, dueAmount: -2.5 });
});

test('a line of nothing stays readable and is on no invoice', async () => {
  const run = await runOf([
    [
      [apples, 1],
      [soap, 1],
    ],
  ]);
  await pick(run, { [apples]: { kind: 'short' } });
  await finish(run);
  const id = run.orders[0]?.id;
  for (const status of ['ready', 'delivered']) {
    expect((await t.call('PUT', `/orders/${id}/status`, { status }, manager)).status).toBe(200);
  }
  const order = await orderOf(run);
  expect(order.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([0, 1]);
  expect(order.invoices[0].total).toBe(12);
});

test('once it is picked, its goods are closed to everybody', async () => {
  const run = await runOf([[[apples, 1]]]);
  await pick(run, {});
  await finish(run);
  const change = { order_items: [{ product_id: apples, quantity: 2 }] };
  expect((await t.call('PUT', `/orders/${run.orders[0]?.id}`, change, manager)).body.code).toBe('moveNotAllowed');
  expect(await orderOf(run)).toMatchObject({ mayChange: false, changeObstacle: 'handedOver' });
  const again = await t.call('POST', '/pick-runs', { store_id: storeId, order_ids: [run.orders[0]?.id] }, picker);
  expect(again.body.code).toBe('nothingToPick');
});
