import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { stock, stockMovements } from '#server/db/tables/stock.ts';
import type { CatalogueWrite } from './catalogue-write.ts';

type Reason = 'opening' | 'correction';

/**
 * Sets what is to be had of a product in a store, in thousandths of its unit, as somebody counted it beside what orders
 * have reserved; the ledger notes the difference. Lists follow within ten seconds. Refuses `notFound` for a product that
 * the store never sold.
 */
export async function correctStock(
  write: CatalogueWrite,
  { storeId, productId }: { storeId: number; productId: number },
  availableMilli: Milli,
): Promise<void> {
  await correctStocks(write, productId, new Map([[storeId, availableMilli]]), 'correction');
}

/** Does so in several stores, by store, with as many statements as for one. */
export async function correctStocks(
  { tx, now }: CatalogueWrite,
  productId: number,
  available: ReadonlyMap<number, Milli>,
  reason: Reason,
): Promise<void> {
  if (available.size === 0) return;
  // In the order of the stores: of two who correct the same goods one waits for the other.
  const rows = await tx
    .select()
    .from(stock)
    .where(and(eq(stock.productId, productId), inArray(stock.storeId, [...available.keys()])))
    .orderBy(asc(stock.storeId))
    .for('update');
  if (rows.length < available.size) throw new Refusal('notFound');
  const moved = rows.flatMap(({ storeId, onHandMilli, reservedMilli }) => {
    const deltaMilli = (available.get(storeId) ?? 0) + reservedMilli - onHandMilli;
    return deltaMilli === 0 ? [] : [{ storeId, productId, deltaMilli, reason, at: now }];
  });
  if (moved.length === 0) return;
  const deltas = JSON.stringify(moved.map(({ storeId, deltaMilli }) => ({ store_id: storeId, delta: deltaMilli })));
  await tx.execute(sql`
    update stock s set on_hand_milli = s.on_hand_milli + m.delta
    from json_to_recordset(${deltas}::json) as m(store_id int, delta int)
    where s.product_id = ${productId} and s.store_id = m.store_id`);
  await tx.insert(stockMovements).values(moved);
}
