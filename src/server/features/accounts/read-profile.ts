import { count, eq, sql } from 'drizzle-orm';
import type { Profile } from '#contract/accounts.ts';
import { Refusal } from '#contract/errors.ts';
import { type Page, toPage } from '#contract/page.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { avatarUrl } from '#server/media/avatar.ts';

const roles = sql<string[]>`array(select ${customerRoles.role} from ${customerRoles}
  where ${customerRoles.customerId} = ${customers.id} order by ${customerRoles.role})`;

/** A customer's profile; amounts in decimal units of the currency. Throws `notFound`. */
export async function readProfile(db: Db, customerId: number, decimals: number): Promise<Profile> {
  const [found] = await db.select({ row: customers, roles }).from(customers).where(eq(customers.id, customerId));
  if (!found) throw new Refusal('notFound');
  return toProfile(found, decimals);
}

/** A page of all profiles, the oldest account first. */
export async function selectProfiles(
  db: Db,
  asked: { page: number; perPage: number },
  decimals: number,
): Promise<Page<Profile>> {
  const [counted] = await db.select({ total: count() }).from(customers);
  const rows = await db
    .select({ row: customers, roles })
    .from(customers)
    .orderBy(customers.id)
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  return toPage(
    rows.map((found) => toProfile(found, decimals)),
    counted?.total ?? 0,
    asked,
  );
}

type Found = { row: typeof customers.$inferSelect; roles: string[] };

function toProfile({ row, roles }: Found, decimals: number): Profile {
  return {
    id: row.id,
    externalId: row.externalId,
    name: row.name,
    email: row.email,
    contactEmail: row.email,
    pendingEmail: row.pendingEmail,
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
    roles,
    language: row.language,
    avatarUrl: row.avatar && avatarUrl(row.avatar),
    createdAt: row.createdAt.toISOString(),
  };
}
