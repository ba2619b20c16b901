import type { Attention } from '#contract/office/overview.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, countDistinct, eq } from '#server/db/sql.ts';
import { isListed, orders } from '#server/db/tables/orders.ts';
import { isToCheck, payments } from '#server/db/tables/payments.ts';
import { type OfStores, ownStores } from '#server/services/session/own-stores.ts';
import { mostShown } from './most-shown.ts';

/**
 * The payments that staff of these stores are to look at, those that have waited longest first; `decimals` are the
 * currency's.
 */
export async function paymentAttention(
  db: Db,
  { who, decimals }: { who: OfStores; decimals: number },
): Promise<Pick<Attention, 'paymentsToCheck'>> {
  const where = and(isToCheck(payments), isListed(orders), ownStores(who.storeIds, orders.storeId));
  const joined = eq(orders.id, payments.orderId);
  const [counted] = await db
    .select({ count: countDistinct(payments.orderId) })
    .from(payments)
    .innerJoin(orders, joined)
    .where(where);
  const count = counted?.count ?? 0;
  if (count === 0) return {};
  const { id, orderId, attention, amountCents } = payments;
  const rows = await db
    .select({ id, orderId, attention, amountCents, orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, joined)
    .where(where)
    .orderBy(asc(payments.updatedAt), asc(payments.serial))
    .limit(mostShown);
  const first = rows.flatMap(({ attention, amountCents, orderNumber, ...row }) =>
    attention ? [{ ...row, attention, orderNumber: orderNumber ?? '', amount: toDecimal(amountCents, decimals) }] : [],
  );
  return { paymentsToCheck: { count, first } };
}
