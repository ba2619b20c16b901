import type { Db } from '#server/db/connection.ts';
import { and, desc, eq } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';

/** The line of the customer's last completed order that has the product; null: they have not bought it. */
export async function findPurchase(db: Db, customerId: number, productId: number): Promise<number | null> {
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'completed'), eq(orderLines.productId, productId)))
    .orderBy(desc(orders.id), orderLines.position)
    .limit(1);
  return line?.id ?? null;
}
