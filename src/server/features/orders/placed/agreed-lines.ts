import type { Unit } from '#domain/catalogue/unit.ts';
import { type Milli, quantityStepMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orderLines } from '#server/db/tables/orders.ts';

/** A line of a placed order as it is kept, and in what steps its product is sold, though it may not be sold any more. */
export type AgreedLine = typeof orderLines.$inferSelect & { stepMilli: Milli };

export async function selectAgreedLines(tx: Db, orderId: number): Promise<AgreedLine[]> {
  const rows = await tx
    .select({ line: orderLines, step: products.quantityStepMilli })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map(({ line, step }) => ({ ...line, stepMilli: quantityStepMilli(line.unit as Unit, step) }));
}
