import { expect, test } from 'vitest';
import { holdsAllRoles, mayGiveRoles } from './give-roles.ts';
import type { Role } from './roles.ts';

const products = 'CAN_MANAGE_PRODUCTS';
const orders = 'CAN_MANAGE_ORDERS';
const customers = 'CAN_MANAGE_CUSTOMERS';
const picks = 'CAN_PICK_ORDERS';
const delivers = 'CAN_DELIVER_ORDERS';

test.each<[string, Role[], boolean, Role[], Role[], boolean]>([
  ['nothing changed', [customers], false, [products], [products], true],
  ['one’s own given', [customers, orders], false, [], [orders], true],
  ['one’s own taken', [customers, orders], false, [orders, products], [products], true],
  ['another’s given', [customers], false, [], [orders], false],
  ['another’s taken', [customers], false, [orders], [], false],
  ['one given, another’s taken', [customers, orders], false, [products], [orders], false],
  ['picking and delivering, by who manages orders', [orders], false, [picks], [delivers], true],
  ['picking, by who picks', [customers, picks], false, [], [picks], true],
  ['delivering, by who picks', [customers, picks], false, [], [delivers], false],
  ['managing orders, by who picks and delivers', [customers, picks, delivers], false, [], [orders], false],
  ['picking, to oneself, by who manages orders', [orders], true, [orders], [orders, picks], true],
  ['from oneself', [customers, orders], true, [customers, orders], [customers], false],
  ['given to oneself, not held', [customers], true, [customers], [customers, orders], false],
])('%s', (_, giver, isSelf, before, after, may) => {
  expect(mayGiveRoles({ giver, isSelf, before, after })).toBe(may);
});

test.each<[Role[], Role[], boolean]>([
  [[customers], [], true],
  [[customers], [customers], true],
  [[customers], [customers, orders], false],
  [[orders], [picks, delivers], true],
  [[customers], [picks], false],
  [[picks, delivers], [orders], false],
])('who holds %j over %j: %s', (giver, held, may) => {
  expect(holdsAllRoles(giver, held)).toBe(may);
});
