import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roles } from './roles.ts';
import { areSameStores, areWithin, mayActIn, mayBeLimited, mayGiveStores, type StaffStores } from './staff-stores.ts';

const some = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 })), { nil: null });
const shop = [1, 2, 3, 4, 5];
const opened = (stores: StaffStores) => shop.filter((id) => mayActIn(stores, id));

test('the two roles of the whole shop are for all stores alone', () => {
  expect(roles.filter((role) => !mayBeLimited(role))).toEqual([
    'CAN_MANAGE_CUSTOMERS',
    'CAN_EDIT_FEATURES_CONFIGURATION',
  ]);
});

test.each<[StaffStores, number, boolean]>([
  [null, 7, true],
  [[7], 7, true],
  [[7, 8], 8, true],
  [[7], 8, false],
  [[], 7, false],
])('who is there for %j in store %i: %s', (stores, storeId, may) => {
  expect(mayActIn(stores, storeId)).toBe(may);
});

test.each<[string, StaffStores, StaffStores, StaffStores, boolean]>([
  ['all, by who has all', null, [1], null, true],
  ['one, by who has all', null, null, [1], true],
  ['one’s own', [1, 2], [2], [1, 2], true],
  ['one’s own taken', [1, 2], [1, 2], [2], true],
  ['another’s', [1], [1], [1, 2], false],
  ['another’s taken', [1], [1, 2], [1], false],
  ['all, by who has one', [1], [1], null, false],
  ['one, taken from who has all', [1], null, [1], false],
  ['nothing changed, of all', [1], null, null, true],
  ['nothing changed, in another order', [1], [3, 2], [2, 3], true],
  ['none, of one’s own', [1], [1], [], true],
])('%s', (_, giver, before, after, may) => {
  expect(mayGiveStores(giver, before, after)).toBe(may);
});

test('nobody opens to another, or closes to them, a store that he has not', () => {
  fc.assert(
    fc.property(some, some, some, (giver, before, after) => {
      const moved = shop.filter((id) => opened(before).includes(id) !== opened(after).includes(id));
      if (mayGiveStores(giver, before, after)) expect(opened(giver)).toEqual(expect.arrayContaining(moved));
    }),
  );
});

test('whoever is within the stores of another acts nowhere else', () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      if (areWithin(one, other)) expect(opened(other)).toEqual(expect.arrayContaining(opened(one)));
      if (areSameStores(one, other)) expect(opened(one)).toEqual(opened(other));
    }),
  );
});
