import { eq } from 'drizzle-orm';
import type { Profile } from '#contract/accounts.ts';
import { Refusal } from '#contract/errors.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** The caller's own profile; amounts in decimal units of the currency. */
export async function readProfile(db: Db, who: Identity, decimals: number): Promise<Profile> {
  const [row] = await db.select().from(customers).where(eq(customers.id, who.customerId));
  if (!row) throw new Refusal('unauthenticated');
  return {
    id: row.id,
    externalId: row.externalId,
    name: row.name,
    email: row.email,
    contactEmail: row.email,
    phoneNumber: row.phone,
    address: row.address,
    city: row.city,
    postalCode: row.postalCode,
    country: row.country,
    bio: row.bio,
    default_store_id: row.defaultStoreId,
    duePaymentAmount: toDecimal(row.duePaymentCents, decimals),
    storeCredit: toDecimal(row.storeCreditCents, decimals),
    taxIdentificationNumber: row.taxNumber,
    customerType: row.customerType,
    wholesaleRequested: row.wholesaleRequestedAt !== null && row.customerType === 'retail',
    emailVerified: row.emailVerifiedAt !== null,
    roles: [...who.roles],
    language: row.language,
    avatarUrl: row.avatar,
    createdAt: row.createdAt.toISOString(),
  };
}
