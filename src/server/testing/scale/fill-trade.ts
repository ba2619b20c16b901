import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { drawn, drawnName, drawnPhone, drawnUpTo, rows } from './drawn.ts';

export type TradeSize = { customers: number; orders: number };

/** So many customers: one in fifty buys wholesale or may not sign in, one in a thousand is staff or waits for an answer. */
export async function fillCustomers(db: Db, count: number): Promise<void> {
  await db.execute(
    rows(
      count,
      `'scale-' || n, substr(md5(n::text), 1, 12) || '@panier.example', ${drawnName('n')}, ${drawnPhone('n')}, n % 50 <> 1,
       case when n % 50 = 2 then 'wholesale' else 'retail' end,
       case when n % 1000 = 3 then timestamptz '2026-10-01' + n * interval '1 second' end,
       timestamptz '2023-01-01' + ${drawn('n', 21)} * interval '3 years'`,
      `customers (external_id, email, name, phone, active, customer_type, wholesale_requested_at, created_at)`,
    ),
  );
  await db.execute(sql`insert into customer_roles (customer_id, role)
    select id, case when id % 4 = 0 then 'CAN_MANAGE_ORDERS' else 'CAN_MANAGE_PRODUCTS' end
    from customers where external_id like 'scale-%' and id % 1000 = 4 on conflict do nothing`);
}

/** So many orders of these customers over three years, two lines each: one in five hundred is under way. */
export async function fillOrders(db: Db, { customers, orders }: TradeSize): Promise<void> {
  const threeYears = 3 * 365 * 86_400;
  await db.execute(
    sql.raw(`insert into orders (store_id, customer_id, order_number, status, fulfilment, type, payment_status,
        payment_method, customer_name, customer_email, customer_phone, goods_cents, total_cents, submitted_at)
      select s.ids[1 + n % cardinality(s.ids)], c.id, 'P' || to_char(at, 'YYMMDD') || '-S' || lpad(n::text, 7, '0'),
        case when n > ${orders} * 0.998 then 'submitted' when n % 40 = 0 then 'cancelled' else 'completed' end,
        case when n > ${orders} * 0.999 then 'pending' when n > ${orders} * 0.998 then 'processing'
          when n % 40 = 0 then 'cancelled' else 'delivered' end,
        case when n % 3 = 0 then 'pickup' else 'delivery' end,
        case when n > ${orders} * 0.998 then 'needs_payment' when n % 200 = 3 then 'refunded' else 'paid' end,
        case when n % 4 = 0 then 'bank_transfer' else 'cash' end,
        c.name, c.email, c.phone, cents, cents, at
      from (select n, timestamptz '2026-11-20' - interval '1 second' * (${threeYears} * (1 - n::float8 / ${orders})) as at,
          500 + ${drawnUpTo('n', 31, 20_000, 2)} as cents, 1 + ${drawnUpTo('n', 32, customers)} as place
        from generate_series(1, ${orders}::bigint) n) made
      join (select id, name, email, phone, row_number() over (order by id) as place from customers
        where external_id like 'scale-%') c using (place)
      cross join (select array_agg(id order by id) as ids from stores) s
      order by n`),
  );
  await db.execute(
    sql.raw(`insert into order_lines (order_id, position, product_id, product_name, product_category, unit,
        quantity_milli, base_cents, unit_cents, vat_bp, line_cents, vat_cents)
      select o.id, position, p.ids[1 + (hashint8extended(o.id, position) & 2147483647) % cardinality(p.ids)], 'Article', 'FRUIT', 'P',
        1000, o.goods_cents / 2, o.goods_cents / 2, 550, o.goods_cents / 2, 0
      from orders o cross join generate_series(0, 1) position
      cross join (select array_agg(id) as ids from products) p where o.order_number like 'P%-S%'`),
  );
}
