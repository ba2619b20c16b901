import { describe, expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, makeOrderShop, person, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
const owner = bearer((await makeSignedIn(t)).token);
const other = bearer((await makeSignedIn(t)).token);
const staff = bearer((await makeStaff(t)).token);

const bodies = ['{ broken', '[1]', '{"order_items":"none"}', '{"status":"nowhere"}'];
async function makeDraft(): Promise<number> {
  const draft = { store_id: shop.storeId, type: 'pickup', order_items: [{ product_id: shop.apples, quantity: 1 }] };
  return (await t.call('POST', '/order/create', draft, owner)).body.data.id;
}
const json = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' });

describe.each([
  ['PUT', (id: number) => `/order/${id}`, () => other],
  ['DELETE', (id: number) => `/order/${id}`, () => other],
  // A draft is its customer's own affair, so staff do not find it either.
  ['PUT', (id: number) => `/orders/${id}/status`, () => staff],
] as const)('%s of what belongs to somebody else', (method, path, caller) => {
  test.each([...bodies, undefined])('is not found, whatever the body says: %s', async (body) => {
    const id = await makeDraft();
    const theirs = await t.call(method, path(id), body, json(caller()));
    const nobodys = await t.call(method, path(2_000_000_000), body, json(caller()));
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(theirs.body).toEqual(nobodys.body);
  });

  test('is refused with the id when that is none', async () => {
    expect(refusalOf(await t.call(method, path('x' as never), bodies[0], json(caller())))).toBe(
      '422 id=validation.number',
    );
  });
});

test.each([
  ['{ broken', 400],
  ['[1]', 422],
  ['{"order_items":"none"}', 422],
])('its owner is told what is wrong with the body: %s', async (body, status) => {
  expect((await t.call('PUT', `/order/${await makeDraft()}`, body, json(owner))).status).toBe(status);
});

test('an order of somebody else is not read, not even with a token that cannot be one', async () => {
  const path = `/order/${await makeDraft()}?token=${'x'.repeat(400)}`;
  expect((await t.call('GET', path, undefined, other)).status).toBe(404);
});

test('an order is named by its id alone: its number and a UUID name nothing, to its owner as to others', async () => {
  const items = [{ product_id: shop.apples, quantity: 1 }];
  const content = { ...person, store_id: shop.storeId, type: 'pickup', status: 'submitted', order_items: items };
  const { orderNumber } = (await t.call('POST', '/order/create', content, owner)).body.data;
  for (const id of [orderNumber, '8b9f3a52-3c1e-4d7a-9f52-6a1b2c3d4e5f', '1e3', '1,2'])
    for (const method of ['GET', 'PUT', 'DELETE'])
      for (const caller of [owner, other]) {
        const answer = await t.call(method, `/order/${id}`, method === 'PUT' ? {} : undefined, caller);
        expect([id, method, refusalOf(answer)]).toEqual([id, method, '422 id=validation.number']);
      }
});

test('what was thrown away with a key is answered the same again, and only to its owner', async () => {
  const path = `/order/${await makeDraft()}`;
  const key = { 'idempotency-key': 'thrown away' };
  const first = await t.call('DELETE', path, undefined, { ...owner, ...key });
  expect(first.status).toBe(200);
  const expected = { status: 200, body: first.body };
  expect(await t.call('DELETE', path, undefined, { ...owner, ...key })).toMatchObject(expected);
  expect((await t.call('DELETE', path, undefined, { ...owner, 'idempotency-key': 'another' })).status).toBe(404);
  expect((await t.call('DELETE', path, undefined, { ...other, ...key })).status).toBe(404);
  expect((await t.call('PUT', path, { ...person }, { ...owner, ...key })).body.code).toBe('keyReused');
});
