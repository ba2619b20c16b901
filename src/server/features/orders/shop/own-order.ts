import { and, eq, type SQL } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { isShoppersOwn, orders } from '#server/db/tables/orders.ts';

/** Throws `notFound` for an order that is not this customer's. */
export async function checkOwnOrder(db: Db, customerId: number, id: number): Promise<void> {
  if ((await db.$count(orders, isOwnOrder(customerId, id))) === 0) throw new Refusal('notFound');
}

/** The order of this id, where its customer may know of it: what staff have not placed yet is theirs alone. */
export function isOwnOrder(customerId: number, id: number): SQL | undefined {
  return and(eq(orders.id, id), eq(orders.customerId, customerId), isShoppersOwn(orders));
}
