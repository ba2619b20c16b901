import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { invoiceCounters, invoices } from '#server/db/tables/invoices.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { stockMovements } from '#server/db/tables/stock.ts';
import { demoStaffId } from '#server/seed/demo/accounts.ts';
import { insertRows } from '#server/seed/demo/insert-rows.ts';
import { agreeFarSlot, takeFarSlot } from '#server/seed/demo/payments/kept-slot.ts';
import { type PaymentSettings, planPayments } from '#server/seed/demo/payments/plan-payments.ts';
import { seedPayments } from '#server/seed/demo/payments/seed-payments.ts';
import { planInvoices } from './invoices.ts';
import type { PlannedOrder } from './orders.ts';
import { planYear, type Trade } from './plan-year.ts';

/** Writes a year of trade: customers, orders with their history, the movements of stock, reviews. */
export async function seedYear(
  tx: Db,
  trade: Trade,
  { currency, online, say }: { currency: string; online: PaymentSettings | null; say: (line: string) => void },
): Promise<void> {
  const { now } = trade.calendar;
  const year = planYear(trade, { sellsOnline: online !== null });
  const far = await agreeFarSlot(tx, year.orders, now);
  const planned = online ? planPayments(year.orders, now, online, far?.startsAt ?? null) : [];
  const lines = year.orders.flatMap((order) => order.lines);
  say(`  ▸ ${year.orders.length} orders of ${year.customers.length} customers, ${lines.length} lines …`);
  await insertRows(tx, customers, year.customers);
  const rows = year.orders.map((order) => order.row);
  await insertRows(tx, orders, rows);
  await insertRows(tx, orderLines, lines);
  const papers = planInvoices(year.orders, year.customers, currency, now);
  const events = [...year.orders.flatMap((order) => order.events), ...papers.invoices.flatMap(noteEventOf)];
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(tx, orderEvents, events);
  await insertRows(tx, outbox, year.orders.flatMap(confirmationOf));
  if (far) await takeFarSlot(tx, far);
  // Their PDFs are made when somebody asks for one: a first start has better to do.
  await insertRows(tx, invoices, papers.invoices);
  await insertRows(tx, invoiceCounters, papers.counters);
  const notes = new Map(
    papers.invoices.flatMap(({ kind, orderId, id }) => (kind === 'invoice' ? [] : [[orderId, id]])),
  );
  if (planned.length > 0) await seedPayments(tx, planned, notes);
  say(`  ▸ ${year.movements.length} movements of stock, ${year.reviews.length} reviews …`);
  await insertRows(tx, stockMovements, year.movements);
  // What the range says is to be had; what open orders have reserved lies beside it.
  await tx.execute(sql`
    update stock s set on_hand_milli = s.on_hand_milli + m.reserved, reserved_milli = m.reserved
    from (select store_id, product_id, sum(reserved_delta_milli)::int as reserved from stock_movements
      where reserved_delta_milli <> 0 group by store_id, product_id) m
    where s.store_id = m.store_id and s.product_id = m.product_id`);
  await insertRows(tx, reviews, year.reviews);
  for (const table of ['customers', 'orders', 'order_lines', 'invoices'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.raw(table)}))`,
    );
}

/** That it gave something back stands in the order's history. */
function noteEventOf({
  orderId,
  issuedAt,
  number,
  content,
}: ReturnType<typeof planInvoices>['invoices'][number]): (typeof orderEvents.$inferInsert)[] {
  const { corrects } = content;
  if (!corrects) return [];
  const mark = { orderId, kind: 'return', at: issuedAt, actorId: demoStaffId } as const;
  return [{ ...mark, from: corrects.number, to: number, amountCents: null }];
}

/** The mail that confirmed an order is no more to be sent, but it stands in the outbox as every order's does. */
function confirmationOf({ row, online }: PlannedOrder): (typeof outbox.$inferInsert)[] {
  const { id, submittedAt } = row;
  const isUnpaid = online?.story === 'opening' || online?.story === 'expired';
  if (!submittedAt || isUnpaid) return [];
  const entry = { kind: 'order-confirmation', dedupeKey: `order-confirmation:${id}`, payload: { orderId: id } };
  return [{ ...entry, createdAt: submittedAt, nextTryAt: submittedAt, tries: 1, doneAt: submittedAt }];
}
