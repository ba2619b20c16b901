import type { Role } from './roles.ts';

/** The ids of the stores for which somebody of the staff is there; null: all, those to come too. An empty list is no store. */
export type StaffStores = readonly number[] | null;

/** What these roles open is of the whole shop: whoever holds one of them is there for all stores. */
const forAllStores: readonly Role[] = ['CAN_MANAGE_CUSTOMERS', 'CAN_EDIT_FEATURES_CONFIGURATION'];

/** Whether somebody who holds the role may be limited to some stores. */
export function mayBeLimited(role: Role): boolean {
  return !forAllStores.includes(role);
}

/** Whether somebody who is there for these stores may act in this one. */
export function mayActIn(stores: StaffStores, storeId: number): boolean {
  return stores === null || stores.includes(storeId);
}

/** Whether somebody who is there for `all` may act in each store of `some`. */
export function areWithin(some: StaffStores, all: StaffStores): boolean {
  return all === null || some?.every((id) => all.includes(id)) === true;
}

/** Whether two limits are the same, in whichever order they name their stores. */
export function areSameStores(one: StaffStores, other: StaffStores): boolean {
  return areWithin(one, other) && areWithin(other, one);
}

/**
 * Whether somebody may change the stores of another so: nobody gives or takes away what he has not. All stores, and from all
 * stores, is for whoever has all.
 */
export function mayGiveStores(giver: StaffStores, before: StaffStores, after: StaffStores): boolean {
  if (giver === null || areSameStores(before, after)) return true;
  if (before === null || after === null) return false;
  const moved = [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
  return areWithin(moved, giver);
}
