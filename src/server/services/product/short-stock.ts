import { coverDays, type Shortage, salesDays, usualLowStockMilli } from '#domain/stock/low-stock.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { stockSettings } from '#server/db/tables/stock.ts';

const available = '(k.on_hand_milli - k.reserved_milli)';
const shown = `join shelf s on s.store_id = k.store_id and s.product_id = k.product_id
join stores o on o.id = k.store_id and o.displayable`;

/** How long what is there of a product lasts, to be sorted by: the least first. */
export const lastsOf = `${available}::float8 / r.sold_milli`;

/**
 * From where on a statement reads stock `k` that runs short: of what is counted and sold in a store `o` that is shown. What
 * is low (`lowStockCause`, of which each condition here is one) has its sales `r` besides; `below` is the floor, in thousandths.
 */
export function shortStock(shortage: Shortage, below: Milli): string {
  // As the index on `stock` says it, so that it is used.
  if (shortage === 'out') return `from stock k ${shown} where k.inventory and k.on_hand_milli <= k.reserved_milli`;
  const lasts = `${available}::bigint * ${salesDays} < r.sold_milli * ${coverDays}`;
  return `from stock k join recent_sales r on r.product_id = k.product_id and r.store_id = k.store_id ${shown}
where k.inventory and (${available} <= 0 or ${available} < ${Math.trunc(below)} or ${lasts})`;
}

/** What is set of stock, or what holds until then: below what a product is low, in thousandths. */
export async function selectStockSettings(db: Db): Promise<{ lowMilli: Milli; version: number }> {
  const [row] = await db.select().from(stockSettings);
  return row ? { lowMilli: row.lowMilli, version: row.version } : { lowMilli: usualLowStockMilli, version: 0 };
}
