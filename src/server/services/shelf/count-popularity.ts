import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/** What counts as popular was bought in so many days. */
const days = 90;
/** Of so many products at most: a search has no use for what hardly anybody buys. */
const most = 20_000;

/**
 * Counts in how many orders of the last 90 days each product of a store stood, for the next store that was not counted
 * since `before`: one a statement, so that a chain's orders keep within its limit of time. Kilograms and pieces cannot be
 * added up, so that orders are counted. Answers the store, or null when all are counted.
 */
export async function countPopularity(tx: Db, now: Date, before: Date = now): Promise<number | null> {
  const at = now.toISOString();
  const found = await tx.execute(sql`
    insert into popularity (store_id, counted_at, product_ids, orders)
    select st.id, ${at}::timestamptz, coalesce(sold.ids, '{}'), coalesce(sold.orders, '{}')
    from (
      select s.id from stores s left join popularity known on known.store_id = s.id
      where known.counted_at is null or known.counted_at < ${before.toISOString()}::timestamptz
      order by s.id limit 1
    ) st
    left join lateral (
      select array_agg(product_id order by orders desc, product_id) as ids, array_agg(orders order by orders desc, product_id) as orders
      from (
        select l.product_id, count(distinct o.id)::int as orders
        from orders o join order_lines l on l.order_id = o.id
        where o.store_id = st.id and o.submitted_at > ${at}::timestamptz - make_interval(days => ${days})
          and o.status in ('submitted', 'completed')
        group by l.product_id order by orders desc, l.product_id limit ${most}
      ) counted
    ) sold on true
    on conflict (store_id) do update
      set counted_at = excluded.counted_at, product_ids = excluded.product_ids, orders = excluded.orders
    returning store_id as id`);
  return rowsOf<{ id: number }>(found)[0]?.id ?? null;
}
