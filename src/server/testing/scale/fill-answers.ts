import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { drawnName, rows } from './drawn.ts';

/** What is written to a shop with so many orders: a message for each fifty, a review for each twenty, what was searched. */
export async function fillAnswers(db: Db, orders: number): Promise<void> {
  await db.execute(
    rows(
      Math.ceil(orders / 50),
      `case when n % 20 = 0 then 'withdrawal' else 'contact_form' end, ${drawnName('n')}, 'scale-' || n || '@panier.example',
       'Sujet ' || n, 'Bonjour, ma question ' || md5(n::text), 'fr', timestamptz '2023-01-01' + n * interval '1 hour',
       case when n % 100 <> 0 then now() end`,
      'contact_messages (type, from_name, from_email, subject, message, language, created_at, handled_at)',
    ),
  );
  await db.execute(
    sql.raw(`insert into reviews (product_id, customer_id, order_line_id, rating, title, text, language, status, created_at, moderated_at)
      select distinct on (l.product_id, o.customer_id) l.product_id, o.customer_id, l.id, 1 + l.id % 5, 'Avis', 'Un avis', 'fr',
        case when l.id % 500 = 0 then 'pending' when l.id % 50 = 0 then 'rejected' else 'approved' end, o.submitted_at,
        case when l.id % 500 = 0 then null else o.submitted_at end
      from orders o join order_lines l on l.order_id = o.id and l.position = 0
      where o.order_number like 'P%-S%' and o.id % 20 = 0 and o.status = 'completed'`),
  );
  await db.execute(
    rows(
      Math.ceil(orders / 20),
      `(array['fr','en','vi'])[1 + n % 3], 'mot ' || n, 1 + n % 37, timestamptz '2026-01-01' + n * interval '1 minute'`,
      'search_misses (language, words, count, last_at)',
    ),
  );
  await db.execute(
    sql.raw(`insert into audit_entries (at, actor_id, action, thing, thing_id, label, fields, changes, searched)
      select timestamptz '2023-01-01' + n * interval '1 minute', c.ids[1 + n % cardinality(c.ids)],
        case n % 3 when 0 then 'updateProduct' when 1 then 'moveOrder' else 'updateStore' end,
        case n % 3 when 0 then 'product' when 1 then 'order' else 'store' end, (n % 5000)::text, 'Article ' || n, '{price}',
        '{}', ' Article ' || n || ' price'
      from generate_series(1, ${Math.ceil(orders / 5)}) n
      cross join (select array_agg(distinct customer_id) as ids from customer_roles) c`),
  );
}
