import { invalidFields, Refusal, type RefusalCode } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, inArray } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from './stored-order.ts';

/**
 * Placed orders of a store by their ids, locked in that order, so that of two who take the same ones one waits for the other.
 * Throws `invalid` on `order_ids.<n>` for a draft, and for an order of another store.
 */
export async function lockNamedOrders(
  tx: Db,
  { storeId, ids }: { storeId: number; ids: readonly number[] },
): Promise<OrderRow[]> {
  const found = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');
  const byId = new Map(found.map((row) => [row.id, row]));
  const isKnown = (id: number) => byId.get(id)?.storeId === storeId && byId.get(id)?.status !== 'draft';
  const unknown = ids.findIndex((id) => !isKnown(id));
  if (unknown !== -1) throw invalidFields({ [`order_ids.${unknown}`]: 'validation.invalid' });
  return found;
}

/** Throws a refusal that names the orders, where there are any. */
export function refuseNaming(
  code: Extract<RefusalCode, 'inRound' | 'inRun' | 'notPaid' | 'nothingToBring' | 'nothingToPick'>,
  rows: readonly Pick<OrderRow, 'orderNumber'>[],
): void {
  if (rows.length > 0) throw new Refusal(code, { data: { orderNumbers: rows.map(({ orderNumber }) => orderNumber) } });
}
