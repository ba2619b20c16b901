import type { Cents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNotNull, sum } from '#server/db/sql.ts';
import { creditMovements } from '#server/db/tables/credit.ts';
import { orders } from '#server/db/tables/orders.ts';
import { moveCredit } from './move-credit.ts';

type CreditWrite = { tx: Db; now: Date };

/** Takes from a customer's credit what an order spends of it. The caller holds the customer's row. */
export async function spendCredit(
  context: CreditWrite,
  { orderId, customerId, cents }: { orderId: number; customerId: number; cents: Cents },
): Promise<void> {
  if (cents > 0) await moveCredit(context, { customerId, cents: -cents, reason: 'order', orderId });
}

/**
 * Gives back what an order has spent of its customer's credit beyond `keptCents`: all of it for an order that ends
 * undelivered. By the ledger, so that doing it twice does nothing; an account that is gone gets nothing. The caller holds the
 * order's row.
 */
export async function returnCredit(context: CreditWrite, orderId: number, keptCents: Cents = 0): Promise<void> {
  const { tx } = context;
  const [spent] = await tx
    .select({ customerId: orders.customerId, cents: sum(creditMovements.cents).mapWith(Number) })
    .from(orders)
    .innerJoin(creditMovements, eq(creditMovements.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isNotNull(orders.customerId), eq(creditMovements.customerId, orders.customerId)))
    .groupBy(orders.customerId);
  const beyond = -(spent?.cents ?? 0) - keptCents;
  if (!spent?.customerId || beyond <= 0) return;
  await moveCredit(context, { customerId: spent.customerId, cents: beyond, reason: 'order', orderId });
}
