import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { makeAdmin } from '#server/commands/make-admin.ts';
import { and, eq } from '#server/db/sql.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { rolesLost } from './given-stores.ts';
import { isLastHolder } from './last-holder.ts';

const t = await startSharedApp();
const nord = await makeStore(t.db, { name: 'Nord' });
const sud = await makeStore(t.db, { name: 'Sud' });
const chief = bearer((await makeStaff(t)).token);
const put = (id: number, changes: object, as = chief) => t.call('PUT', `/customers/${id}`, changes, as);
const holds = async (...roles: Role[]) => (await makeCustomer(t.db, { roles })).id;
const storesOf = async (id: number) =>
  (await t.call('GET', `/customers/${id}`, undefined, chief)).body.data.storeIds as number[] | null;

describe('the stores of an account', () => {
  test('are all until some are given, each once in their order, and are all again with null', async () => {
    const id = await holds('CAN_MANAGE_ORDERS');
    expect(await storesOf(id)).toBeNull();
    const given = await put(id, { storeIds: [sud, nord, sud] });
    expect([given.status, given.body.data.storeIds]).toEqual([200, [nord, sud]]);
    // What is left out stays.
    expect((await put(id, { city: 'Lille' })).body.data.storeIds).toEqual([nord, sud]);
    expect((await put(id, { roles: ['CAN_PICK_ORDERS'] })).body.data.storeIds).toEqual([nord, sud]);
    // No store is not all of them.
    expect((await put(id, { storeIds: [] })).body.data.storeIds).toEqual([]);
    expect((await put(id, { storeIds: null })).body.data.storeIds).toBeNull();
  });

  test('are in the audit as they were and are, once for each change', async () => {
    const id = await holds('CAN_PICK_ORDERS');
    await put(id, { storeIds: [nord] });
    await put(id, { storeIds: [nord, nord] });
    const own = and(eq(auditEntries.thing, 'customer'), eq(auditEntries.thingId, String(id)));
    const entries = await t.db.select().from(auditEntries).where(own);
    expect(entries.map(({ changes }) => changes)).toEqual([{ storeIds: [null, [nord]] }]);
  });

  test('are in the account’s own answer and in the data that its owner exports', async () => {
    const { customer, token } = await makeSignedIn(t, { roles: ['CAN_PICK_ORDERS'], storeIds: [sud] });
    const own = bearer(token);
    const { body } = await t.call('GET', '/customer-profiles/me', undefined, own);
    expect(body.data).toMatchObject({ id: customer.id, storeIds: [sud] });
    const exported = (await t.call('GET', '/customer-profiles/me/export', undefined, own)).body;
    expect(JSON.stringify(exported)).toContain(`"storeIds":[${sud}]`);
  });

  test.each<[string, () => object, string]>([
    ['a store that there is none of', () => ({ storeIds: [nord, 2_000_000_000] }), '422 storeIds=validation.invalid'],
    ['no number', () => ({ storeIds: ['x'] }), '422 storeIds.0=validation.number'],
    ['no list', () => ({ storeIds: nord }), '422 storeIds=validation.invalid'],
  ])('%s is refused', async (_, changes, refusal) => {
    const id = await holds('CAN_MANAGE_ORDERS');
    expect(refusalOf(await put(id, changes()))).toBe(refusal);
    expect(await storesOf(id)).toBeNull();
  });

  test.each<Role>(['CAN_MANAGE_CUSTOMERS', 'CAN_EDIT_FEATURES_CONFIGURATION'])('%s is for all alone', async (role) => {
    const held = await holds('CAN_MANAGE_ORDERS', role);
    expect(refusalOf(await put(held, { storeIds: [nord] }))).toBe('422 storeIds=roles.forAllStores');
    const limited = await holds('CAN_MANAGE_ORDERS');
    await put(limited, { storeIds: [nord] });
    expect(refusalOf(await put(limited, { roles: [role] }))).toBe('422 roles=roles.forAllStores');
    const both = { roles: ['CAN_MANAGE_ORDERS', role], storeIds: [sud] };
    expect(refusalOf(await put(limited, both))).toBe('422 storeIds=roles.forAllStores');
    expect(await storesOf(limited)).toEqual([nord]);
    // Both at once: the role, and all stores.
    expect((await put(limited, { roles: [role], storeIds: null })).status).toBe(200);
    // And back.
    expect((await put(limited, { roles: ['CAN_PICK_ORDERS'], storeIds: [nord] })).status).toBe(200);
  });
});

describe('who gives stores', () => {
  test('must hold the roles that they are for', async () => {
    const clerk = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS'])).token);
    const id = await holds('CAN_MANAGE_ORDERS');
    expect((await put(id, { storeIds: [nord] }, clerk)).status).toBe(403);
    await put(id, { storeIds: [nord] });
    for (const storeIds of [null, [nord, sud], []]) expect((await put(id, { storeIds }, clerk)).status).toBe(403);
    // What is so already is no giving.
    expect((await put(id, { storeIds: [nord], city: 'Lens' }, clerk)).status).toBe(200);
    expect((await put(await holds(), { storeIds: [nord] }, clerk)).status).toBe(200);
  });

  test('is for all stores: a limit that stands beside such a role takes the role away', async () => {
    const roles: Role[] = ['CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS'];
    const as = bearer((await makeSignedIn(t, { roles, storeIds: [nord] })).token);
    expect((await put(await holds(), { storeIds: [nord] }, as)).status).toBe(403);
    expect((await t.call('GET', '/orders', undefined, as)).status).toBe(200);
  });
});

type Standing = Parameters<typeof rolesLost>[0];
const role = 'CAN_MANAGE_PRODUCTS' as const;
const stands = (more: Partial<Standing> = {}): Standing => ({ roles: [role], storeIds: null, active: true, ...more });
test.each<[string, Standing, Standing, Role[]]>([
  ['nothing', stands(), stands(), []],
  ['a role that is limited', stands(), stands({ storeIds: [1] }), [role]],
  ['a role that is taken', stands(), stands({ roles: [] }), [role]],
  ['the account closed', stands(), stands({ active: false }), [role]],
  ['of who was limited', stands({ storeIds: [1] }), stands({ roles: [], active: false }), []],
  ['of who was closed', stands({ active: false }), stands({ roles: [], active: false }), []],
])('for all stores is lost: %s', (_, before, after, lost) => expect(rolesLost(before, after)).toEqual(lost));

test('who holds a role for some stores is no other holder of it, and may always go', async () => {
  const alone = await startSharedApp();
  const store = await makeStore(alone.db);
  const whole = await makeSignedIn(alone, { roles: [role] });
  const limited = await makeSignedIn(alone, { roles: [role], storeIds: [store] });
  expect(await isLastHolder(alone.db, whole.customer.id, [role])).toBe(true);
  const gone = (token: string) => alone.call('DELETE', '/customer-profiles/me', undefined, bearer(token));
  expect((await gone(whole.token)).status).toBe(409);
  expect((await gone(limited.token)).status).toBe(200);
  await makeCustomer(alone.db, { roles: [role] });
  expect(await isLastHolder(alone.db, whole.customer.id, [role])).toBe(false);
});

test('who is made an administrator is there for all stores', async () => {
  const { id, email } = await makeCustomer(t.db, { roles: ['CAN_PICK_ORDERS'], storeIds: [nord] });
  await makeAdmin(t.db, email, t.deps.clock());
  expect(await storesOf(id)).toBeNull();
});
