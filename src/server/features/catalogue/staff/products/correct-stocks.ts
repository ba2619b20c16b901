import { invalidFields, Refusal } from '#contract/errors.ts';
import { fromMilli, type Milli, maxStockMilli } from '#domain/stock/quantity.ts';
import { and, asc, eq, inArray, sql } from '#server/db/sql.ts';
import { stock, stockMovements } from '#server/db/tables/stock.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';

type Reason = 'opening' | 'correction';

/**
 * What is to be had from now on, or by how much that changes; `field` is named where there is not so much to take away,
 * or too much would be there.
 */
export type Correction = { availableMilli: Milli } | { changeMilli: Milli; field: string };

/**
 * Sets or changes what is to be had of a product, by store, in thousandths of its unit, as somebody counted it beside what
 * orders have reserved; the ledger notes the difference. As many statements for many stores as for one. Answers by how much
 * each has changed. Throws `notFound` for a store that never had the product, and `invalid` for a change that leaves less
 * than nothing beside what orders have reserved, or more than a count may say.
 */
export async function correctStocks(
  { tx, now }: CatalogueWrite,
  productId: number,
  corrections: ReadonlyMap<number, Correction>,
  reason: Reason,
): Promise<ReadonlyMap<number, Milli>> {
  if (corrections.size === 0) return new Map();
  // In the order of the stores: of two who correct the same goods one waits for the other.
  const rows = await tx
    .select()
    .from(stock)
    .where(and(eq(stock.productId, productId), inArray(stock.storeId, [...corrections.keys()])))
    .orderBy(asc(stock.storeId))
    .for('update');
  if (rows.length < corrections.size) throw new Refusal('notFound');
  const moved = rows.flatMap(({ storeId, onHandMilli, reservedMilli }) => {
    const deltaMilli = deltaOf(corrections.get(storeId), onHandMilli - reservedMilli);
    return deltaMilli === 0 ? [] : [{ storeId, productId, deltaMilli, reason, at: now }];
  });
  if (moved.length === 0) return new Map();
  const deltas = JSON.stringify(moved.map(({ storeId, deltaMilli }) => ({ store_id: storeId, delta: deltaMilli })));
  await tx.execute(sql`
    update stock s set on_hand_milli = s.on_hand_milli + m.delta
    from json_to_recordset(${deltas}::json) as m(store_id int, delta int)
    where s.product_id = ${productId} and s.store_id = m.store_id`);
  await tx.insert(stockMovements).values(moved);
  return new Map(moved.map(({ storeId, deltaMilli }) => [storeId, deltaMilli]));
}

function deltaOf(correction: Correction | undefined, availableMilli: Milli): Milli {
  if (!correction) return 0;
  if ('availableMilli' in correction) return correction.availableMilli - availableMilli;
  const { changeMilli, field } = correction;
  if (availableMilli + changeMilli < 0)
    throw invalidFields({ [field]: 'validation.notEnoughStock' }, { available: fromMilli(availableMilli) });
  if (changeMilli > 0 && availableMilli + changeMilli > maxStockMilli)
    throw invalidFields(
      { [field]: 'validation.number' },
      { maximum: fromMilli(Math.max(0, maxStockMilli - availableMilli)) },
    );
  return changeMilli;
}
