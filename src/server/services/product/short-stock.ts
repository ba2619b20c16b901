import { type Shortage, usualLowStockMilli } from '#domain/stock/low-stock.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { stockSettings } from '#server/db/tables/stock.ts';

// As the indexes on `stock` say it, so that they are used.
const isShort: Record<Shortage, (below: Milli) => string> = {
  low: (below) => `k.inventory and (k.on_hand_milli - k.reserved_milli) < ${Math.trunc(below)}`,
  out: () => 'k.inventory and k.on_hand_milli <= k.reserved_milli',
};

/**
 * From where on a statement reads stock `k` that runs short: of what is counted and sold in a store `o` that is shown. Low is
 * what is less than `below`, in thousandths.
 */
export const shortStock = (shortage: Shortage, below: Milli): string =>
  `from stock k join shelf s on s.store_id = k.store_id and s.product_id = k.product_id
join stores o on o.id = k.store_id and o.displayable
where ${isShort[shortage](below)}`;

/** What is set of stock, or what holds until then: below what a product is low, in thousandths. */
export async function selectStockSettings(db: Db): Promise<{ lowMilli: Milli; version: number }> {
  const [row] = await db.select().from(stockSettings);
  return row ? { lowMilli: row.lowMilli, version: row.version } : { lowMilli: usualLowStockMilli, version: 0 };
}
