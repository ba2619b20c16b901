import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { accountLimits } from './account-limits.ts';

const customers: Role = 'CAN_MANAGE_CUSTOMERS';
const orders: Role = 'CAN_MANAGE_ORDERS';
type Case = [string, giver: Role[], isOwn: boolean, held: Role[], state: string | null, email: string | null];

test.each<Case>([
  ['a shopper', [customers], false, [], null, null],
  ['somebody who may less', [customers, orders], false, [orders], null, null],
  ['somebody who may more', [customers], false, [orders], 'lacksRoles', 'lacksRoles'],
  ['oneself', [customers], true, [customers], 'own', 'own'],
])('state and address of %s', (_, giver, isOwn, held, state, email) => {
  const limits = accountLimits({ giver, isOwn, held });
  expect([limits.state, limits.email]).toEqual([state, email]);
  expect(limits.erase).toBe(isOwn ? 'own' : state);
  expect([limits.credit, limits.prices]).toEqual(isOwn ? ['own', 'own'] : [null, null]);
});

describe('a role', () => {
  test.each<[string, Role[], boolean, Role[], Role, string | null]>([
    ['that one holds is given', [customers, orders], false, [], orders, null],
    ['that one holds is taken', [customers, orders], false, [orders], orders, null],
    ['that one lacks is not given', [customers], false, [], orders, 'lacksRoles'],
    ['that one lacks is not taken', [customers], false, [orders], orders, 'lacksRoles'],
    ['of one’s own is kept', [customers], true, [customers], customers, 'own'],
  ])('%s', (_, giver, isOwn, held, role, expected) =>
    expect(accountLimits({ giver, isOwn, held }).roles[role]).toBe(expected),
  );
});
