import { dayIn } from '#domain/clock/zone-time.ts';
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Write } from '#server/db/transact.ts';
import { addInvoice, type InvoiceRow } from '#server/services/invoice/add-invoice.ts';
import { composeContent } from '#server/services/invoice/compose-content.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import { findCapturedAt } from '#server/services/payments/payment-row.ts';

/** In which transaction, at what moment, in which currency (ISO 4217) an invoice is issued. */
export type Issuing = Write & { now: Date; currency: string };

/**
 * Issues the invoice of an order that has just been delivered, in the transaction that delivers it: both happen or neither.
 * The caller holds the order's row, and has looked that it has none.
 */
export async function issueInvoice(context: Issuing, orderId: number): Promise<InvoiceRow> {
  const order = await selectOrder(context.tx, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  return addInvoice(context, { orderId, invoiceId: null, content: await invoiceContent(context, order) });
}

/** What the invoice of a delivered order says, from the order, its store and the shop as they are now. */
async function invoiceContent(
  { tx, now, currency }: { tx: Db; now: Date; currency: string },
  order: StoredOrder,
): Promise<InvoiceContent> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, order.storeId));
  if (!store) throw new Error(`Order ${order.id} has no store`);
  const [identity = unnamedShop] = await tx.select().from(shop);
  const day = (at: Date) => dayIn(store.timeZone, at);
  const delivered = order.events.findLast(({ to }) => to === 'delivered');
  const capturedAt = await findCapturedAt(tx, order.id);
  return composeContent(order, {
    identity,
    store,
    currency,
    taxNumber: await taxNumberOf(tx, order),
    issuedOn: day(now),
    paidOn: capturedAt && day(capturedAt),
    orderedOn: order.orderDate ?? day(order.submittedAt ?? order.createdAt),
    deliveredOn: day(delivered ? new Date(delivered.at) : now),
  });
}

/** Businesses are named with the number that they have given. */
async function taxNumberOf(tx: Db, { priceType, customerId }: StoredOrder): Promise<string | null> {
  if (priceType !== 'wholesale' || customerId === null) return null;
  const [row] = await tx.select({ taxNumber: customers.taxNumber }).from(customers).where(eq(customers.id, customerId));
  return row?.taxNumber ?? null;
}
