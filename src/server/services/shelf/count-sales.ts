import { salesDays } from '#domain/stock/low-stock.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/** Counts what a store has sold of each product in the last 28 days, in thousandths of the product's unit. */
export async function countSales(tx: Db, storeId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    with sold as (
      select l.product_id, sum(l.quantity_milli) as milli
      from orders o join order_lines l on l.order_id = o.id
      where o.store_id = ${storeId} and o.status in ('submitted', 'completed')
        and o.submitted_at > ${now.toISOString()}::timestamptz - make_interval(days => ${salesDays})
      group by l.product_id
    ), gone as (
      delete from recent_sales r
      where r.store_id = ${storeId} and not exists (select from sold where sold.product_id = r.product_id)
    )
    insert into recent_sales as r (product_id, store_id, sold_milli)
    select product_id, ${storeId}, milli from sold
    on conflict (product_id, store_id) do update set sold_milli = excluded.sold_milli
      where r.sold_milli <> excluded.sold_milli`);
}
