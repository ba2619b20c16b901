import type { Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/** A product in these stores on these days, both included, of the stores' clocks. */
export type RecallScope = { productId: number; storeIds: readonly number[]; from: string; to: string };

/** An order that was handed over with the product in it. */
export type FoundOrder = {
  orderId: number;
  orderNumber: string;
  storeId: number;
  day: string;
  milli: Milli;
  customerId: number | null;
  name: string | null;
  email: string | null;
  phone: string | null;
};

/** What a statement says of an order `o` of the store `s` that was handed over at `d.at`. */
export const orderColumns = sql.raw(`o.id as "orderId", coalesce(o.order_number, '') as "orderNumber",
  o.store_id as "storeId", to_char(d.at at time zone s.time_zone, 'YYYY-MM-DD') as day, o.customer_id as "customerId",
  o.customer_name as name, o.customer_email as email, o.customer_phone as phone`);

/** When an order `o` was handed over. */
export const handedOver = sql.raw(`join lateral (
  select max(e.at) as at from order_events e
  where e.order_id = o.id and e.kind = 'move' and e."to" = 'delivered') d on true`);

/**
 * Who got it: orders that were handed over with it, as ordered, in another product's place, or weighed; less what a credit
 * note has given back, as it was missing, refused at the door or returned.
 */
export async function findBuyers(db: Db, { productId, storeIds, from, to }: RecallScope): Promise<FoundOrder[]> {
  return rowsOf<FoundOrder>(
    await db.execute(sql`
      with kept as (
        select l.order_id, sum(l.quantity_milli - coalesce((
          select sum((x ->> 'quantityMilli')::int) from invoices i, jsonb_array_elements(i.content -> 'lines') x
          where i.order_id = l.order_id and i.kind = 'creditNote' and (x ->> 'lineId')::int = l.id), 0))::int as milli
        from order_lines l where l.product_id = ${productId} group by l.order_id
      )
      select ${orderColumns}, k.milli
      from kept k join orders o on o.id = k.order_id join stores s on s.id = o.store_id ${handedOver}
      where k.milli > 0 and o.fulfilment = 'delivered'
        and o.store_id in (select id::int from json_array_elements_text(${JSON.stringify(storeIds)}::json) as asked(id))
        and (d.at at time zone s.time_zone)::date between ${from}::date and ${to}::date
      order by d.at, o.id`),
  );
}
