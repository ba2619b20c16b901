import type { ParsedOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import type { DatedGoods, listDatedGoods } from '#contract/receipts/receipts.ts';
import type { Language } from '#domain/language/language.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { mostCounted, toCappedPage } from '#server/db/find-page.ts';
import { sql } from '#server/db/sql.ts';
import { andOwnStores, type OfStores } from '#server/services/session/own-stores.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';

type Asked = Omit<ParsedOf<typeof listDatedGoods>, 'per_page'> & { perPage: number };
type By = OfStores & { language: Language; now: Date };
type Row = Omit<DatedGoods, 'left'> & { leftMilli: Milli; total: number };

/** Days after its date for which goods are still listed. */
const daysAfter = 30;

/**
 * What is in stock and soon at its date, or over it: lots of short date, and what booked receipts say. Of the latter,
 * what has the earliest date counts as sold first: of a date there is as much left as is on hand beside all that came
 * with later ones. Days are those of the store's clock; of what nobody counts, all that came is listed.
 */
export async function selectDatedGoods(
  db: Db,
  filter: Asked,
  by: By,
): Promise<Page<DatedGoods> & { totalIsCapped: boolean }> {
  const rows = rowsOf<Row>(await db.execute(statement(filter, by)));
  const items = rows.map(({ leftMilli, total: _, ...row }) => ({ ...row, left: fromMilli(leftMilli) }));
  const total = rows[0]?.total ?? 0;
  return toCappedPage(items, { total: Math.min(total, mostCounted), totalIsCapped: total > mostCounted }, filter);
}

function statement({ page, perPage, storeId, days }: Asked, { storeIds, language, now }: By) {
  const inStore = (column: string) =>
    storeId === undefined ? andOwnStores(storeIds, column) : sql` and ${sql.raw(column)} = ${storeId}`;
  const isSoon = (column: string) => sql`${sql.raw(column)} - (${instantOf(now)} at time zone st.time_zone)::date
    between ${-daysAfter}::int and ${days}::int`;
  return sql`
    with dated as (
      select r.store_id, l.product_id, l.best_before, sum(l.quantity_milli) as milli, max(r.id) as receipt_id
      from receipt_lines l join receipts r on r.id = l.receipt_id
      where r.state = 'booked' and l.best_before >= (${instantOf(now)} - make_interval(days => ${daysAfter + 1}))::date${inStore('r.store_id')}
      group by r.store_id, l.product_id, l.best_before
    ), ranked as (
      select d.*, coalesce(sum(d.milli) over (partition by d.store_id, d.product_id order by d.best_before desc
        rows between unbounded preceding and 1 preceding), 0) as later
      from dated d
    ), held as (
      select k.*, case when s.inventory then least(k.milli, s.on_hand_milli - k.later) else k.milli end as left_milli
      from ranked k join stock s on s.store_id = k.store_id and s.product_id = k.product_id
      join stores st on st.id = k.store_id
      where ${isSoon('k.best_before')}
    ), lots as (
      select lot.store_id, lot.product_id, lot.best_before, s.on_hand_milli
      from short_date_lots lot
      join stock s on s.store_id = lot.store_id and s.product_id = lot.product_id
      join stores st on st.id = lot.store_id
      where s.on_hand_milli > 0 and ${isSoon('lot.best_before')}${inStore('lot.store_id')}
    ), left_over as (
      select store_id, product_id, best_before, left_milli, receipt_id from held where left_milli > 0
      union all
      select store_id, product_id, best_before, on_hand_milli, null from lots
    )
    select h.store_id as "storeId", h.product_id as "productId", t.name, p.unit,
      to_char(h.best_before, 'YYYY-MM-DD') as "bestBefore", h.left_milli::int as "leftMilli",
      h.receipt_id as "receiptId", (count(*) over ())::int as total
    from left_over h join products p on p.id = h.product_id and p.deleted_at is null
    left join product_texts t on t.product_id = p.id and t.language = ${language}
    order by h.best_before, h.store_id, h.product_id limit ${perPage} offset ${(page - 1) * perPage}`;
}
