import type { Profile } from '#contract/accounts/accounts.ts';
import { Refusal } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { and, eq, inArray, sql } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { avatarUrl } from '#server/media/avatar.ts';
import { isAwaitingPayment } from '#server/services/order/conditions.ts';

const roles = sql<string[]>`array(select ${customerRoles.role} from ${customerRoles}
  where ${customerRoles.customerId} = ${customers.id} order by ${customerRoles.role})`;
/** What is left to be paid of the customer's orders that money is awaited for (domain/order/due.ts). */
const dueSum = sql<number>`(select coalesce(sum(${sql`${orders.totalCents} - ${orders.creditCents}`}), 0)::float8
  from ${orders} where ${and(eq(orders.customerId, customers.id), isAwaitingPayment())})`;
const columns = { row: customers, roles, dueSum };

/** A customer's profile; amounts in decimal units of the currency. Throws `notFound`. */
export async function readProfile(db: Db, customerId: number, decimals: number): Promise<Profile> {
  const [found] = await db.select(columns).from(customers).where(eq(customers.id, customerId));
  if (!found) throw new Refusal('notFound');
  return toProfile(found, decimals);
}

/** A page of all profiles, the oldest account first. */
export async function selectProfiles(
  db: Db,
  query: { page: number; perPage: number },
  decimals: number,
): Promise<Page<Profile> & { totalIsCapped: boolean }> {
  const found = await findPage(db, query, profileListing);
  const rows = await db.select(columns).from(customers).where(inArray(customers.id, found.ids));
  const items = inOrderOf(found.ids, rows, ({ row }) => row.id).map((one) => toProfile(one, decimals));
  return toCappedPage(items, found, query);
}

/** What is asked of the customers; apart for the test that reads the plans. */
export const profileListing: Listing = {
  from: sql`${customers}`,
  id: sql`${customers.id}`,
  key: sql`${customers.id}`,
  direction: 'asc',
  where: undefined,
};

type Found = { row: typeof customers.$inferSelect; roles: string[]; dueSum: number };

function toProfile({ row, roles, dueSum }: Found, decimals: number): Profile {
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
    duePaymentAmount: toDecimal(dueSum, decimals),
    storeCredit: toDecimal(row.storeCreditCents, decimals),
    taxIdentificationNumber: row.taxNumber,
    customerType: row.customerType,
    wholesaleRequested: row.wholesaleRequestedAt !== null && row.customerType === 'retail',
    emailVerified: row.emailVerifiedAt !== null,
    roles,
    storeIds: row.storeIds,
    language: row.language,
    avatarUrl: row.avatar && avatarUrl(row.avatar),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}
