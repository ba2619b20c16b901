import type { Milli } from '#domain/stock/quantity.ts';
import { correctingReasons } from '#domain/stock/stock-reason.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { rowsAs } from '#server/services/catalogue/write-offers.ts';

/** What the ledger has of a product in a store, and what became of it since it was counted; in thousandths of its unit. */
export type Ledger = {
  onHandMilli: Milli;
  reservedMilli: Milli;
  /** By how much what stands there has changed since. */
  movedSinceMilli: Milli;
  /** Somebody has said since what stands there. */
  isCorrectedSince: boolean;
  /** What was counted of that very moment before. */
  saidMilli: Milli[];
  /** Before discount; null: not sold there. */
  baseCents: number | null;
};

/** The ledger of products in a store, each since the moment when it was counted: one statement. */
export async function selectLedger(
  tx: Db,
  storeId: number,
  counts: readonly { productId: number; at: Date }[],
): Promise<Map<number, Ledger>> {
  if (counts.length === 0) return new Map();
  const rows = counts.map(({ productId, at }) => ({ product_id: productId, counted: at.toISOString() }));
  const reasons = sql.join(
    correctingReasons.map((reason) => sql`${reason}`),
    sql`, `,
  );
  const found = rowsOf<Ledger & { id: number }>(
    await tx.execute(sql`
      select x.product_id as id, coalesce(k.on_hand_milli, 0) as "onHandMilli",
        coalesce(k.reserved_milli, 0) as "reservedMilli", since.moved as "movedSinceMilli",
        since.corrected as "isCorrectedSince", r.cents as "baseCents", (
          select coalesce(json_agg(c.on_hand_milli), '[]') from stock_counts c
          where c.store_id = ${storeId} and c.product_id = x.product_id and c.counted_at = x.counted) as "saidMilli"
      from ${rowsAs(rows, 'product_id int, counted timestamptz')}
      left join stock k on k.store_id = ${storeId} and k.product_id = x.product_id
      left join prices r on r.store_id = ${storeId} and r.product_id = x.product_id and r.price_type = 'retail'
      cross join lateral (
        select coalesce(sum(m.delta_milli), 0)::int as moved, coalesce(bool_or(m.reason in (${reasons})), false) as corrected
        from stock_movements m
        where m.store_id = ${storeId} and m.product_id = x.product_id and m.at > x.counted and m.delta_milli <> 0
      ) since`),
  );
  return new Map(found.map(({ id, ...ledger }) => [id, ledger]));
}
