import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/orders/invoices.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { creditable, giveGoodwill } from '#domain/invoice/goodwill.ts';
import { type Cents, fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { eq } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { moveCredit } from '#server/services/credit/move-credit.ts';
import { addInvoice } from '#server/services/invoice/add-invoice.ts';
import { selectInvoices } from '#server/services/invoice/select-invoices.ts';
import { addRefunds, readSentBack, refundableCents, selectRefundable } from '#server/services/payments/refunds.ts';
import { lockOrder } from '../staff/lock-order.ts';
import { readStaffDetail } from '../staff/order-detail.ts';
import type { StaffWrite } from '../staff/staff-write.ts';

type Sent = ParsedOf<typeof calls.refundOrder>;

/**
 * Gives money of a delivered order back for no goods: makes the credit note, has the providers send back to the means what
 * they took, and gives the rest as credit; what was paid otherwise by somebody without an account goes back by hand. Throws
 * `notFound`, `conflict` before there is an invoice, `invalid` on `amount`.
 */
export async function refundOrder(
  call: StaffWrite & { currency: string },
  { id, amount, reason }: Sent,
): Promise<OutputOf<typeof calls.refundOrder>> {
  const { tx, now, who, audit, decimals } = call;
  const row = await lockOrder(tx, id);
  const { invoice, notes } = await selectInvoices(tx, id);
  if (!invoice) throw new Refusal('conflict');
  const contents = notes.map(({ content }) => content);
  const cents = readAmount(amount, decimals, creditable(invoice.content, contents));
  const refundable = refundableCents(await selectRefundable(tx, id));
  const meansCents = Math.min(cents, refundable);
  const { customerId } = row;
  const creditCents = customerId === null ? 0 : cents - meansCents;
  const [store] = await tx.select({ timeZone: stores.timeZone }).from(stores).where(eq(stores.id, row.storeId));
  const content = {
    ...invoice.content,
    ...giveGoodwill(invoice.content, contents, cents),
    creditCents,
    issuedOn: dayIn(store?.timeZone ?? 'UTC', now),
    payment: { method: row.paymentMethod, status: row.paymentStatus },
    ...(meansCents > 0 && { toMeansCents: meansCents }),
    corrects: { number: invoice.number, issuedOn: invoice.content.issuedOn, reason, isGoodwill: true },
  };
  if (creditCents > 0 && customerId !== null)
    await moveCredit({ tx, now }, { customerId, cents: creditCents, reason: 'order', orderId: id });
  const note = await addInvoice(call, { orderId: id, invoiceId: invoice.id, content });
  if (meansCents > 0) await addRefunds(call, { orderId: id, cents: meansCents, invoiceId: note.id });
  const event = { orderId: id, kind: 'return', at: now, actorId: who.customerId } as const;
  await tx.insert(orderEvents).values({ ...event, from: invoice.number, to: note.number });
  await tx.update(orders).set({ updatedAt: now }).where(eq(orders.id, id));
  const entry = { thing: 'order', id, label: row.orderNumber, storeId: row.storeId } as const;
  const after = { amount, creditNote: note.number, reason };
  const before = { amount: null, creditNote: null, reason: null };
  await audit({ ...entry, before, after, about: { orderId: id, customerId } });
  return { ...(await readSentBack(tx, { ...note, creditCents }, decimals)), order: await readStaffDetail(call, id) };
}

function readAmount(amount: number, decimals: number, most: Cents): Cents {
  const cents = fromDecimal(amount, decimals);
  if (cents <= 0 || toDecimal(cents, decimals) !== amount) throw invalidFields({ amount: 'validation.number' });
  if (cents > most) throw invalidFields({ amount: 'returns.moreThanLeft' }, { most: toDecimal(most, decimals) });
  return cents;
}
