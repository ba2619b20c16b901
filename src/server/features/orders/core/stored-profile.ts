import type { customers } from '#server/db/tables/accounts.ts';

/** What an order takes from its customer's profile. */
export type StoredProfile = Pick<
  typeof customers.$inferSelect,
  'name' | 'email' | 'phone' | 'address' | 'city' | 'postalCode' | 'defaultStoreId'
> & { wantsSms?: boolean | null };
