import { beforeEach, describe, expect, test } from 'vitest';
import { desc } from '#server/db/sql.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { runTasks } from '#server/jobs/tasks/run-tasks.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { productExport } from '../export/product-export.ts';

const t = await startSharedApp();
const [nord, sud, est] = [
  await makeStore(t.db, { name: 'Nord' }),
  await makeStore(t.db, { name: 'Sud' }),
  await makeStore(t.db, { name: 'Est' }),
];
const chief = bearer((await makeStaff(t)).token);
const member = await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [sud, est] });
const own = bearer(member.token);
let id: number;
beforeEach(async () => {
  const stores = [nord, sud, est].map((storeId, i) => ({
    storeId,
    cents: 100 * (i + 1),
    quantityMilli: 1000 * (i + 1),
  }));
  id = await makeProduct(t.db, { name: 'Riz', stores });
});
const put = (changes: object, as = own) => t.call('PUT', `/products/${id}`, changes, as);
const pricesSeen = async (as = chief) =>
  (await t.call('GET', `/products/${id}`, undefined, as)).body.data.stores.map(
    ({ storeId, price }: { storeId: number; price: number }) => [storeId, price],
  );

describe('a product, for who is there for some stores', () => {
  test('has these alone, and on top the figures of the first of them', async () => {
    const { body } = await t.call('GET', `/products/${id}`, undefined, own);
    expect(body.data).toMatchObject({ price: 2, quantityInStock: 2, stores: [{ storeId: sud }, { storeId: est }] });
    const { items } = (await t.call('GET', '/products?search=Riz', undefined, own)).body.data;
    for (const item of items) expect(item.stores.map((one: { storeId: number }) => one.storeId)).toEqual([sud, est]);
  });

  test.each<[string, () => object]>([
    ['price', () => ({ price: 9 })],
    ['wholesale price', () => ({ wholesalePrice: 9 })],
    ['discount with its days', () => ({ discount: 10, discountTo: '2030-01-01T00:00:00Z' })],
    ['stock', () => ({ quantityInStock: 7 })],
    ['stock, by how much', () => ({ quantityChange: -1 })],
    ['place', () => ({ shelf: 'A1' })],
    ['being sold there', () => ({ isSold: false })],
  ])('takes the %s of one’s own store', async (_, makeInput) => {
    const before = await pricesSeen();
    const { status, body } = await put({ stores: [{ storeId: est, ...makeInput() }] });
    expect(status).toBe(200);
    expect(body.data.stores.map((one: { storeId: number }) => one.storeId)).toEqual([sud, est]);
    expect((await pricesSeen()).slice(0, 2)).toEqual(before.slice(0, 2));
  });

  test.each<[string, () => object]>([
    ['a price of every store', () => ({ price: 9 })],
    ['a stock of every store', () => ({ quantityInStock: 9 })],
    ['a price of another store', () => ({ stores: [{ storeId: nord, price: 9 }] })],
    ['one’s own and another', () => ({ stores: [est, nord].map((storeId) => ({ storeId, price: 9 })) })],
    ['a place in another', () => ({ stores: [{ storeId: nord, shelf: 'A1' }] })],
    ['a store that there is none of', () => ({ stores: [{ storeId: 2_000_000_000, price: 9 }] })],
    ['whether the shop shows it', () => ({ visible: false })],
    ['whether it is featured', () => ({ featured: true })],
    ['a name', () => ({ name: 'Blé' })],
    ['a kind', () => ({ kind: 'rice' })],
    ['a barcode', () => ({ barcode: '4006381333931' })],
    ['VAT', () => ({ vatInPercent: 20 })],
    ['a fact beside a price of one’s own', () => ({ brand: 'X', stores: [{ storeId: est, price: 9 }] })],
  ])('refuses %s', async (_, changes) => {
    const read = async () => (await t.call('GET', `/products/${id}`, undefined, chief)).body.data;
    const before = await read();
    const { status, body } = await put(changes());
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await read()).toEqual(before);
  });

  test('that somebody else has changed meanwhile is answered without the other stores', async () => {
    const { version } = (await put({ price: 5 }, chief)).body.data;
    const { status, body } = await put({ version: version - 1, stores: [{ storeId: est, price: 9 }] });
    expect(status).toBe(409);
    expect(body.data.stores.map((one: { storeId: number }) => one.storeId)).toEqual([sud, est]);
  });

  test('leaves an entry by store: of some nothing is said that holds in all', async () => {
    await put({ stores: [sud, est].map((storeId) => ({ storeId, quantityInStock: 8 })) });
    const [entry] = await t.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    const fields = [`stores.${sud}.quantityInStock`, `stores.${est}.quantityInStock`];
    expect(entry?.fields.toSorted()).toEqual(fields.toSorted());
  });
});

describe('many products', () => {
  const many = (change: object, as = own) => t.call('POST', '/products/changes', { products: [{ id }], change }, as);
  const offer = (storeIds?: number[]) => ({ offer: { percent: 10, ...(storeIds && { storeIds }) } });
  const discounts = async () =>
    (await t.call('GET', `/products/${id}`, undefined, chief)).body.data.stores.map(
      ({ discount }: { discount: number }) => discount,
    );

  test('take an offer in one’s own stores, and its end there', async () => {
    await many(offer(), chief);
    expect(await discounts()).toEqual([10, 10, 10]);
    expect((await many({ offer: null })).body.data.results[0].product.stores).toHaveLength(2);
    expect(await discounts()).toEqual([10, 0, 0]);
    expect((await many(offer([est]))).status).toBe(200);
    expect(await discounts()).toEqual([10, 0, 10]);
    expect((await many({ soldIn: [{ storeId: sud, isSold: false }] })).status).toBe(200);
    expect(await pricesSeen(own)).toEqual([
      [sud, null],
      [est, 2.7],
    ]);
  });

  test.each<[string, () => object]>([
    ['an offer in every store', () => offer()],
    ['an offer in another', () => offer([est, nord])],
    ['selling in another', () => ({ soldIn: [{ storeId: nord, isSold: false }] })],
    ['hiding', () => ({ visible: false })],
    ['another aisle', () => ({ category: 'RIZ' })],
    ['VAT', () => ({ vatInPercent: 20 })],
  ])('refuse %s', async (_, change) => expect(refusalOf(await many(change()))).toBe('403'));
});

test('the export has the rows of one’s own stores; one of all is closed to who is limited since', async () => {
  const rowsOf = async (as: Record<string, string>) => {
    const task = (await t.call('POST', '/products/export', {}, as)).body.data;
    await runTasks(t.deps, [productExport(t.deps, 2)], { error: () => undefined } as never, { reportEvery: 0 });
    const { done, total } = (await t.call('GET', `/tasks/${task.id}`, undefined, as)).body.data;
    const answer = await t.app.inject({ url: `/api/v1/tasks/${task.id}/file`, headers: as });
    const lines = answer.body.trim().split('\r\n').slice(1);
    return { id: task.id, stores: new Set(lines.map((line) => line.split(',')[8])), count: lines.length, done, total };
  };
  const [whole, some] = [await rowsOf(chief), await rowsOf(own)];
  expect(whole.stores).toEqual(new Set(['Nord', 'Sud', 'Est']));
  expect(some.stores).toEqual(new Set(['Sud', 'Est']));
  expect([some.done, some.total]).toEqual([some.count, some.count]);
  const free = await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'] });
  const { id: taskId } = await rowsOf(bearer(free.token));
  const change = (storeIds: number[] | null) => t.call('PUT', `/customers/${free.customer.id}`, { storeIds }, chief);
  const read = async () => (await t.call('GET', `/tasks/${taskId}`, undefined, bearer(free.token))).status;
  expect((await change([nord, sud, est])).status).toBe(200);
  expect(await read()).toBe(403);
  await change(null);
  expect(await read()).toBe(200);
});
