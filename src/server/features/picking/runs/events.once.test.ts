import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PickEventInput, PickRun } from '#contract/orders/pick-runs.ts';
import { eq } from '#server/db/sql.ts';
import { stock } from '#server/db/tables/stock.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder, stockOf } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp({ now: new Date('2026-11-28T12:00:00Z') });
const { storeId, bread } = await makeOrderShop(t);
const many = { stores: [storeId], quantityMilli: 900_000 };
const shop = {
  storeId,
  bread,
  apples: await makeProduct(t.db, { ...many, name: 'Pommes' }),
  carrots: await makeProduct(t.db, { ...many, name: 'Carottes', unit: 'KG' }),
  wine: await makeProduct(t.db, { ...many, name: 'Vin' }),
};
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const colleague = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);

type Item = [product: number, quantity: number];
let second = 0;
/** Each event a second after the one before. */
const at = (more = 0) => new Date(Date.parse('2026-11-28T08:00:00Z') + (++second + more) * 1000).toISOString();

async function runOf(...items: Item[]): Promise<PickRun> {
  const order_items = items.map(([product_id, quantity]) => ({ product_id, quantity }));
  const { id } = await placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, 1), order_items });
  return startRun(t, picker, { storeId: shop.storeId, orderIds: [id] });
}

const send = async (run: PickRun, events: unknown[], by = picker) => {
  const { status, body } = await sendEvents(t, by, { id: run.id, events });
  expect(status).toBe(200);
  return body.data as { results: { id: string; result: string; alsoIn?: string[]; errors?: object }[]; run: PickRun };
};
const resultsOf = async (run: PickRun, events: unknown[], by = picker) =>
  (await send(run, events, by)).results.map(({ result }) => result);
const read = async ({ id }: PickRun) =>
  (await t.call('GET', `/pick-runs/${id}`, undefined, picker)).body.data as PickRun;
const lineOf = (run: PickRun, productId: number) => {
  const line = run.lines.find((one) => one.productId === productId);
  if (!line) throw new Error('no such line');
  return line;
};
const stands = async (run: PickRun, productId: number) => {
  const { state, picked } = lineOf(await read(run), productId);
  return `${state} ${picked}`;
};

test.each<[string, Item, Partial<PickEventInput>, string, string]>([
  ['pieces without a quantity: what was ordered', [shop.apples, 3], { kind: 'picked' }, 'ok', 'picked 3'],
  ['fewer pieces: so far', [shop.apples, 3], { kind: 'picked', quantity: 2 }, 'ok', 'waiting 2'],
  ['more pieces than ordered', [shop.apples, 3], { kind: 'picked', quantity: 4 }, 'outOfTolerance', 'waiting 0'],
  ['half a piece', [shop.apples, 3], { kind: 'picked', quantity: 0.5 }, 'invalid', 'waiting 0'],
  ['a weight that is missing', [shop.carrots, 1], { kind: 'picked' }, 'quantityNeeded', 'waiting 0'],
  ['a weight to the gram', [shop.carrots, 1], { kind: 'picked', quantity: 1.013 }, 'ok', 'picked 1.013'],
  ['110 % of it', [shop.carrots, 1], { kind: 'picked', quantity: 1.1 }, 'ok', 'picked 1.1'],
  ['above that', [shop.carrots, 1], { kind: 'picked', quantity: 1.101 }, 'outOfTolerance', 'waiting 0'],
  ['80 % of it', [shop.carrots, 1], { kind: 'picked', quantity: 0.8 }, 'ok', 'picked 0.8'],
  ['below that: taken, and short', [shop.carrots, 1], { kind: 'picked', quantity: 0.799 }, 'ok', 'short 0.799'],
  ['not there at all', [shop.apples, 3], { kind: 'short' }, 'ok', 'short 0'],
  ['a part of it', [shop.apples, 3], { kind: 'short', quantity: 1 }, 'ok', 'short 1'],
  [
    'with the code of something else',
    [shop.apples, 3],
    { kind: 'picked', barcode: '4006381333931' },
    'wrongBarcode',
    'waiting 0',
  ],
  [
    'replaced, though nobody wants that',
    [shop.apples, 3],
    { kind: 'substituted', product_id: shop.bread },
    'notAllowed',
    'waiting 0',
  ],
  [
    'replaced by nothing known',
    [shop.apples, 3],
    { kind: 'substituted', product_id: 999_999 },
    'unknownProduct',
    'waiting 0',
  ],
])('%s', async (_, item, more, result, expected) => {
  const run = await runOf(item);
  const event = pickEvent(lineOf(run, item[0]), more.kind ?? 'picked', { at: at(), ...more });
  expect(await resultsOf(run, [event])).toEqual([result]);
  expect(await stands(run, item[0])).toBe(expected);
});

test('an event counts once, whenever and however often it comes', async () => {
  const run = await runOf([shop.apples, 2]);
  const event = pickEvent(lineOf(run, shop.apples), 'picked', { at: at() });
  expect(await resultsOf(run, [event, event])).toEqual(['ok', 'repeated']);
  expect(await resultsOf(run, [{ ...event, kind: 'short' }])).toEqual(['repeated']);
  expect(await stands(run, shop.apples)).toBe('picked 2');
});

test('of the events of a line the latest counts, ties by id, and none is of the future', async () => {
  const run = await runOf([shop.apples, 2]);
  const line = lineOf(run, shop.apples);
  const [early, late] = [at(), at()];
  expect(await resultsOf(run, [pickEvent(line, 'short', { at: late })])).toEqual(['ok']);
  expect(await resultsOf(run, [pickEvent(line, 'picked', { at: early })])).toEqual(['superseded']);
  const tied = { at: late, kind: 'picked', line_id: line.id };
  expect(await resultsOf(run, [{ ...tied, id: '00000000-0000-4000-8000-000000000000' }])).toEqual(['superseded']);
  expect(await resultsOf(run, [{ ...tied, id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }])).toEqual(['ok']);
  expect(await resultsOf(run, [pickEvent(line, 'undone', { at: '2099-01-01T00:00:00Z' })])).toEqual(['ok']);
  t.wait(1);
  expect(await resultsOf(run, [pickEvent(line, 'picked', { at: '2099-01-01T00:00:00Z' })])).toEqual(['ok']);
  expect(await stands(run, shop.apples)).toBe('picked 2');
});

test('what somebody else decided needs to be undone first', async () => {
  const run = await runOf([shop.apples, 2], [shop.bread, 1]);
  const [apples, bread] = [lineOf(run, shop.apples), lineOf(run, shop.bread)];
  await send(run, [pickEvent(apples, 'picked', { at: at() })]);
  const short = () => pickEvent(apples, 'short', { at: at() });
  expect(await resultsOf(run, [short(), pickEvent(bread, 'picked', { at: at() })], colleague)).toEqual([
    'decidedByAnother',
    'ok',
  ]);
  expect(await resultsOf(run, [pickEvent(apples, 'undone', { at: at() }), short()], colleague)).toEqual(['ok', 'ok']);
  expect(await stands(run, shop.apples)).toBe('short 0');
});

test('a bad shape is refused for its event alone', async () => {
  const run = await runOf([shop.apples, 2]);
  const good = pickEvent(lineOf(run, shop.apples), 'picked', { at: at() });
  const { results } = await send(run, [
    { ...good, id: 'no uuid' },
    null,
    { ...good, id: randomUUID(), quantity: -1 },
    good,
  ]);
  expect(results.map(({ result, errors }) => [result, Object.keys(errors ?? {})])).toEqual([
    ['invalid', ['id']],
    ['invalid', ['']],
    ['invalid', ['quantity']],
    ['ok', []],
  ]);
});

test('lines of other runs are unknown, and a run that has ended takes nothing more', async () => {
  const [run, other] = [await runOf([shop.apples, 1]), await runOf([shop.apples, 1])];
  expect(await resultsOf(run, [pickEvent(lineOf(other, shop.apples), 'picked', { at: at() })])).toEqual([
    'unknownLine',
  ]);
  await t.call('DELETE', `/pick-runs/${other.id}`, undefined, picker);
  expect(await resultsOf(other, [pickEvent(lineOf(other, shop.apples), 'picked', { at: at() })])).toEqual([
    'runClosed',
  ]);
});

test('since a version, a run answers only the lines that changed', async () => {
  const run = await runOf([shop.apples, 1], [shop.bread, 1]);
  await send(run, [pickEvent(lineOf(run, shop.bread), 'picked', { at: at() })]);
  const { body } = await t.call('GET', `/pick-runs/${run.id}?since=${run.version}`, undefined, colleague);
  expect(body.data.lines.map(({ productId }: { productId: number }) => productId)).toEqual([shop.bread]);
});

const onHand = async (productId: number) => {
  const [row] = await t.db.select().from(stock).where(eq(stock.productId, productId));
  return [row?.onHandMilli, row?.reservedMilli];
};

test('what is short is to be had again; on an empty shelf nothing is, but what others have reserved, until it is undone', async () => {
  const other = await placeOrder(t, { ...guestOrder(shop.storeId, shop.wine, 2) });
  const { id } = await placeOrder(t, { ...guestOrder(shop.storeId, shop.wine, 3) });
  const run = await startRun(t, picker, { storeId: shop.storeId, orderIds: [id] });
  const line = lineOf(run, shop.wine);
  const before = await stockOf(t, shop.wine);
  await send(run, [pickEvent(line, 'short', { at: at(), quantity: 1 })]);
  expect(await stockOf(t, shop.wine)).toBe((before ?? 0) + 2000);
  await send(run, [pickEvent(line, 'undone', { at: at() })]);
  expect(await stockOf(t, shop.wine)).toBe(before);
  const { results } = await send(run, [pickEvent(line, 'short', { at: at(), shelf_empty: true })]);
  expect(results[0]?.alsoIn).toEqual([other.orderNumber]);
  expect([await stockOf(t, shop.wine), await onHand(shop.wine)]).toEqual([0, [2000, 2000]]);
  await send(run, [pickEvent(line, 'undone', { at: at() })]);
  expect([await stockOf(t, shop.wine), await onHand(shop.wine)]).toEqual([before, [900_000, 5000]]);
});
