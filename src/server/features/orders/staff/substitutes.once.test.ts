import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder, refusalOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp();
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const at = { stores: [shop.storeId], quantityMilli: 50_000 };
const pears = await makeProduct(t.db, { ...at, name: 'Poires', cents: 320 });
const plums = await makeProduct(t.db, { ...at, name: 'Prunes', cents: 190 });
const line = (product_id: number, quantity: number, more: object = {}) => ({ product_id, quantity, ...more });
const ordered = async () => (await placeOrder(t, guestOrder(shop.storeId, shop.apples, 2))).id;
const change = (id: number, order_items: object[]) => t.call('PUT', `/orders/${id}`, { order_items }, staff);

type Line = { productId: number; quantity: number; price: number };
const linesOf = (items: Line[]) => items.map(({ productId, quantity, price }) => [productId, quantity, price]);

test.each<[string, (id: number) => object[], () => unknown[][]]>([
  ['dearer: it costs what was agreed', () => [line(pears, 2, { replaces: shop.apples })], () => [[pears, 2, 2.5]]],
  ['cheaper: it costs its own price', () => [line(plums, 2, { replaces: shop.apples })], () => [[plums, 2, 1.9]]],
  ['chosen by the customer instead: at its own price', () => [line(pears, 2)], () => [[pears, 2, 3.2]]],
  [
    'for a part, the rest at its own price',
    () => [line(shop.apples, 1), line(pears, 3, { replaces: shop.apples })],
    () => [
      [shop.apples, 1, 2.5],
      [pears, 1, 2.5],
      [pears, 2, 3.2],
    ],
  ],
])('a substitute that is %s', async (_, items, expected) => {
  const id = await ordered();
  const { status, body } = await change(id, items(id));
  expect(status).toBe(200);
  expect(linesOf(body.data.items)).toEqual(expected());
  // A later change keeps the price that was agreed so.
  const kept = body.data.items.reduce(
    (all: Map<number, number>, one: Line) => all.set(one.productId, (all.get(one.productId) ?? 0) + one.quantity),
    new Map<number, number>(),
  );
  const again = await change(id, [
    ...[...kept].map(([productId, quantity]) => line(Number(productId), Number(quantity))),
    line(shop.bread, 1),
  ]);
  expect(linesOf(again.body.data.items)).toEqual([...expected(), [shop.bread, 1, 1.1]]);
});

test.each<[string, () => object[]]>([
  ['what the order does not hold', () => [line(shop.apples, 2), line(pears, 1, { replaces: shop.bread })]],
  ['what stays in it whole', () => [line(shop.apples, 2), line(pears, 1, { replaces: shop.apples })]],
])('nothing stands for %s', async (_, items) => {
  const refused = await change(await ordered(), items());
  expect(refusalOf(refused)).toBe('422 order_items.1.replaces=validation.invalid');
});

test('a draft has nothing to stand for', async () => {
  const draft = await t.call(
    'POST',
    '/orders',
    { ...guestOrder(shop.storeId, shop.apples, 2), status: 'draft' },
    staff,
  );
  const refused = await change(draft.body.data.id, [line(pears, 1, { replaces: shop.apples })]);
  expect(refusalOf(refused)).toBe('422 order_items.0.replaces=validation.invalid');
});
