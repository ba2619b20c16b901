import type { Order } from '#contract/orders/orders.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { Language } from '#domain/language/language.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { and, count, desc, eq, inArray, sql } from '#server/db/sql.ts';
import { isShoppersOwn, orders } from '#server/db/tables/orders.ts';
import { prepareOrders, selectOrders } from '#server/services/order/stored-order.ts';
import { toOrderAnswer } from '../placed/order-answer.ts';

/** Whose orders are read, and in which language goods are named; `decimals` are the currency's, and the moment. */
export type OrderReader = { customerId: number; language: Language; decimals: number; now: Date };

const newestFirst = [desc(sql`coalesce(${orders.submittedAt}, ${orders.updatedAt})`), desc(orders.id)];

/** Finds the open draft of a customer in a store, or without one the one changed last; null where there is none. */
export function prepareDraft(db: Db): (reader: OrderReader, storeId: number | undefined) => Promise<Order | null> {
  const storeId = sql.placeholder('storeId');
  const find = prepareOrders(db, 'find-draft', {
    where: and(
      eq(orders.customerId, sql.placeholder('customerId')),
      eq(orders.status, 'draft'),
      isShoppersOwn(orders),
      sql`(${storeId}::int is null or ${orders.storeId} = ${storeId})`,
    ),
    orderBy: [desc(orders.updatedAt), desc(orders.id)],
    limit: 1,
    reader: sql.placeholder('reader'),
  });
  return async ({ customerId, language, ...at }, storeId) => {
    const [draft] = await find({ customerId, storeId: storeId ?? null, reader: language });
    return draft ? toOrderAnswer(draft, at) : null;
  };
}

/** The newest order that still counts: no draft, neither cancelled nor rejected; null without one. */
export async function selectLastOrder(db: Db, { customerId, language, ...at }: OrderReader): Promise<Order | null> {
  const where = and(eq(orders.customerId, customerId), inArray(orders.status, ['submitted', 'completed']));
  const [last] = await selectOrders(db, { where, orderBy: newestFirst, limit: 1, reader: language });
  return last ? toOrderAnswer(last, at) : null;
}

/** All orders of a customer, drafts too, the newest first. */
export async function selectOrdersOf(db: Db, { customerId, language, ...at }: OrderReader): Promise<Order[]> {
  const where = and(eq(orders.customerId, customerId), isShoppersOwn(orders));
  const found = await selectOrders(db, { where, orderBy: newestFirst, reader: language });
  return found.map((order) => toOrderAnswer(order, at));
}

export async function selectOrderPage(
  db: Db,
  { customerId, language, ...at }: OrderReader,
  query: { page: number; perPage: number; status: OrderStatus | undefined },
): Promise<Page<Order>> {
  const where = and(
    eq(orders.customerId, customerId),
    isShoppersOwn(orders),
    query.status === undefined ? undefined : eq(orders.status, query.status),
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  const offset = (query.page - 1) * query.perPage;
  const part = { limit: query.perPage, offset };
  const found = await selectOrders(db, { where, orderBy: newestFirst, ...part, reader: language });
  return toPage(
    found.map((order) => toOrderAnswer(order, at)),
    counted?.total ?? 0,
    query,
  );
}
