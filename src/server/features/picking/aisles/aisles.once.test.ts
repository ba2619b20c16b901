import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestAisleName, mostAisles } from '#domain/picking/aisle.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let staff: Record<string, string>;
let storeId: number;

beforeAll(async () => {
  t = await startTestApp();
  staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  storeId = await makeStore(t.db);
});
afterAll(() => t.close());

const read = (id = storeId, by = staff) => t.call('GET', `/stores/${id}/aisles`, undefined, by);
const write = (body: object, id = storeId) => t.call('PUT', `/stores/${id}/aisles`, body, staff);
const drinks = { name: 'Boissons', categories: ['BOISSON', 'ALCOOL'] };
const dry = { name: 'Épicerie', categories: ['RIZ'] };

describe('the aisles of a store', () => {
  test('are none at first, and are written whole, in their order', async () => {
    const id = await makeStore(t.db);
    expect((await read(id)).body.data).toEqual({ aisles: [], version: 0 });
    expect((await write({ aisles: [drinks, dry], version: 0 }, id)).body.data).toEqual({
      aisles: [drinks, dry],
      version: 1,
    });
    await write({ aisles: [dry, { name: ' Vide ', categories: [] }] }, id);
    expect((await read(id)).body.data).toEqual({ aisles: [dry, { name: 'Vide', categories: [] }], version: 2 });
    // Another store has its own.
    expect((await read()).body.data.aisles).toEqual([]);
  });

  test('are not written over somebody else’s', async () => {
    const id = await makeStore(t.db);
    await write({ aisles: [drinks], version: 0 }, id);
    const stale = await write({ aisles: [dry], version: 0 }, id);
    expect([stale.status, stale.body.code, stale.body.data]).toEqual([
      409,
      'conflict',
      { aisles: [drinks], version: 1 },
    ]);
    expect((await read(id)).body.data.aisles).toEqual([drinks]);
  });

  test.each([
    [{}, 'aisles=validation.required'],
    [{ aisles: [dry, { name: 'B', categories: ['RIZ'] }] }, 'aisles.1.categories=aisles.categoryTwice'],
    [{ aisles: [{ name: 'A', categories: ['RIZ', 'RIZ'] }] }, 'aisles.0.categories=aisles.categoryTwice'],
    [{ aisles: [drinks, { name: 'BOISSONS', categories: [] }] }, 'aisles.1.name=aisles.nameTwice'],
    [{ aisles: [{ name: 'A', categories: ['FRUIT', 'PAPAYE'] }] }, 'aisles.0.categories.1=validation.invalid'],
    [{ aisles: [{ name: 'A', categories: ['constructor'] }] }, 'aisles.0.categories.0=validation.invalid'],
    [{ aisles: [{ name: ' \u200b ', categories: [] }] }, 'aisles.0.name=aisles.nameRequired'],
    [{ aisles: [{ name: 'x'.repeat(longestAisleName + 1), categories: [] }] }, 'aisles.0.name=validation.tooLong'],
    [{ aisles: [{ name: 'A' }] }, 'aisles.0.categories=validation.required'],
    [{ aisles: [], version: -1 }, 'version=validation.number'],
    [
      { aisles: Array.from({ length: mostAisles + 1 }, (_, i) => ({ name: `A${i}`, categories: [] })) },
      'aisles=validation.tooMany',
    ],
  ])('%j is refused by name', async (body, expected) => {
    expect(refusalOf(await write(body))).toBe(`422 ${expected}`);
    expect((await read()).body.data.aisles).toEqual([]);
  });

  test('are of stores that there are, and for who manages orders', async () => {
    expect((await read(9999)).status).toBe(404);
    expect((await write({ aisles: [] }, 9999)).status).toBe(404);
    const products = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS', 'CAN_EDIT_FEATURES_CONFIGURATION'])).token);
    expect((await read(storeId, products)).status).toBe(403);
  });

  test.each(['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS'] as const)('are read and not written by %s', async (role) => {
    const as = bearer((await makeStaff(t, [role])).token);
    expect((await read(storeId, as)).status).toBe(200);
    expect((await t.call('PUT', `/stores/${storeId}/aisles`, { aisles: [] }, as)).status).toBe(403);
  });
});
