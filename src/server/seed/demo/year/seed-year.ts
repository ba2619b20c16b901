import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { invoiceCounters, invoices } from '#server/db/tables/invoices.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { stockMovements } from '#server/db/tables/stock.ts';
import { insertRows } from '#server/seed/demo/insert-rows.ts';
import { planInvoices } from './invoices.ts';
import type { PlannedOrder } from './orders.ts';
import { planYear, type Trade } from './plan-year.ts';

/** Writes a year of trade: customers, orders with their history, the movements of stock, reviews. */
export async function seedYear(
  tx: Db,
  trade: Trade,
  { currency, say }: { currency: string; say: (line: string) => void },
): Promise<void> {
  const year = planYear(trade);
  const lines = year.orders.flatMap((order) => order.lines);
  say(`  ▸ ${year.orders.length} orders of ${year.customers.length} customers, ${lines.length} lines …`);
  await insertRows(tx, customers, year.customers);
  const rows = year.orders.map((order) => order.row);
  await insertRows(tx, orders, rows);
  await insertRows(tx, orderLines, lines);
  const events = year.orders.flatMap((order) => order.events);
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(tx, orderEvents, events);
  await insertRows(tx, outbox, year.orders.flatMap(confirmationOf));
  // Their PDFs are made when somebody asks for one: a first start has better to do.
  const papers = planInvoices(year.orders, year.customers, currency);
  await insertRows(tx, invoices, papers.invoices);
  await insertRows(tx, invoiceCounters, papers.counters);
  say(`  ▸ ${year.movements.length} movements of stock, ${year.reviews.length} reviews …`);
  await insertRows(tx, stockMovements, year.movements);
  // What the range says is to be had; what open orders have reserved lies beside it.
  await tx.execute(sql`
    update stock s set on_hand_milli = s.on_hand_milli + m.reserved, reserved_milli = m.reserved
    from (select store_id, product_id, sum(reserved_delta_milli)::int as reserved from stock_movements
      where reserved_delta_milli <> 0 group by store_id, product_id) m
    where s.store_id = m.store_id and s.product_id = m.product_id`);
  await insertRows(tx, reviews, year.reviews);
  for (const table of ['customers', 'orders', 'order_lines'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.raw(table)}))`,
    );
}

/** The mail that confirmed an order is no more to be sent, but it stands in the outbox as every order's does. */
function confirmationOf({ row }: PlannedOrder): (typeof outbox.$inferInsert)[] {
  const { id, submittedAt } = row;
  if (!submittedAt) return [];
  const entry = { kind: 'order-confirmation', dedupeKey: `order-confirmation:${id}`, payload: { orderId: id } };
  return [{ ...entry, createdAt: submittedAt, nextTryAt: submittedAt, tries: 1, doneAt: submittedAt }];
}
