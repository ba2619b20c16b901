import type { Write } from '#server/db/transact.ts';
import { addInvoice, type InvoiceRow } from '#server/services/invoice/add-invoice.ts';
import { selectOrder } from '#server/services/order/stored-order.ts';
import { invoiceContent } from './invoice-content.ts';

/** In which transaction, at what moment, in which currency (ISO 4217) an invoice is issued. */
export type Issuing = Write & { now: Date; currency: string };

/**
 * Issues the invoice of an order that has just been delivered, in the transaction that delivers it: both happen or neither.
 * The caller holds the order's row, and has looked that it has none.
 */
export async function issueInvoice(at: Issuing, orderId: number): Promise<InvoiceRow> {
  const order = await selectOrder(at.tx, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  return addInvoice(at, { orderId, invoiceId: null, content: await invoiceContent(at, order) });
}
