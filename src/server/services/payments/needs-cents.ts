import type { Cents } from '#domain/money/cents.ts';
import { defaultWeighedMarginPercent, toReserveCents } from '#domain/payment/reserve.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { shop } from '#server/db/tables/shop.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';

type Of = Parameters<typeof toReserveCents>;

/** What is to be reserved for a stored order as it stands, in cents, with the shop's margin for what is weighed. */
export async function needsCents(tx: Db, order: Pick<OrderRow, 'id' | 'totalCents' | 'creditCents'>): Promise<Cents> {
  const lines = await tx
    .select({ unit: orderLines.unit, lineCents: orderLines.lineCents })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  return reserveCents(tx, order, lines);
}

/** The same for sums and lines that are not stored, such as those of a change. */
export async function reserveCents(tx: Db, sums: Of[0], lines: Of[1]): Promise<Cents> {
  const [margin] = await tx.select({ percent: shop.weighedMarginPercent }).from(shop);
  return toReserveCents(sums, lines, margin?.percent ?? defaultWeighedMarginPercent);
}
