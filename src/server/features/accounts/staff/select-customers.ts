import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import { Refusal } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import type { Role } from '#domain/access/roles.ts';
import type { AccountState, CustomerSort } from '#domain/access/staff-lists.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { mostFound, newestHits } from '#server/db/searched.ts';
import { and, eq, inArray, not, sql } from '#server/db/sql.ts';
import {
  asksForWholesale,
  customerRoles,
  customers,
  isInactive,
  isWholesale,
  searchedCustomers,
} from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';

export type CustomerQuestion = {
  page: number;
  perPage: number;
  search?: string | undefined;
  status?: AccountState | undefined;
  customerType?: PriceType | undefined;
  wholesaleRequested?: boolean | undefined;
  /** `any`: staff. */
  role?: Role | 'any' | undefined;
  sortBy: CustomerSort;
};

const byName = sql`lower(${customers.name})`;
const sorts = {
  'name-asc': { key: byName, direction: 'asc' },
  'name-desc': { key: byName, direction: 'desc' },
  newest: { key: sql`${customers.createdAt}`, direction: 'desc' },
  oldest: { key: sql`${customers.createdAt}`, direction: 'asc' },
} as const;

const counted = sql`from ${orders} where ${orders.customerId} = ${customers.id}
  and ${orders.status} not in ('draft', 'cancelled', 'rejected')`;
const columns = {
  row: customers,
  totalOrders: sql<number>`(select count(*)::int ${counted})`,
  // Of many orders: more cents, or dong, than an integer of the database holds.
  spentCents: sql<number>`(select coalesce(sum(${orders.totalCents}), 0)::float8 ${counted})`,
  roles: sql<Role[]>`array(select ${customerRoles.role} from ${customerRoles}
    where ${customerRoles.customerId} = ${customers.id} order by ${customerRoles.role})`,
};
type Found = { row: typeof customers.$inferSelect; totalOrders: number; spentCents: number; roles: Role[] };

/** A page of the customers; `search` looks into name, email and phone. */
export async function selectCustomers(
  db: Db,
  query: CustomerQuestion,
  decimals: number,
): Promise<Page<StaffCustomer> & { totalIsCapped: boolean }> {
  const found = await findPage(db, query, customerListing(db, query));
  const rows = await db.select(columns).from(customers).where(inArray(customers.id, found.ids));
  const items = inOrderOf(found.ids, rows, ({ row }) => row.id).map((row) => toStaffCustomer(row, decimals));
  return toCappedPage(items, found, query);
}

/** What is asked of the customers; apart for the test that reads the plans. */
export function customerListing(db: Db, query: CustomerQuestion): Listing {
  const { status, customerType, wholesaleRequested, role, search } = query;
  const where = and(
    status && isActive(status),
    customerType && isOfType(customerType),
    wholesaleRequested === undefined ? undefined : hasAsked(wholesaleRequested),
    role && inArray(customers.id, holding(db, role)),
  );
  const listing = { from: sql`${customers}`, id: sql`${customers.id}`, ...sorts[query.sortBy] };
  if (search)
    return { ...listing, where: undefined, among: newestHits(searchedCustomers, search, where), most: mostFound };
  if (role) return { ...listing, where, among: sql`${holding(db, role)}` };
  return { ...listing, where };
}

/** One customer as staff see them. Throws `notFound`. */
export async function requireCustomer(db: Db, id: number, decimals: number): Promise<StaffCustomer> {
  const [found] = await db.select(columns).from(customers).where(eq(customers.id, id));
  if (!found) throw new Refusal('notFound');
  return toStaffCustomer(found, decimals);
}

// The rare ones as the partial indexes say it, so that they are used.
const isActive = (status: AccountState) => (status === 'active' ? sql`${customers.active}` : isInactive(customers));
const isOfType = (type: PriceType) =>
  type === 'wholesale' ? isWholesale(customers) : eq(customers.customerType, type);
const hasAsked = (value: boolean) => (value ? asksForWholesale(customers) : not(asksForWholesale(customers)));

const holding = (db: Db, role: Role | 'any') =>
  db
    .select({ id: sql`${customerRoles.customerId}`.as('id') })
    .from(customerRoles)
    .where(role === 'any' ? undefined : eq(customerRoles.role, role));

function toStaffCustomer({ row, totalOrders, spentCents, roles }: Found, decimals: number): StaffCustomer {
  const { id, version, name, email, pendingEmail, phone, address, city, customerType, taxNumber } = row;
  return {
    id,
    version,
    name,
    email,
    pendingEmail,
    phone,
    address,
    city,
    customerType,
    taxNumber,
    totalOrders,
    roles,
    storeIds: row.storeIds,
    emailVerified: row.emailVerifiedAt !== null,
    zipCode: row.postalCode,
    totalSpent: toDecimal(spentCents, decimals),
    status: row.active ? 'active' : 'inactive',
    joinDate: row.createdAt.toISOString(),
    wholesaleRequested: row.wholesaleRequestedAt !== null && customerType === 'retail',
    storeCredit: toDecimal(row.storeCreditCents, decimals),
  };
}
