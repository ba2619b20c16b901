import { expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { and, desc, eq } from '#server/db/sql.ts';
import { customerRoles, customers, sessions } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { idempotencyKeys } from '#server/db/tables/outbox.ts';
import { apiKeys } from '#server/db/tables/programs.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, makeOrderShop } from '#server/testing/order-shop.ts';
import { makeKey } from '#server/testing/programs.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const now = new Date('2026-03-02T09:00:00Z');
const t = await startSoundApp({ now });
const { storeId, bread } = await makeOrderShop(t);
const { customer, token } = await makeStaff(t);
const staff = bearer(token);
const asked = { name: 'Caisse', scopes: ['products:read'], expires_at: '2027-03-01T00:00:00Z' };
const create = (body: object, headers: Record<string, string> = staff) => t.call('POST', '/api-keys', body, headers);

test('a key is answered once, stored as a hash, and listed without itself', async () => {
  const { status, body } = await create({ ...asked, store_ids: [storeId] });
  expect(status).toBe(200);
  const { key, ...made } = body.data;
  expect(key).toMatch(/^pk_[0-9A-Za-z]{49}$/);
  const shown = { name: 'Caisse', scopes: ['products:read'], storeIds: [storeId], prefix: key.slice(0, 9) };
  expect(made).toEqual({ id: made.id, ...shown, expiresAt: '2027-03-01T00:00:00.000Z' });
  const listed = await t.call('GET', '/api-keys', undefined, staff);
  expect(listed.body.data[0]).toMatchObject({
    ...shown,
    lastUsedAt: null,
    isExpired: false,
    maker: { id: customer.id },
  });
  expect(JSON.stringify(listed.body)).not.toContain(key);
  const [row] = await t.db.select().from(apiKeys).where(eq(apiKeys.id, made.id));
  expect(JSON.stringify(row)).not.toContain(key);
  const [entry] = await t.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ thing: 'apiKey', thingId: String(made.id), label: 'Caisse', apiKey: null });
  expect(JSON.stringify(entry)).not.toContain(key);
});

test('a key sent with an Idempotency-Key is kept nowhere', async () => {
  const { body } = await create(asked, { ...staff, 'idempotency-key': 'make-a-key' });
  const kept = await t.db.select().from(idempotencyKeys);
  expect(JSON.stringify(kept)).not.toContain(body.data.key);
});

test.each([
  ['expires_at', { expires_at: '2026-03-02T09:00:00Z' }],
  ['expires_at', { expires_at: '2028-03-02T09:00:00.001Z' }],
  ['expires_at', { expires_at: 'tomorrow' }],
  ['expires_at', { expires_at: undefined }],
  ['scopes', { scopes: [] }],
  ['scopes', { scopes: ['orders:read', 'orders:read'] }],
  ['scopes.0', { scopes: ['everything'] }],
  ['store_ids', { store_ids: [] }],
  ['store_ids', { store_ids: [2_147_483_647] }],
  ['name', { name: ' ' }],
])('refuses %s of %j', async (field, change) => {
  const { status, body } = await create({ ...asked, ...change });
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
});

test('a key may live two years to the second', async () => {
  expect((await create({ ...asked, expires_at: '2028-03-02T09:00:00Z' })).status).toBe(200);
});

test.each<[Role[], string[], number]>([
  [['CAN_EDIT_FEATURES_CONFIGURATION'], ['products:read'], 403],
  [['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_PRODUCTS'], ['products:read', 'stock:write'], 200],
  [['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_PRODUCTS'], ['products:read', 'orders:read'], 403],
  [['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_ORDERS'], ['orders:write', 'payments:read'], 200],
  [['CAN_MANAGE_PRODUCTS'], ['products:read'], 403],
])('who holds %j and asks for %j is answered %i', async (roles, scopes, status) => {
  const other = await makeStaff(t, roles);
  expect((await create({ ...asked, scopes }, bearer(other.token))).status).toBe(status);
});

test('making one asks for a recent sign-in, revoking one does not', async () => {
  const other = await makeStaff(t);
  const { id } = await makeKey(t, other.customer.id, ['orders:read']);
  const old = new Date(now.getTime() - 20 * 60_000);
  await t.db.update(sessions).set({ authenticatedAt: old }).where(eq(sessions.customerId, other.customer.id));
  expect((await create(asked, bearer(other.token))).body.code).toBe('recentSignInNeeded');
  expect((await t.call('DELETE', `/api-keys/${id}`, undefined, bearer(other.token))).status).toBe(200);
});

test('a revoked key ends at once, in another process too, and leaves the list', async () => {
  const second = await startTestApp({ connection: t.connection, now });
  const { id, headers } = await makeKey(t, customer.id, ['products:read']);
  for (const app of [t, second]) expect((await app.call('GET', '/products', undefined, headers)).status).toBe(200);
  expect((await t.call('DELETE', `/api-keys/${id}`, undefined, staff)).status).toBe(200);
  for (const app of [t, second]) expect((await app.call('GET', '/products', undefined, headers)).status).toBe(401);
  const { body } = await t.call('GET', '/api-keys', undefined, staff);
  expect(body.data.map((key: { id: number }) => key.id)).not.toContain(id);
  expect((await t.call('DELETE', `/api-keys/${id}`, undefined, staff)).status).toBe(404);
  await second.app.close();
});

test('a key is limited by what its maker may do now, and ends with the account', async () => {
  const other = await makeStaff(t);
  const { headers } = await makeKey(t, other.customer.id, ['products:read', 'orders:read']);
  const ask = async (path: string) => (await t.call('GET', path, undefined, headers)).status;
  expect([await ask('/products'), await ask('/orders')]).toEqual([200, 200]);
  const mine = eq(customerRoles.customerId, other.customer.id);
  await t.db.delete(customerRoles).where(and(mine, eq(customerRoles.role, 'CAN_MANAGE_ORDERS')));
  expect([await ask('/products'), await ask('/orders')]).toEqual([200, 403]);
  await t.db.update(customers).set({ active: false }).where(eq(customers.id, other.customer.id));
  expect(await ask('/products')).toBe(401);
});

test('use is written down once a minute', async () => {
  const { id, headers } = await makeKey(t, customer.id, ['products:read']);
  const usedAfter = async (seconds: number) => {
    t.setNow(new Date(now.getTime() + seconds * 1000));
    await t.call('GET', '/products', undefined, headers);
    const [row] = await t.db.select({ at: apiKeys.lastUsedAt }).from(apiKeys).where(eq(apiKeys.id, id));
    return row?.at && (row.at.getTime() - now.getTime()) / 1000;
  };
  expect([await usedAfter(0), await usedAfter(59), await usedAfter(60), await usedAfter(119)]).toEqual([0, 0, 60, 60]);
  t.setNow(now);
});

test('the audit says which key has acted', async () => {
  const { headers } = await makeKey(t, customer.id, ['products:write'], { name: 'Logiciel de caisse' });
  expect((await t.call('PUT', `/products/${bread}`, { price: 1.3 }, headers)).status).toBe(200);
  const [entry] = await t.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: 'updateProduct', actorId: customer.id, apiKey: 'Logiciel de caisse' });
  const { body } = await t.call('GET', '/audit?search=logiciel', undefined, staff);
  expect(body.data.items[0].actor).toEqual({ id: customer.id, name: customer.name, apiKey: 'Logiciel de caisse' });
});

test('the same Idempotency-Key of a person and of two keys is three requests', async () => {
  const keys = [await makeKey(t, customer.id, ['products:write']), await makeKey(t, customer.id, ['products:write'])];
  const senders = [staff, ...keys.map(({ headers }) => headers)];
  const before = await t.db.$count(auditEntries);
  const answers = [];
  for (const [i, headers] of [...senders, ...senders].entries()) {
    const body = { price: 2 + (i % 3) };
    answers.push(await t.call('PUT', `/products/${bread}`, body, { ...headers, 'idempotency-key': 'one-price' }));
  }
  expect(answers.map(({ status, body }) => [status, body.data.price])).toEqual(
    [2, 3, 4, 2, 3, 4].map((price) => [200, price]),
  );
  expect(await t.db.$count(auditEntries)).toBe(before + 3);
});

test('no line of the log has a key', async () => {
  const { key, headers } = await makeKey(t, customer.id, ['products:read']);
  await t.call('GET', '/products', undefined, headers);
  await t.call('GET', '/orders', undefined, headers);
  await t.call('GET', '/products?page=x', undefined, headers);
  expect(t.logged.join('\n')).not.toContain(key.slice(9));
});

// The last: whoever has no factor can do nothing more after it.
test('a shop that asks its staff for a second factor lets keys in', async () => {
  const { headers } = await makeKey(t, customer.id, ['products:read']);
  await turnOn(t, 'features.twoFactorAuth', 'features.twoFactorForStaff');
  expect((await t.call('GET', '/products', undefined, staff)).body.code).toBe('secondFactorNeeded');
  expect((await t.call('GET', '/products', undefined, headers)).status).toBe(200);
});
