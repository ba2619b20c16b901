import type { Role } from './roles.ts';

/** The lists of the back office whose views may be saved, and the role by which each is opened. */
export const staffLists = {
  products: 'CAN_MANAGE_PRODUCTS',
  receipts: 'CAN_MANAGE_PRODUCTS',
  orders: 'CAN_MANAGE_ORDERS',
  payments: 'CAN_MANAGE_ORDERS',
  customers: 'CAN_MANAGE_CUSTOMERS',
  messages: 'CAN_MANAGE_CUSTOMERS',
  reviews: 'CAN_MANAGE_PRODUCTS',
  audit: 'CAN_EDIT_FEATURES_CONFIGURATION',
  outbox: 'CAN_EDIT_FEATURES_CONFIGURATION',
  banners: 'CAN_EDIT_FEATURES_CONFIGURATION',
} as const satisfies Record<string, Role>;
export type StaffList = keyof typeof staffLists;
export const staffListNames = Object.keys(staffLists) as [StaffList, ...StaffList[]];

/** The lists that somebody with these roles may open. */
export function listsOf(roles: readonly Role[]): StaffList[] {
  return staffListNames.filter((list) => roles.includes(staffLists[list]));
}

/** How many rows a page of these lists may have, as each of the staff chooses for their own account; the first until they do. */
export const rowsPerPage = [10, 25, 50] as const;
export type RowsPerPage = (typeof rowsPerPage)[number];
export const usualRowsPerPage: RowsPerPage = rowsPerPage[0];

/** How the back office orders its products. */
export const staffProductSorts = ['name-asc', 'name-desc', 'newest', 'updated'] as const;
export type StaffProductSort = (typeof staffProductSorts)[number];

/** Whether an account may sign in. */
export const accountStates = ['active', 'inactive'] as const;
export type AccountState = (typeof accountStates)[number];

/** How the back office orders its customers. */
export const customerSorts = ['name-asc', 'name-desc', 'newest', 'oldest'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** How the back office orders the searches that found nothing: the most frequent or the latest first. */
export const missSorts = ['count', 'latest'] as const;
export type MissSort = (typeof missSorts)[number];
