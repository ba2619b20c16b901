import { lowStockMilli, type Shortage } from '#domain/stock/low-stock.ts';

// As the partial indexes on `stock` say it, so that they are used.
const isShort: Record<Shortage, string> = {
  low: `k.inventory and k.on_hand_milli - k.reserved_milli < ${lowStockMilli}`,
  out: 'k.inventory and k.on_hand_milli <= k.reserved_milli',
};

/** From where on a statement reads stock `k` that runs short: of what is counted and sold in a store `o` that is shown. */
export const shortStock = (shortage: Shortage): string =>
  `from stock k join shelf s on s.store_id = k.store_id and s.product_id = k.product_id
join stores o on o.id = k.store_id and o.displayable
where ${isShort[shortage]}`;
