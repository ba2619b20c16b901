import fc from 'fast-check';
import { expect } from 'vitest';
import { roles as allRoles, type Role } from '#domain/access/roles.ts';
import { eq } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { makeCustomer, signIn } from './accounts.ts';
import { makeStore } from './catalogue.ts';
import type { TestApp } from './test-app.ts';

/** An account as it is expected to be. */
type Account = { id: number; roles: Role[]; isActive: boolean; storeIds: number[] | null };
const kinds = [
  'roles',
  'state',
  'both',
  'email',
  'delete',
  'deleteProfile',
  'profile',
  'create',
  'stores',
  'other',
] as const;
type Step = Pick<Account, 'roles' | 'isActive'> & {
  kind: (typeof kinds)[number];
  by: number;
  on: number;
  isLimited: boolean;
};
/** Who acts holds these roles and no others; the others of staff have what they have and only look on. */
export type RoleWalk = { within: Role[]; others: Role[][]; steps: Step[] };

const someRoles = fc.subarray([...allRoles]);
const step = fc.record({
  // Roles are what this is about.
  kind: fc.constantFrom<(typeof kinds)[number]>(...kinds, 'roles', 'roles', 'both', 'state', 'delete', 'stores'),
  by: fc.nat(),
  on: fc.nat(),
  roles: someRoles,
  isActive: fc.boolean(),
  isLimited: fc.boolean(),
});
/** Walks by people who may manage customers, and at most so many steps. */
export const roleWalk = (most: number): fc.Arbitrary<RoleWalk> =>
  fc.record({
    within: someRoles.map((some): Role[] => [...new Set<Role>(['CAN_MANAGE_CUSTOMERS', ...some])]),
    others: fc.array(someRoles, { maxLength: 3 }),
    steps: fc.array(step, { minLength: 5, maxLength: most }),
  });

/** The writes of staff that are about no account: nothing that they are sent makes anybody anything. */
const otherWrites = allEndpoints.filter(
  ({ access, method, path }) =>
    access !== 'public' && access !== 'customer' && method !== 'GET' && !path.startsWith('/customer'),
);
/** Written apart from the domain's rule: who manages orders picks and delivers too. */
const narrow: readonly Role[] = ['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS'];
/** Of all stores alone. */
const ofWholeShop: readonly Role[] = ['CAN_MANAGE_CUSTOMERS', 'CAN_EDIT_FEATURES_CONFIGURATION'];
const isWithin = (some: readonly Role[], all: readonly Role[]) =>
  some.every((role) => all.includes(role) || (narrow.includes(role) && all.includes('CAN_MANAGE_ORDERS')));
const isOneHolder = (all: readonly Account[], one: Account, role: Role) =>
  !narrow.includes(role) &&
  !all.some(
    ({ id, roles, isActive, storeIds }) => id !== one.id && isActive && storeIds === null && roles.includes(role),
  );

/** What a change of an account is answered, and what it makes of it, by the rules of docs/decisions/audit-and-rights.md. */
function change(
  all: readonly Account[],
  by: Account,
  on: Account,
  wanted: Partial<Account>,
  isNewEmail: boolean,
): number {
  const { roles, isActive, storeIds } = { ...on, ...wanted };
  const isMoved = storeIds?.join() !== on.storeIds?.join();
  const moved = allRoles.filter((role) => roles.includes(role) !== on.roles.includes(role));
  const lost = on.roles.filter((role) => !isActive || !roles.includes(role));
  const lostForAll = on.roles.filter((role) => storeIds !== null || !isActive || !roles.includes(role));
  if (!isWithin(moved, by.roles)) return 403;
  if ((isNewEmail || isActive !== on.isActive) && !isWithin(on.roles, by.roles)) return 403;
  if (by === on && (lost.length > 0 || (isActive !== on.isActive && on.roles.length > 0))) return 403;
  if (storeIds !== null && roles.some((role) => ofWholeShop.includes(role))) return 422;
  if (isMoved && !isWithin(on.roles, by.roles)) return 403;
  if (on.isActive && on.storeIds === null && lostForAll.some((role) => isOneHolder(all, on, role))) return 409;
  Object.assign(on, { roles, isActive, storeIds });
  return 200;
}

/** Walks, and compares after each step: nobody has a role, or has lost one, that the rules do not give or take. */
export async function walkRoles(t: TestApp, { within, others, steps }: RoleWalk): Promise<void> {
  await t.db.delete(customers);
  let all: Account[] = [];
  const open = async (roles: Role[]) =>
    all.push({ id: (await makeCustomer(t.db, { roles })).id, roles, isActive: true, storeIds: null });
  const outside = allRoles.filter((role) => !isWithin([role], within));
  // Of what the callers hold, nobody else need be there: they can come to be the last.
  for (const roles of [within, outside, ...others, []]) await open(roles);
  const begun = await holders(t);
  const storeId = await makeStore(t.db);

  for (const { kind, by, on, roles, isActive, isLimited } of steps) {
    const actors = all.filter((one) => one.isActive && one.roles.length > 0 && isWithin(one.roles, within));
    const actor = actors[by % actors.length];
    // Often themselves: whoever acts on others holds what these hold, and is another holder of it.
    const other = all[on % (all.length + 2)] ?? actor;
    if (!actor || !other) return;
    const headers = { authorization: `Bearer ${(await signIn(t, await accountOf(t, actor))).token}` };
    const call = async (method: string, path: string, body?: object) =>
      (await t.call(method, path, body, headers)).status;
    const mayManage = actor.roles.includes('CAN_MANAGE_CUSTOMERS');
    const state = isActive ? 'active' : 'inactive';
    const address = `new-${on}-${by}@panier.example`;
    const expected = (wanted: Partial<Account>, isNewEmail = false) =>
      mayManage ? change(all, actor, other, wanted, isNewEmail) : 403;

    if (kind === 'roles') expect(await call('PUT', `/customers/${other.id}`, { roles })).toBe(expected({ roles }));
    else if (kind === 'state')
      expect(await call('PUT', `/customers/${other.id}`, { status: state })).toBe(expected({ isActive }));
    else if (kind === 'both')
      expect(await call('PUT', `/customers/${other.id}`, { roles, status: state })).toBe(expected({ roles, isActive }));
    else if (kind === 'stores') {
      const storeIds = isLimited ? [storeId] : null;
      expect(await call('PUT', `/customers/${other.id}`, { storeIds })).toBe(expected({ storeIds }));
    } else if (kind === 'email')
      expect(await call('PUT', `/customers/${other.id}`, { email: address })).toBe(expected({}, true));
    else if (kind === 'profile') {
      const sent = { contact_email: address, roles, role: roles[0], status: state };
      expect(await call('PUT', `/customer-profiles/${other.id}`, sent)).toBe(expected({}, true));
    } else if (kind === 'create') {
      const sent = { name: 'Neuf', email: `made-${on}-${by}-${all.length}@panier.example`, roles, status: 'active' };
      expect(await call('POST', '/customers', sent)).toBe(mayManage ? 200 : 403);
      const known = new Set(all.map(({ id }) => id));
      const made = (await t.db.select().from(customers)).find(({ id }) => !known.has(id));
      if (made) all.push({ id: made.id, roles: [], isActive: true, storeIds: null });
    } else if (kind === 'other') {
      const { method, path } = otherWrites[on % otherWrites.length] ?? { method: 'PUT', path: '/shop' };
      const sent = { id: other.id, customer_id: other.id, roles, role: roles[0], status: state };
      expect(await call(method, path.replace(/:\w+/, String(other.id)), sent)).toBeLessThan(500);
    } else {
      const path = kind === 'delete' ? 'customers' : 'customer-profiles';
      const isLast = other.storeIds === null && other.roles.some((role) => isOneHolder(all, other, role));
      const isAllowed = mayManage && isWithin(other.roles, actor.roles);
      expect(await call('DELETE', `/${path}/${other.id}`)).toBe(!isAllowed ? 403 : isLast ? 409 : 200);
      if (isAllowed && !isLast) all = all.filter((one) => one !== other);
    }

    expect(await accounts(t)).toEqual(
      all.map(({ id, roles, isActive, storeIds }) => `${id} ${isActive} ${storeIds} ${roles.toSorted()}`),
    );
    // Said once more without the rules.
    const now = await holders(t);
    for (const role of outside) expect(now.get(role)).toEqual(begun.get(role));
    for (const role of allRoles.filter((one) => !narrow.includes(one)))
      expect(
        all.some((one) => one.isActive && one.storeIds === null && one.roles.includes(role)),
        `somebody has ${role} for all stores`,
      ).toBe(true);
  }
}

async function accountOf(t: TestApp, { id, roles }: Account) {
  const [row] = await t.db.select().from(customers).where(eq(customers.id, id));
  if (!row) throw new Error('the account is gone');
  return { ...row, roles };
}

async function holders({ db }: TestApp): Promise<Map<Role, number[]>> {
  const rows = await db.select().from(customerRoles).orderBy(customerRoles.customerId);
  return new Map(allRoles.map((role) => [role, rows.filter((row) => row.role === role).map((row) => row.customerId)]));
}

async function accounts({ db }: TestApp): Promise<string[]> {
  const held = await db.select().from(customerRoles);
  const rows = await db.select().from(customers).orderBy(customers.id);
  return rows.map(({ id, active, storeIds }) => {
    const own = held.filter(({ customerId }) => customerId === id).map(({ role }) => role);
    return `${id} ${active} ${storeIds} ${own.sort()}`;
  });
}
