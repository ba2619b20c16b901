import { and, asc, count, desc, eq, exists, ilike, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { StaffCustomer } from '#contract/staff-customers.ts';
import type { Role } from '#domain/access/roles.ts';
import type { AccountState, CustomerSort } from '#domain/account/customer-list.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { containing } from '#server/db/containing.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
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
const sorts: Record<CustomerSort, SQL[]> = {
  'name-asc': [asc(byName), asc(customers.id)],
  'name-desc': [desc(byName), desc(customers.id)],
  newest: [desc(customers.createdAt), desc(customers.id)],
  oldest: [asc(customers.createdAt), asc(customers.id)],
};

const placed = sql`from ${orders} where ${orders.customerId} = ${customers.id} and ${orders.status} <> 'draft'`;
const columns = {
  row: customers,
  totalOrders: sql<number>`(select count(*)::int ${placed})`,
  spentCents: sql<number>`(select coalesce(sum(${orders.totalCents}), 0)::int ${placed}
    and ${orders.status} not in ('cancelled', 'rejected'))`,
  roles: sql<Role[]>`array(select ${customerRoles.role} from ${customerRoles}
    where ${customerRoles.customerId} = ${customers.id} order by ${customerRoles.role})`,
};
type Found = { row: typeof customers.$inferSelect; totalOrders: number; spentCents: number; roles: Role[] };

/** A page of the customers; `search` looks into name, email and phone. */
export async function selectCustomers(db: Db, query: CustomerQuestion, decimals: number): Promise<Page<StaffCustomer>> {
  const asked = and(isNotNull(customers.wholesaleRequestedAt), eq(customers.customerType, 'retail'));
  const where = and(
    query.status && eq(customers.active, query.status === 'active'),
    query.customerType && eq(customers.customerType, query.customerType),
    query.wholesaleRequested === undefined || !asked ? undefined : query.wholesaleRequested ? asked : not(asked),
    query.role && exists(holding(db, query.role)),
    query.search ? searched(query.search) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(customers).where(where);
  const rows = await db
    .select(columns)
    .from(customers)
    .where(where)
    .orderBy(...sorts[query.sortBy])
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return toPage(
    rows.map((found) => toStaffCustomer(found, decimals)),
    counted?.total ?? 0,
    query,
  );
}

/** One customer as staff see them. Throws `notFound`. */
export async function requireCustomer(db: Db, id: number, decimals: number): Promise<StaffCustomer> {
  const [found] = await db.select(columns).from(customers).where(eq(customers.id, id));
  if (!found) throw new Refusal('notFound');
  return toStaffCustomer(found, decimals);
}

const holding = (db: Db, role: Role | 'any') =>
  db
    .select({ one: sql`1` })
    .from(customerRoles)
    .where(and(eq(customerRoles.customerId, customers.id), role === 'any' ? undefined : eq(customerRoles.role, role)));

function searched(text: string): SQL | undefined {
  const pattern = containing(text);
  return or(...[customers.name, customers.email, customers.phone].map((column) => ilike(column, pattern)));
}

function toStaffCustomer({ row, totalOrders, spentCents, roles }: Found, decimals: number): StaffCustomer {
  const { id, version, name, email, pendingEmail, phone, address, city, customerType, taxNumber } = row;
  return {
    ...{ id, version, name, email, pendingEmail, phone, address, city, customerType, taxNumber, totalOrders, roles },
    emailVerified: row.emailVerifiedAt !== null,
    zipCode: row.postalCode,
    totalSpent: toDecimal(spentCents, decimals),
    status: row.active ? 'active' : 'inactive',
    joinDate: row.createdAt.toISOString(),
    wholesaleRequested: row.wholesaleRequestedAt !== null && customerType === 'retail',
    storeCredit: toDecimal(row.storeCreditCents, decimals),
  };
}
