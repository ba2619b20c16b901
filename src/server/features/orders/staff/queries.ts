import { and, asc, count, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { OrderSort } from '#domain/order/order-sort.ts';
import type { OrderType, StaffStatus } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { containing } from '#server/db/containing.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { toStaffRow } from './staff-view.ts';

export type OrderQuestion = {
  page: number;
  perPage: number;
  search: string | undefined;
  status: StaffStatus | undefined;
  storeId: number | undefined;
  type: OrderType | undefined;
  sortBy: OrderSort;
};

const sorts: Record<OrderSort, SQL[]> = {
  'date-desc': [desc(orders.submittedAt), desc(orders.id)],
  'date-asc': [asc(orders.submittedAt), asc(orders.id)],
  'total-desc': [desc(orders.totalCents), desc(orders.id)],
  'total-asc': [asc(orders.totalCents), asc(orders.id)],
};

/** A page of the submitted orders; `search` looks into number, name and email. */
export async function selectStaffOrders(db: Db, query: OrderQuestion, decimals: number): Promise<Page<AdminOrder>> {
  const where = and(
    ne(orders.status, 'draft'),
    query.search ? searched(query.search) : undefined,
    query.status && standsAt(query.status),
    query.storeId === undefined ? undefined : eq(orders.storeId, query.storeId),
    query.type && eq(orders.type, query.type),
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  const lineCount = sql<number>`(select count(*)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  const rows = await db
    .select({ order: orders, storeName: stores.name, lineCount })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(where)
    .orderBy(...sorts[query.sortBy])
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const items = rows.map(({ order, storeName, lineCount }) => toStaffRow({ ...order, storeName, lineCount }, decimals));
  return toPage(items, counted?.total ?? 0, query);
}

function searched(text: string): SQL | undefined {
  const pattern = containing(text);
  return or(
    ilike(orders.orderNumber, pattern),
    ilike(orders.customerName, pattern),
    ilike(orders.customerEmail, pattern),
  );
}

/** A rejected order has a cancelled fulfilment: the order's own status distinguishes the two. */
function standsAt(status: StaffStatus): SQL | undefined {
  if (status === 'rejected') return eq(orders.status, 'rejected');
  return and(eq(orders.fulfilment, status), ne(orders.status, 'rejected'));
}
