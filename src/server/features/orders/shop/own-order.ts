import { and, eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { orders } from '#server/db/tables/orders.ts';

/** Throws `notFound` for an order that is not this customer's. */
export async function checkOwnOrder(db: Db, customerId: number, id: number): Promise<void> {
  const mine = and(eq(orders.id, id), eq(orders.customerId, customerId));
  if ((await db.$count(orders, mine)) === 0) throw new Refusal('notFound');
}
