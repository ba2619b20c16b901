import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { paymentEvents, payments, refunds } from '#server/db/tables/payments.ts';
import { playPast } from '#server/sandbox/past/play-past.ts';
import { insertRows } from '#server/seed/demo/insert-rows.ts';
import { drawnBytes } from './drawn-bytes.ts';
import type { PlannedPayment } from './plan-payments.ts';

/**
 * Writes the payments of the demo's orders, and what the sandbox, which plays their providers, has of them. `notes`: the
 * credit notes, by their orders.
 */
export async function seedPayments(
  tx: Db,
  planned: readonly PlannedPayment[],
  notes: ReadonlyMap<number, number>,
): Promise<void> {
  const past = planned.flatMap((one) => one.past ?? []);
  const played = await playPast(tx, past, drawnBytes('sandbox'));
  const rows = planned.map(({ row }) => {
    const { references, reservedUntil, card } = played.get(row.id) ?? row;
    return { ...row, references, card, reservedUntil: row.status === 'authorised' ? reservedUntil : null };
  });
  await insertRows(tx, payments, rows);
  await insertRows(
    tx,
    paymentEvents,
    planned.flatMap(({ events }) => events),
  );
  const back = planned.flatMap((one) =>
    one.refunds.map((refund, i) => {
      const reference = played.get(refund.paymentId)?.refunds[i] ?? null;
      return { ...refund, reference, invoiceId: notes.get(refund.orderId) ?? null };
    }),
  );
  await insertRows(tx, refunds, back);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('payments', 'serial'), (select max(serial) from payments))`,
  );
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('payment_events', 'id'), (select max(id) from payment_events))`,
  );
}
