import { beforeEach, describe, expect, test } from 'vitest';
import type { ShoppingList } from '#contract/cart/lists.ts';
import { maxListLines, maxLists } from '#domain/lists/shopping-list.ts';
import { eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { shoppingListItems, shoppingLists } from '#server/db/tables/lists.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct, makeProducts } from '#server/testing/catalogue.ts';
import { bearer, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-24T10:00:00Z') });
const shop = await makeOrderShop(t);

const item = (product_id: number, quantity: number) => ({ product_id, quantity });
const someone = async () => {
  const { token } = await makeSignedIn(t);
  const call = (method: string, path = '', body?: unknown, headers = {}) =>
    t.call(method, `/shopping-lists${path}`, body, { ...bearer(token), 'accept-language': 'en', ...headers });
  const read = async () => (await call('GET')).body.data as ShoppingList[];
  const add = async (...order_items: object[]) =>
    (await call('POST', '', { name: 'Weekly', order_items })).body.data as ShoppingList;
  return { token, call, read, add };
};
type Someone = Awaited<ReturnType<typeof someone>>;
let me: Someone;
beforeEach(async () => {
  me = await someone();
});
const held = ({ items }: Pick<ShoppingList, 'items'>) => items.map((one) => [one.productId, one.quantity]);

test('a list begins with a name alone, or with goods; the newest is first', async () => {
  expect(await me.read()).toEqual([]);
  const empty = await me.call('POST', '', { name: '  Fête ' });
  expect(empty.body.data).toEqual({
    id: expect.any(Number),
    name: 'Fête',
    version: 1,
    items: [],
    shareToken: null,
    updatedAt: '2026-11-24T10:00:00.000Z',
  });
  const full = await me.add(item(shop.carrots, 0.3), item(shop.apples, 2));
  expect(full.items).toMatchObject([
    { productId: shop.carrots, quantity: 0.3, unit: 'KG', quantityStep: 0.1 },
    { productId: shop.apples, productName: 'Apples', quantity: 2, unit: 'P', quantityStep: 1 },
  ]);
  expect(full.items[1]?.slug).toMatch(/-\d+$/);
  expect(await me.read()).toEqual([full, empty.body.data]);
});

test('a product named twice counts together', async () => {
  const list = await me.add(item(shop.apples, 2), item(shop.bread, 1), item(shop.apples, 3));
  expect(held(list)).toEqual([
    [shop.apples, 5],
    [shop.bread, 1],
  ]);
});

test('what is left out of a change stays', async () => {
  const { id } = await me.add(item(shop.apples, 2));
  t.wait(60);
  const renamed = (await me.call('PUT', `/${id}`, { name: 'Monthly' })).body.data;
  expect(renamed).toMatchObject({ name: 'Monthly', updatedAt: '2026-11-24T10:01:00.000Z' });
  expect(held(renamed)).toEqual([[shop.apples, 2]]);
  const order_items = [item(shop.bread, 1), item(shop.apples, 4)];
  const filled = (await me.call('PUT', `/${id}`, { order_items })).body.data;
  expect(filled.name).toBe('Monthly');
  expect(held(filled)).toEqual([
    [shop.bread, 1],
    [shop.apples, 4],
  ]);
  expect((await me.call('PUT', `/${id}`, { order_items: [] })).body.data.items).toEqual([]);
});

test('two who read the same list: the second change is told what the first has made of it', async () => {
  const { id, version } = await me.add(item(shop.apples, 2));
  const change = (sent: object) => me.call('PUT', `/${id}`, sent);
  const first = await change({ version, order_items: [item(shop.apples, 5)] });
  expect(first.body.data.version).toBe(version + 1);
  const refused = await change({ version, name: 'Theirs', order_items: [item(shop.bread, 1)] });
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'conflict', first.body.data]);
  expect(await me.read()).toEqual([first.body.data]);
  const again = await change({ version: version + 1, order_items: [item(shop.bread, 1)] });
  expect(held(again.body.data)).toEqual([[shop.bread, 1]]);
  // Who names no version has read none.
  expect((await change({ name: 'Renamed' })).status).toBe(200);
  expect(refusalOf(await change({ version: 'x' }))).toMatch(/^422 version=/);
});

test('a list is deleted once, with its goods', async () => {
  const { id } = await me.add(item(shop.apples, 2));
  expect((await me.call('DELETE', `/${id}`)).status).toBe(200);
  expect(await t.db.$count(shoppingListItems, eq(shoppingListItems.listId, id))).toBe(0);
  expect((await me.call('DELETE', `/${id}`)).status).toBe(404);
});

test('with an Idempotency-Key a list is made once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await me.call('POST', '', { name: 'Weekly' }, key);
  expect((await me.call('POST', '', { name: 'Weekly' }, key)).body.data).toEqual(first.body.data);
  expect(await me.read()).toHaveLength(1);
});

test('another’s list is not there, and stays as it is', async () => {
  const mine = await me.add(item(shop.apples, 2));
  const other = await someone();
  expect(await other.read()).toEqual([]);
  const writes: [string, unknown?][] = [['PUT', { name: 'Theirs', shared: true }], ['PUT', { name: '' }], ['DELETE']];
  for (const [method, body] of writes) expect((await other.call(method, `/${mine.id}`, body)).status).toBe(404);
  expect(await me.read()).toEqual([mine]);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', `/${mine.id}`],
    ['DELETE', `/${mine.id}`],
  ] as const)
    expect((await t.call(method, `/shopping-lists${path}`, method === 'GET' ? undefined : {})).status).toBe(401);
});

describe('shared', () => {
  const open = (token: string | null) =>
    t.call('GET', `/shopping-lists/shared/${token}`, undefined, { 'accept-language': 'en' });
  const share = async (id: number, shared: boolean) =>
    (await me.call('PUT', `/${id}`, { shared })).body.data.shareToken as string | null;

  test('whoever has the link sees name and goods, and nothing of the owner', async () => {
    const { id, items } = await me.add(item(shop.apples, 2));
    const token = await share(id, true);
    expect(token).toMatch(/^[\w-]{32}$/);
    const { status, body, headers } = await open(token);
    expect([status, body.data]).toEqual([200, { name: 'Weekly', items }]);
    expect(headers['cache-control']).not.toMatch(/max-age=[1-9]|public/);
    // Shared once more, and renamed, it keeps its link; what the link shows follows.
    expect(await share(id, true)).toBe(token);
    await me.call('PUT', `/${id}`, { name: 'Renamed' });
    expect((await open(token)).body.data.name).toBe('Renamed');
  });

  test('shared no more, the link opens nothing, and a new one is another', async () => {
    const { id } = await me.add();
    const token = await share(id, true);
    expect(await share(id, false)).toBeNull();
    expect((await open(token)).status).toBe(404);
    const again = await share(id, true);
    expect(again).not.toBe(token);
    expect((await open(again)).status).toBe(200);
    await me.call('DELETE', `/${id}`);
    expect((await open(again)).status).toBe(404);
  });

  test('no list is opened by a guess', async () => {
    await me.add();
    const guesses = ['null', '1', 'x'.repeat(32), 'x'.repeat(5000), '%00', '%25', "'--"];
    for (const guess of guesses)
      expect([guess.slice(0, 9), (await open(guess)).status]).toEqual([guess.slice(0, 9), 404]);
  });
});

describe('refused', () => {
  const of = (...order_items: object[]) => ({ order_items });
  const tooMany = (i: number) => `order_items.${i}.quantity=validation.quantityTooLarge`;
  const thousand = of(item(shop.bread, 500), item(shop.bread, 500));
  test.each<[string, object, string]>([
    ['no name', {}, '422 name=validation.required'],
    ['a blank name', { name: '   ' }, '422 name=validation.required'],
    ['61 letters', { name: 'x'.repeat(61) }, '422 name=validation.tooLong'],
    ['half a piece', of(item(shop.apples, 0.5)), '422 order_items.0.quantity=validation.quantity'],
    ['none', of(item(shop.apples, 0)), '422 order_items.0.quantity=validation.quantity'],
    ['off the step', of(item(shop.carrots, 0.25)), '422 order_items.0.quantity=validation.quantity'],
    ['a thousand', of(item(shop.bread, 1000)), `422 ${tooMany(0)}`],
    ['an unknown product', of(item(999_999, 1)), '422 order_items.0.product_id=checkout.notSoldHere'],
    ['a thousand on two lines', thousand, `422 ${tooMany(0)} ${tooMany(1)}`],
  ])('%s', async (title, fields, expected) => {
    const body = /name|letters/.test(title) ? fields : { name: 'Weekly', ...fields };
    const refused = refusalOf(await me.call('POST', '', body));
    expect(refused.replace(/[,;] ?/g, ' ')).toBe(expected);
    expect(await me.read()).toEqual([]);
  });

  test('a change that is refused changes nothing', async () => {
    const list = await me.add(item(shop.apples, 2));
    const answer = await me.call('PUT', `/${list.id}`, { name: 'Other', order_items: [item(shop.carrots, 0.05)] });
    expect(refusalOf(answer)).toBe('422 order_items.0.quantity=validation.quantity');
    expect(refusalOf(await me.call('PUT', `/${list.id}`, { shared: 'yes' }))).toBe('422 shared=validation.boolean');
    expect(await me.read()).toEqual([list]);
  });

  test('the 101st line and the 51st list', async () => {
    const many = Array.from({ length: maxListLines + 1 }, (_, i) => ({ name: `P${i}`, stores: [shop.storeId] }));
    const lines = (await makeProducts(t.db, many)).map((id) => item(id, 1));
    const long = await me.call('POST', '', { name: 'Long', order_items: lines });
    expect(refusalOf(long)).toBe('422 order_items=validation.tooMany');
    expect((await me.add(...lines.slice(1))).items).toHaveLength(maxListLines);
    for (let i = 1; i < maxLists; i++) await me.add();
    const refused = await me.call('POST', '', { name: 'One more' });
    expect(refusalOf(refused)).toBe('422 =validation.tooMany');
    expect(refused.body.data.errors[''][0].parameters).toEqual({ maximum: maxLists });
    expect((await (await someone()).call('POST', '', { name: 'Theirs' })).status).toBe(200);
  });
});

test('what is sold no more stays named, and the list can be changed around it', async () => {
  const id = await makeProduct(t.db, { name: 'Kumquats', stores: [shop.storeId] });
  const list = await me.add(item(id, 2), item(shop.apples, 1));
  await t.db.update(products).set({ visible: false }).where(eq(products.id, id));
  const [seen] = await me.read();
  expect(seen?.items[0]).toEqual({
    productId: id,
    productName: 'Kumquats',
    quantity: 2,
    slug: null,
    picture: null,
    unit: null,
    quantityStep: null,
  });
  const write = (...order_items: object[]) => me.call('PUT', `/${list.id}`, { order_items });
  expect((await write(item(id, 2), item(shop.apples, 5))).status).toBe(200);
  expect(refusalOf(await write(item(id, 3), item(shop.apples, 5)))).toBe(
    '422 order_items.0.product_id=checkout.notSoldHere',
  );
  expect(held((await write(item(shop.apples, 5))).body.data)).toEqual([[shop.apples, 5]]);
});

test('lists are in the export of their owner, and go with the account', async () => {
  const { id } = await me.add(item(shop.apples, 2));
  await me.call('PUT', `/${id}`, { shared: true });
  const { body } = await t.call('GET', '/customer-profiles/me/export', undefined, bearer(me.token));
  expect(body.shoppingLists).toMatchObject([{ id, name: 'Weekly' }]);
  expect(body.shoppingListItems).toMatchObject([{ listId: id, productId: shop.apples, quantityMilli: 2000 }]);
  const other = await someone();
  await other.add(item(shop.bread, 1));
  expect((await t.call('DELETE', '/customer-profiles/me', undefined, bearer(me.token))).status).toBe(200);
  expect(await t.db.$count(shoppingLists, eq(shoppingLists.id, id))).toBe(0);
  expect(await t.db.$count(shoppingListItems, eq(shoppingListItems.listId, id))).toBe(0);
  expect(await other.read()).toHaveLength(1);
});
