import { eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';

const columns = {
  name: customers.name,
  email: customers.email,
  phone: customers.phone,
  address: customers.address,
  city: customers.city,
  postalCode: customers.postalCode,
  defaultStoreId: customers.defaultStoreId,
};

/** What an order takes from its customer's profile. */
export type StoredProfile = Pick<typeof customers.$inferSelect, keyof typeof columns>;

/** The profile of somebody who is signed in. Throws `unauthenticated` when the account has just gone. */
export async function selectProfile(tx: Db, customerId: number): Promise<StoredProfile> {
  const [profile] = await tx.select(columns).from(customers).where(eq(customers.id, customerId));
  if (!profile) throw new Refusal('unauthenticated');
  return profile;
}
