import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import { type FieldErrors, invalidFields, Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/orders/invoices.ts';
import type { SentBack } from '#contract/payments/payment.schema.ts';
import { creditable } from '#domain/invoice/goodwill.ts';
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts';
import { returnable, takeBack } from '#domain/invoice/take-back.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { fromMilli, isSoldByMeasure, type Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import type { InvoiceRow } from '#server/services/invoice/add-invoice.ts';
import { selectInvoices } from '#server/services/invoice/select-invoices.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { readSentBack } from '#server/services/payments/refunds.ts';
import { sumByProduct, toItem } from '../core/order-content.ts';
import { refuseIfAny } from '../core/order-errors.ts';
import { previewOrder } from '../placed/change-call.ts';
import { issueInvoice } from '../placed/issue-invoice.ts';
import { writeCreditNote } from '../placed/write-credit-note.ts';
import { checkVersion, lockOrder } from '../staff/lock-order.ts';
import { readStaffDetail } from '../staff/order-detail.ts';
import { answeredToStaff, type StaffWrite } from '../staff/staff-write.ts';

type Sent = ParsedOf<typeof calls.returnGoods>;
type Returning = StaffWrite & { currency: string };

/**
 * Takes goods of a delivered order back: issues the credit note, gives the customer's credit back where money does not
 * cover it, and notes it in the history. The goods go to no shelf: what came back from somebody's home is not sold again.
 * With `preview` it answers what the order would be and writes nothing. Throws `notFound`, `conflict` for a stale version,
 * `moveNotAllowed` for an order that is not delivered, `invalid`.
 */
export async function returnGoods(
  call: Returning,
  { id, version, preview, ...sent }: Sent,
): Promise<OutputOf<typeof calls.returnGoods>> {
  const { tx, audit } = call;
  const row = await lockOrder(tx, id);
  await checkVersion(call, row, version);
  if (row.status !== 'completed') throw new Refusal('moveNotAllowed');
  const entry = { thing: 'order', id, label: row.orderNumber, storeId: row.storeId } as const;
  if (preview) {
    await audit({ ...entry, before: {}, after: {} });
    let back: SentBack = { refunds: [], credit: 0 };
    const seen = await previewOrder({ tx, ...answeredToStaff(call.decimals) }, id, async (tx) => {
      back = await sentBackBy(tx, await writeReturn({ ...call, tx, announce: () => undefined }, row, sent), call);
      return readStaffDetail({ ...call, tx }, id);
    });
    return { ...seen, ...back };
  }
  const note = await writeReturn(call, row, sent);
  const returned = note.content.lines.map((line) => ({
    productId: line.productId,
    quantity: line.quantityMilli / 1000,
  }));
  const said = { returned, creditNote: note.number, reason: sent.reason };
  const about = { orderId: id, customerId: row.customerId };
  await audit({ ...entry, before: { returned: null, creditNote: null, reason: null }, after: said, about });
  return { ...(await readStaffDetail(call, id)), ...(await sentBackBy(tx, note, call)) };
}

function sentBackBy(tx: Db, { id, content }: InvoiceRow, { decimals }: Pick<Returning, 'decimals'>): Promise<SentBack> {
  return readSentBack(tx, { id, creditCents: content.creditCents }, decimals);
}

async function writeReturn(
  call: Returning,
  row: OrderRow,
  { order_items, reason, refund }: Pick<Sent, 'order_items' | 'reason' | 'refund'>,
): Promise<InvoiceRow> {
  const { tx } = call;
  const found = await selectInvoices(tx, row.id);
  // An order of before there were invoices gets its own now: a credit note corrects one.
  const invoice = found.invoice ?? (await issueInvoice(call, row.id));
  const notes = found.notes.map(({ content }) => content);
  const items = order_items.map(toItem);
  refuseIfAny('invalid', returnErrors(items, invoice.content.lines, returnable(invoice.content, notes)));
  const figures = takeBack(invoice.content, notes, sumByProduct(items));
  // What was given back for no goods is not given back once more with them.
  const mostCents = creditable(invoice.content, notes);
  if (figures.totalCents > mostCents)
    throw invalidFields({ order_items: 'returns.moreThanLeft' }, { most: toDecimal(mostCents, call.decimals) });
  return writeCreditNote(call, row, { ...found, invoice, figures, reason, refund });
}

type Item = { productId: number; quantityMilli: Milli };

/** What cannot come back: goods that the order has not had, more than is left of them, parts of what is sold by the piece. */
function returnErrors(
  items: readonly Item[],
  lines: readonly InvoiceLine[],
  left: ReadonlyMap<number, Milli>,
): FieldErrors {
  const errors: FieldErrors = {};
  const open = new Map(left);
  for (const [i, { productId, quantityMilli }] of items.entries()) {
    const line = lines.find((one) => one.productId === productId);
    const available = open.get(productId) ?? 0;
    open.set(productId, available - quantityMilli);
    if (!line) {
      errors[`order_items.${i}.product_id`] = [{ message: 'validation.invalid', parameters: {} }];
    } else if (quantityMilli > available) {
      const parameters = { available: fromMilli(Math.max(0, left.get(productId) ?? 0)) };
      errors[`order_items.${i}.quantity`] = [{ message: 'returns.tooMuch', parameters }];
    } else if (!isWhole(line.unit, quantityMilli) && quantityMilli !== left.get(productId)) {
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantity', parameters: { step: 1 } }];
    }
  }
  if (items.length === 0) errors.order_items = [{ message: 'returns.nothing', parameters: {} }];
  return errors;
}

function isWhole(unit: string, milli: Milli): boolean {
  return isSoldByMeasure(unit) || milli % 1000 === 0;
}
