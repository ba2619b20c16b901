import { randomUUID } from 'node:crypto';
import { closedStatuses } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { and, exists, inArray, isNotNull, or, type SQL, sql } from '#server/db/sql.ts';
import { auditPersonal } from '#server/db/tables/audit.ts';
import { notes } from '#server/db/tables/notes.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { idempotencyKeys, outbox } from '#server/db/tables/outbox.ts';
import { orderWishes } from '#server/db/tables/payments.ts';
import { eraseNotes } from '#server/services/notes/notes.ts';

export const eraseFilesKind = 'erase-files';
/** Milliseconds: a mail that is being sent while its entry is erased is written before that. */
const afterSending = 60_000;

/** What an order says of a person. Number, dates, goods and amounts stay: the law wants them kept for ten years. */
const personal = [
  'customerId',
  'customerName',
  'customerEmail',
  'customerPhone',
  'customerPhoneE164',
  'deliveryNote',
  'externalId',
  'shippingAddress',
  'shippingCity',
  'shippingPostalCode',
  'billingAddress',
  'billingCity',
  'billingPostalCode',
  'network',
  'arrivalPlace',
] as const;
const nobody = Object.fromEntries(personal.map((column) => [column, null])) as Record<(typeof personal)[number], null>;

/** Takes the person out of orders, with the mails about them. */
export async function eraseOrders(tx: Db, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(orders)
    .set({ ...nobody, erasedAt: sql`coalesce(${orders.erasedAt}, ${now.toISOString()})` })
    .where(inArray(orders.id, [...orderIds]));
  await tx
    .update(orderEvents)
    .set({ reason: null, handedTo: null })
    .where(
      and(
        inArray(orderEvents.orderId, [...orderIds]),
        or(isNotNull(orderEvents.reason), isNotNull(orderEvents.handedTo)),
      ),
    );
  await tx.delete(orderWishes).where(inArray(orderWishes.orderId, [...orderIds]));
  await tx.delete(auditPersonal).where(inArray(auditPersonal.orderId, [...orderIds]));
  await eraseNotes(tx, inArray(notes.orderId, [...orderIds]));
  await eraseKeptAnswers(tx, orderIds);
  await eraseMails(tx, sql`(${outbox.payload} ->> 'orderId')::int in ${[...orderIds]}`, now);
}

/**
 * Answers that are kept for repeated requests say what an order said: a guest's, and those of staff who wrote or moved it.
 * A draft has no number yet: its answer is known by its id.
 */
export async function eraseKeptAnswers(tx: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const numbered = and(
    inArray(orders.id, [...orderIds]),
    sql`(position(${orders.orderNumber} in ${idempotencyKeys.body}::text) > 0
      or (${idempotencyKeys.body} ->> 'id' = ${orders.id}::text and ${idempotencyKeys.body} ? 'orderNumber'))`,
  );
  await tx.delete(idempotencyKeys).where(exists(tx.select({ id: orders.id }).from(orders).where(numbered)));
}

/** Takes the person out of orders that were under way when their customer's account was erased, and are closed now. */
export async function eraseClosedOrders(tx: Db, now: Date): Promise<void> {
  const closed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.erasedAt), isNotNull(orders.customerName), inArray(orders.status, [...closedStatuses])))
    .for('update');
  const ids = closed.map(({ id }) => id);
  await eraseOrders(tx, ids, now);
}

/** Deletes entries of the outbox and, after their last sending has ended, the files that were written of them. */
export async function eraseMails(tx: Db, which: SQL, now: Date, files: readonly string[] = []): Promise<void> {
  const gone = await tx.delete(outbox).where(which).returning({ id: outbox.id, kind: outbox.kind });
  const mails = gone.map(({ id, kind }) => `${id}-${kind}`);
  if (mails.length === 0 && files.length === 0) return;
  await eraseFiles(tx, { mails, files }, now, new Date(now.getTime() + afterSending));
}

/** Deletes files of the store, and mails that were written as files, once the transaction is committed. */
export async function eraseFiles(
  tx: Db,
  { mails = [], files = [] }: { mails?: readonly string[]; files?: readonly string[] },
  now: Date,
  notBefore = now,
): Promise<void> {
  const payload = { mails: [...mails], files: [...files] };
  await enqueue(tx, { kind: eraseFilesKind, dedupeKey: `${eraseFilesKind}:${randomUUID()}`, payload, now, notBefore });
}
