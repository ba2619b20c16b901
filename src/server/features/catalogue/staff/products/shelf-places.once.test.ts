import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let staff: Record<string, string>;
let nord: number;
let sud: number;
let id: number;

beforeAll(async () => {
  t = await startTestApp();
  staff = bearer((await makeStaff(t)).token);
  [nord, sud] = [await makeStore(t.db, { name: 'Nord' }), await makeStore(t.db, { name: 'Sud' })];
});
beforeEach(async () => {
  id = await makeProduct(t.db, { name: 'Riz', cents: 200 });
});
afterAll(() => t.close());

const put = (stores: object[], more: object = {}) => t.call('PUT', `/products/${id}`, { stores, ...more }, staff);
const shelves = async () => {
  const { stores } = (await t.call('GET', `/products/${id}`, undefined, staff)).body.data;
  return Object.fromEntries(stores.map((one: { storeId: number; shelf: string | null }) => [one.storeId, one.shelf]));
};

describe('the shelf of a product', () => {
  test('is of each store, is cleaned as other short texts, and goes with an empty text or null', async () => {
    expect(await shelves()).toEqual({ [nord]: null, [sud]: null });
    const { status, body } = await put([
      { storeId: nord, shelf: '  A\u200b12 ' },
      { storeId: sud, shelf: 'É 3' },
    ]);
    expect(status).toBe(200);
    expect(body.data.stores.map(({ shelf }: { shelf: string }) => shelf)).toEqual(['A12', 'É 3']);
    // What is left out stays, and another figure does not touch it.
    await put([{ storeId: nord, shelf: 'B1' }], { price: 3 });
    expect(await shelves()).toEqual({ [nord]: 'B1', [sud]: 'É 3' });
    await put([{ storeId: nord, quantityInStock: 4 }]);
    await put([
      { storeId: nord, shelf: '' },
      { storeId: sud, shelf: null },
    ]);
    expect(await shelves()).toEqual({ [nord]: null, [sud]: null });
  });

  test('counts the version up, is in the audit once for each store, and comes with a new product', async () => {
    const before = (await t.call('GET', `/products/${id}`, undefined, staff)).body.data.version;
    const changed = (await put([{ storeId: nord, shelf: 'A2' }], { version: before })).body.data;
    expect(changed.version).toBe(before + 1);
    expect((await put([{ storeId: nord, shelf: 'A3' }], { version: before })).status).toBe(409);
    const { items } = (await t.call('GET', `/audit?thing=product&thingId=${id}`, undefined, staff)).body.data;
    const { changes } = items.find(({ thing }: { thing: { id: string } }) => thing.id === String(id));
    expect(changes).toMatchObject([{ field: 'shelf', before: null, after: 'A2' }]);
    const made = await t.call(
      'POST',
      '/products',
      { name: 'Éponge', category: 'NONALIMENTAIRE', price: 4.5, stores: [{ storeId: sud, shelf: 'Z9' }] },
      staff,
    );
    expect(made.body.data.stores.map(({ shelf }: { shelf: string | null }) => shelf)).toEqual([null, 'Z9']);
  });

  test('has 20 signs at most', async () => {
    expect(refusalOf(await put([{ storeId: nord, shelf: 'x'.repeat(21) }]))).toBe(
      '422 stores.0.shelf=validation.tooLong',
    );
    expect((await put([{ storeId: nord, shelf: 'x'.repeat(20) }])).status).toBe(200);
  });
});
