import { beforeEach, describe, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, refusalOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let id = 0;
const t = await startSoundApp();
const [storeId, other] = [await makeStore(t.db), await makeStore(t.db)];
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
beforeEach(async () => {
  id = await makeProduct(t.db, { stores: [storeId, other], cents: 250, quantityMilli: 10_000 });
});

const change = (changes: object) => t.call('PUT', `/products/${id}`, changes, staff);
const sell = async (quantity: number) =>
  expect((await t.call('POST', '/order/create', guestOrder(storeId, id, quantity))).status).toBe(200);
/** What is to be had in each store. */
async function stocks(): Promise<number[]> {
  const { body } = await t.call('GET', `/products/${id}`, undefined, staff);
  return body.data.stores.map(({ quantityInStock }: { quantityInStock: number }) => quantityInStock);
}
const changesIn = ({ body }: Awaited<ReturnType<typeof change>>) =>
  body.data.stores.map(({ quantityChange }: { quantityChange?: number }) => quantityChange);

describe('a count of the stock', () => {
  test('is taken back by its difference: what was sold before and after stays sold', async () => {
    await sell(2);
    const saved = await change({ stores: [{ storeId, quantityInStock: 500 }] });
    expect(changesIn(saved)).toEqual([492, undefined]);
    await sell(3);
    const { version } = saved.body.data;
    const undone = await change({ version, stores: [{ storeId, quantityChange: -492 }] });
    expect([undone.status, changesIn(undone)]).toEqual([200, [-492, undefined]]);
    expect(await stocks()).toEqual([5, 10]);
    const { body } = await t.call('GET', `/products/${id}/history?storeId=${storeId}`, undefined, staff);
    expect(body.data.stock.filter(({ reason }: { reason: string }) => reason === 'correction')).toMatchObject([
      { change: -492 },
      { change: 492 },
    ]);
  });

  test('that finds what is there changes nothing, and a read says nothing of changes', async () => {
    expect(changesIn(await change({ quantityInStock: 10 }))).toEqual([undefined, undefined]);
    await change({ quantityInStock: 11 });
    const { body } = await t.call('GET', `/products/${id}`, undefined, staff);
    expect(JSON.stringify(body)).not.toContain('quantityChange');
  });
});

describe('a change of the stock', () => {
  test('holds in every store, or in the one that it names', async () => {
    expect(changesIn(await change({ quantityChange: 5 }))).toEqual([5, 5]);
    await change({ quantityChange: 1, stores: [{ storeId: other, quantityChange: -15 }] });
    expect(await stocks()).toEqual([16, 0]);
  });

  test.each<[string, object, string]>([
    ['more than there is', { quantityChange: -11 }, '422 quantityChange=validation.notEnoughStock'],
    ['a piece and a half', { quantityChange: -1.5 }, '422 quantityChange=validation.number'],
    ['a text', { quantityChange: '1' }, '422 quantityChange=validation.number'],
    ['with a count', { quantityChange: 1, quantityInStock: 4 }, '422 quantityChange=validation.invalid'],
  ])('of %s is refused and writes nothing', async (_, input, refused) => {
    expect(refusalOf(await change({ supplier: 'Elsewhere', ...input }))).toBe(refused);
    const inStore = { stores: [{ storeId, ...input }] };
    expect(refusalOf(await change(inStore))).toBe(refused.replace('quantityChange', 'stores.0.quantityChange'));
    expect(await stocks()).toEqual([10, 10]);
  });

  test('brings no more than a count may say', async () => {
    await change({ stores: [{ storeId, quantityInStock: 999_999 }] });
    expect((await change({ stores: [{ storeId, quantityChange: 1 }] })).status).toBe(200);
    const { status, body } = await change({ stores: [{ storeId, quantityChange: 1 }] });
    expect([status, body.data.errors]).toEqual([
      422,
      { 'stores.0.quantityChange': [{ message: 'validation.number', parameters: { maximum: 0 } }] },
    ]);
    expect(await stocks()).toEqual([1_000_000, 10]);
  });

  test('leaves what orders have reserved', async () => {
    await sell(4);
    const { status, body } = await change({ stores: [{ storeId, quantityChange: -7 }] });
    expect([status, body.data.errors['stores.0.quantityChange'][0].parameters]).toEqual([422, { available: 6 }]);
    expect((await change({ stores: [{ storeId, quantityChange: -6 }] })).status).toBe(200);
    expect(await stocks()).toEqual([0, 10]);
  });

  test('is not lost beside a sale and another change', async () => {
    await Promise.all([change({ quantityChange: 3 }), sell(2), change({ quantityChange: -1 })]);
    expect(await stocks()).toEqual([10, 12]);
  });
});
