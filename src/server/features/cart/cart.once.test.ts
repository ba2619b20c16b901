import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { and, eq } from '#server/db/sql.ts';
import { stock } from '#server/db/tables/stock.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { bearer, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
let me: Record<string, string>;

beforeEach(async () => {
  me = bearer((await makeSignedIn(t)).token);
});

type Line = [id: number, quantity: number, known?: number];
const phone = 'device-phone';
const laptop = 'device-laptop';
const bring = (device: string, lines: Line[], headers = me, store_id = shop.storeId) => {
  const sent = lines.map(([product_id, quantity, known_quantity]) => ({ product_id, quantity, known_quantity }));
  return t.call('PUT', '/cart', { store_id, device, lines: sent }, headers);
};
const read = async (headers = me, storeId = shop.storeId) =>
  (await t.call('GET', `/cart?store_id=${storeId}`, undefined, headers)).body.data;
const held = async () =>
  ((await read()).lines as { productId: number; quantity: number }[]).map((line) => [line.productId, line.quantity]);

test('a cart begins empty, and follows to another device in the order things were put in', async () => {
  expect(await read()).toEqual({ storeId: shop.storeId, version: 0, lines: [] });
  const answer = await bring(phone, [
    [shop.carrots, 0.3],
    [shop.apples, 2],
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({
    storeId: shop.storeId,
    version: 1,
    lines: [
      { productId: shop.carrots, quantity: 0.3, name: 'Carottes' },
      { productId: shop.apples, quantity: 2, name: 'Pommes' },
    ],
  });
  expect(await read()).toEqual(answer.body.data);
});

test('each customer and each store has a cart of its own', async () => {
  const other = await makeStore(t.db);
  await bring(phone, [[shop.apples, 2]]);
  expect((await read(me, other)).lines).toEqual([]);
  expect((await read(bearer((await makeSignedIn(t)).token))).lines).toEqual([]);
});

test('signing in joins a guest’s cart with the account’s: the larger quantity, once or ten times', async () => {
  await bring(laptop, [
    [shop.apples, 2],
    [shop.wine, 3],
  ]);
  const guest: Line[] = [
    [shop.apples, 4],
    [shop.bread, 1],
    [shop.wine, 1],
  ];
  const joined = await bring(phone, guest);
  for (let i = 0; i < 10; i++) expect((await bring(phone, guest)).body.data.lines.length).toBe(3);
  expect(await held()).toEqual([
    [shop.apples, 4],
    [shop.wine, 3],
    [shop.bread, 1],
  ]);
  expect(joined.body.data.version).toBe(2);
});

test('what one device took out is not brought back by another that still had it', async () => {
  await bring(phone, [[shop.apples, 2]]);
  await bring(phone, [[shop.apples, 0, 2]]);
  // The laptop was away: it still has two, and now wants three.
  await bring(laptop, [[shop.apples, 3, 2]]);
  expect(await held()).toEqual([]);
  // To add them anew, knowing that they are gone, is another thing.
  await bring(laptop, [[shop.apples, 1, 0]]);
  expect(await held()).toEqual([[shop.apples, 1]]);
});

test('an answer lost on the way does no harm: a device may write over what it wrote itself', async () => {
  await bring(phone, [[shop.apples, 3]]);
  await bring(phone, [[shop.apples, 1, 3]]); // the answer is lost: the phone still knows 3
  await bring(phone, [[shop.apples, 0, 3]]);
  expect(await held()).toEqual([]);
  await bring(phone, [[shop.apples, 2, 3]]);
  expect(await held()).toEqual([[shop.apples, 2]]);
});

test('with an Idempotency-Key a change is made once, and its answer given again', async () => {
  const keyed = { ...me, 'idempotency-key': crypto.randomUUID() };
  const first = await bring(phone, [[shop.apples, 2]], keyed);
  expect(first.body.data).toMatchObject({ version: 1, lines: [{ productId: shop.apples, quantity: 2 }] });
  await bring(phone, [[shop.apples, 0, 2]]);
  expect((await bring(phone, [[shop.apples, 2]], keyed)).body.data).toEqual(first.body.data);
  expect(await held()).toEqual([]);
});

test('saying the same again is no change', async () => {
  await bring(phone, [[shop.apples, 2]]);
  expect((await bring(phone, [[shop.apples, 2]])).body.data.version).toBe(1);
  expect((await bring(laptop, [])).body.data.version).toBe(1);
});

describe('refused', async () => {
  const invisible = await makeProduct(t.db, { visible: false });
  const lines = (...all: Line[]) => all;
  test.each<[string, Line[], string]>([
    ['below nothing', [[shop.apples, -1]], '422 lines.0.quantity=validation.quantity'],
    ['half a piece', [[shop.apples, 0.5]], '422 lines.0.quantity=validation.quantity'],
    ['off the step', [[shop.carrots, 0.25]], '422 lines.0.quantity=validation.quantity'],
    ['four decimals', [[shop.carrots, 0.1001]], '422 lines.0.quantity=validation.quantity'],
    ['a thousand', [[shop.bread, 1000]], '422 lines.0.quantity=validation.quantityTooLarge'],
    ['more than there is', [[shop.apples, 11]], '422 lines.0.quantity=validation.notEnoughStock'],
    ['an unknown product', [[999_999, 1]], '422 lines.0.product_id=checkout.notSoldHere'],
    ['a product that is not shown', [[invisible, 1]], '422 lines.0.product_id=checkout.notSoldHere'],
    ['a product twice', lines([shop.apples, 1], [shop.apples, 2]), '422 lines.1.product_id=validation.invalid'],
  ])('%s', async (_, lines, expected) => {
    expect(refusalOf(await bring(phone, lines))).toBe(expected);
    expect(await held()).toEqual([]);
  });

  test('an unknown or hidden store', async () => {
    const hidden = await makeStore(t.db, { displayable: false });
    for (const id of [999_999, hidden]) {
      expect(refusalOf(await bring(phone, [], me, id))).toBe('422 store_id=checkout.unknownStore');
      const answer = await t.call('GET', `/cart?store_id=${id}`, undefined, me);
      expect(refusalOf(answer)).toBe('422 store_id=checkout.unknownStore');
    }
  });

  test('the 201st line, with the room that is left', async () => {
    const many = Array.from({ length: 201 }, (_, i) => ({ name: `P${i}`, stores: [shop.storeId] }));
    const one = (await makeProducts(t.db, many)).map((id): Line => [id, 1]);
    expect((await bring(phone, one.slice(0, 199))).status).toBe(200);
    const answer = await bring(phone, one.slice(199));
    expect(refusalOf(answer)).toBe('422 lines=validation.tooMany');
    expect(answer.body.data.errors.lines[0].parameters).toEqual({ maximum: 200, room: 1 });
    const room: Line = [one[0]?.[0] ?? 0, 0, 1];
    expect((await bring(phone, [room, ...one.slice(199)])).status).toBe(200);
  });

  test('whoever is not signed in', async () => {
    expect((await bring(phone, [[shop.apples, 1]], {})).status).toBe(401);
    expect((await t.call('GET', `/cart?store_id=${shop.storeId}`)).status).toBe(401);
  });
});

test('goods that are sold no more stay named, and can be taken out', async () => {
  const id = await makeProduct(t.db, { name: 'Kumquats', stores: [shop.storeId] });
  await bring(phone, [[id, 1]]);
  await t.db.execute(`delete from shelf where product_id = ${id}`);
  expect((await read()).lines).toEqual([{ productId: id, quantity: 1, name: 'Kumquats' }]);
  await t.db.execute(`delete from products where id = ${id}`);
  expect((await read()).lines).toEqual([{ productId: id, quantity: 1, name: 'Kumquats' }]);
  expect((await bring(laptop, [[id, 0, 1]])).body.data.lines).toEqual([]);
});

test('what is short can be made less, and stands where it was not touched', async () => {
  const id = await makeProduct(t.db, { name: 'Cerises', quantityMilli: 9000, stores: [shop.storeId] });
  await bring(phone, [[id, 9]]);
  await t.db
    .update(stock)
    .set({ onHandMilli: 4000 })
    .where(and(eq(stock.storeId, shop.storeId), eq(stock.productId, id)));
  expect(refusalOf(await bring(phone, [[id, 9, 9]]))).toBe('200');
  expect(refusalOf(await bring(phone, [[id, 5, 9]]))).toBe('422 lines.0.quantity=validation.notEnoughStock');
  expect((await bring(phone, [[id, 4, 9]])).body.data.lines).toMatchObject([{ quantity: 4 }]);
});

test('ten devices at once lose nothing', async () => {
  const ids = await makeProducts(
    t.db,
    Array.from({ length: 10 }, (_, i) => ({ name: `Q${i}`, stores: [shop.storeId] })),
  );
  const answers = await Promise.all(ids.map((id, i) => bring(`device-${i}-xx`, [[id, 1]])));
  expect(answers.map((answer) => answer.status)).toEqual(ids.map(() => 200));
  expect(new Set((await held()).map(([id]) => id))).toEqual(new Set(ids));
});

test('two devices that bring the same in any order have the same cart', async () => {
  const quantity = fc.integer({ min: 0, max: 5 });
  await fc.assert(
    fc.asyncProperty(quantity, quantity, quantity, async (start, a, b) => {
      const carts: unknown[] = [];
      for (const [first, second] of [
        [
          { device: phone, to: a },
          { device: laptop, to: b },
        ],
        [
          { device: laptop, to: b },
          { device: phone, to: a },
        ],
      ] as const) {
        me = bearer((await makeSignedIn(t)).token);
        if (start > 0) await bring('device-third', [[shop.apples, start]]);
        for (const { device, to } of [first, second]) await bring(device, [[shop.apples, to, start]]);
        carts.push(await held());
      }
      expect(carts[0]).toEqual(carts[1]);
    }),
    { numRuns: 6 },
  );
});
