import { invalidFields, Refusal } from '#contract/errors.ts';
import type { HandOverInput } from '#contract/orders/hand-over.ts';
import { type Cents, toDecimal } from '#domain/money/cents.ts';
import { paidCents } from '#domain/order/due.ts';
import { canMove } from '#domain/order/status.ts';
import type { InvoiceRow } from '#server/services/invoice/add-invoice.ts';
import { applyMove, staffStatus } from '#server/services/order/apply-move.ts';
import { type OrderRow, type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import { waitsForPayment } from '#server/services/payments/waits-for-payment.ts';
import { issueInvoice } from '../placed/issue-invoice.ts';
import { writeCreditNote } from '../placed/write-credit-note.ts';
import { writePaymentMark } from './mark-payment.ts';
import { planHandOver } from './plan-hand-over.ts';
import type { StaffWrite } from './staff-write.ts';

/** What handing over has made of an order. */
export type HandedOver = {
  invoice: InvoiceRow;
  /** For what was refused; null: nothing was. */
  note: InvoiceRow | null;
  /** What was due in cash after that, whether it was taken or not. */
  dueCents: Cents;
  /** Null: nothing was said of cash. */
  cashCents: Cents | null;
};

/**
 * Hands an order over whole and takes back what is refused of it, in the caller's transaction, who holds its row: moves it
 * to `delivered`, marks it as paid where cash was taken, issues the invoice and the credit note, has money go back, and
 * records it all as one audit entry. Refused goods go to no shelf. Whether the caller may do it is for them to ask. Throws
 * `moveNotAllowed` for an order that is neither ready to be collected nor on its way, `notPaid`, and `invalid` on
 * `refused.N.item_id`, `refused.N.quantity`, `age_checked`, or `cash_taken` with the sum `due`.
 */
export async function handOver(
  call: StaffWrite & { currency: string },
  row: OrderRow,
  sent: HandOverInput,
): Promise<HandedOver> {
  const { tx, who, audit, decimals } = call;
  const { id, orderNumber: label, storeId, customerId } = row;
  const from = staffStatus(row);
  if (row.status !== 'submitted' || !canMove(row.type, from, 'delivered')) throw new Refusal('moveNotAllowed');
  if (await waitsForPayment(tx, row)) throw new Refusal('notPaid');
  const order = await selectOrder(tx, id);
  if (!order) throw new Error(`Order ${id} is gone while it is locked`);
  const { refused, dueCents, needsAge } = await planHandOver(tx, order, sent.refused);
  if (needsAge && !sent.age_checked) throw invalidFields({ age_checked: 'handOver.ageNotChecked' });
  const due = toDecimal(dueCents, decimals);
  if (sent.cash_taken !== undefined && sent.cash_taken !== due)
    throw invalidFields({ cash_taken: 'handOver.otherSum' }, { due });
  const cashCents = sent.cash_taken === undefined ? null : dueCents;
  // Before the invoice, which then says that it is paid.
  const paymentStatus = await takeCash(call, order, cashCents);
  const handedTo = sent.to_whom || null;
  await applyMove(call, row, { to: 'delivered', actorId: who.customerId, reason: null, handedTo });
  const invoice = await issueInvoice(call, id);
  const reason = reasonOf(sent.refused);
  const credited = refused && { invoice, notes: [], figures: refused, reason };
  const note = credited && (await writeCreditNote(call, { ...row, paymentStatus }, credited));
  const said = {
    status: 'delivered',
    ...(needsAge && { ageChecked: true }),
    ...(cashCents !== null && { paymentStatus, means: 'cash', amount: due }),
    ...(handedTo && { handedTo }),
    ...(note && { returned: returnedOf(note), creditNote: note.number, reason }),
  };
  const before = Object.fromEntries(Object.keys(said).map((field) => [field, null]));
  const stood = { status: from, ...(cashCents !== null && { paymentStatus: row.paymentStatus }) };
  const about = { orderId: id, customerId };
  await audit({ thing: 'order', id, label, storeId, about, before: { ...before, ...stood }, after: said });
  return { invoice, note, dueCents, cashCents };
}

/** Notes the cash that was taken as a payment, where some was awaited; answers how the payment stands then. */
async function takeCash(
  call: StaffWrite,
  order: StoredOrder,
  cashCents: Cents | null,
): Promise<OrderRow['paymentStatus']> {
  const { paymentStatus: from } = order;
  // What is left of an order that was paid in part adds to what was paid.
  const isRest = from === 'paid' && cashCents !== null && cashCents > 0;
  if (cashCents === null || (from !== 'needs_payment' && !isRest)) return from;
  const amountCents = (paidCents(order, order.steps) ?? 0) + cashCents;
  await writePaymentMark(call, order, { to: 'paid', paid: { means: 'cash', amountCents } });
  return 'paid';
}

/** Why, as the credit note says it: each reason once. */
function reasonOf(refused: HandOverInput['refused']): string {
  return [...new Set(refused.map(({ reason }) => reason))].join(' ; ').slice(0, 500);
}

function returnedOf({ content }: InvoiceRow): { productId: number; quantity: number }[] {
  return content.lines.map(({ productId, quantityMilli }) => ({ productId, quantity: quantityMilli / 1000 }));
}
