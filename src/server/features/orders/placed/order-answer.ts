import type { Order } from '#contract/orders/orders.ts';
import type { PaymentMark } from '#contract/payments/payment.schema.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { dueCents } from '#domain/order/due.ts';
import { customerChangeObstacle, mayCustomerCancel } from '#domain/order/may-change.ts';
import { isHeld, isWaiting } from '#domain/payment/payment-status.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { toReserveCents } from '#domain/payment/reserve.ts';
import { fromMilli, quantityStepMilli } from '#domain/stock/quantity.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import type { Db } from '#server/db/connection.ts';
import { staffStatus } from '#server/services/order/apply-move.ts';
import { returnedCents } from '#server/services/order/payment-steps.ts';
import { shownPickupCode } from '#server/services/order/pickup-code.ts';
import type { StoredOrderLine } from '#server/services/order/stored-lines.ts';
import { type StoredOrder, type StoredPayment, selectOrder } from '#server/services/order/stored-order.ts';
import { currentPayment, toPaymentAnswer } from '#server/services/payments/payment-answer.ts';
import { toChangeAnswer } from './change-answer.ts';

/** In which decimals of the currency an order is answered, and at what moment. */
type AnswerContext = { decimals: number; now: Date };

/** An order as its customer reads it: decimals of the currency, the fee within the total. */
export function toOrderAnswer(order: StoredOrder, { decimals, now }: AnswerContext): Order {
  const inUnits = (cents: number) => toDecimal(cents, decimals);
  const due = dueCents(order, order.steps, returnedCents(order));
  const current = paymentOf(order);
  const reserve = current ? current.amountCents : reserveOfDraft(order);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    fulfilment: order.fulfilment,
    type: order.type,
    storeId: order.storeId,
    storeName: order.storeName,
    orderDate: toDay(order.orderDate),
    estimatedDeliveryDate: toDay(order.estimatedDeliveryDate),
    slot: order.slot && {
      id: order.slot.id,
      start: order.slot.startsAt.toISOString(),
      end: order.slot.endsAt.toISOString(),
      cutOff: order.slot.cutOffAt.toISOString(),
    },
    pickupCode: shownPickupCode(order),
    arrival: order.arrivedAt && { at: order.arrivedAt.toISOString(), place: order.arrivalPlace ?? '' },
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    shippingAddress: order.shippingAddress,
    shippingCity: order.shippingCity,
    shippingPostalCode: order.shippingPostalCode,
    billingAddress: order.billingAddress,
    billingCity: order.billingCity,
    billingPostalCode: order.billingPostalCode,
    deliveryNote: order.deliveryNote,
    substitution: order.substitution,
    externalId: order.externalId,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    paymentPeriod: order.paymentPeriod,
    discountInPercent: null,
    storeCreditAmount: inUnits(order.creditCents),
    duePaymentAmount: inUnits(Math.max(0, due)),
    transfer: awaitsTransfer(order, due)
      ? { ...order.account, amount: inUnits(due), reference: order.orderNumber ?? '' }
      : null,
    pickedAt: order.pickedAt?.toISOString() ?? null,
    agreedTotal: order.agreedTotalCents === null ? null : inUnits(order.agreedTotalCents),
    picking: pickingOf(order, now),
    deliveryFee: inUnits(order.feeCents),
    totalGst: inUnits(order.vatCents),
    totalExcludeGst: inUnits(order.totalCents - order.vatCents),
    totalIncludeGst: inUnits(order.totalCents),
    vatByRate: toVatByRate(order, decimals),
    orderItems: order.lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      productName: line.productName,
      productCategory: line.productCategory,
      unit: line.unit,
      quantity: fromMilli(line.quantityMilli),
      quantityStep: fromMilli(quantityStepMilli(line.unit as Unit, line.stepMilli)),
      priceIncludeTaxes: inUnits(line.unitCents),
      vatInPercent: line.vatBp / 100,
      discountInPercent: line.discountPercent,
      lineTotal: inUnits(line.lineCents),
      orderedQuantity: line.orderedMilli === null ? null : fromMilli(line.orderedMilli),
      substituteFor: line.substituteFor,
      substitutionWish: line.substitution,
      substitution: proposalOf(line, decimals, now) ?? line.substitution,
      slug: line.slug,
      picture: line.picture,
    })),
    invoiceNumber: order.invoices.find(({ kind }) => kind === 'invoice')?.number ?? null,
    creditNotes: order.invoices
      .filter(({ kind }) => kind === 'creditNote')
      .map(({ number, totalCents, issuedAt, reason, lines }) => ({
        number,
        total: inUnits(totalCents),
        issuedAt: new Date(issuedAt).toISOString(),
        reason,
        items: (lines ?? []).map(({ name, quantityMilli, unit }) => ({
          productName: name,
          quantity: fromMilli(quantityMilli),
          unit,
        })),
      })),
    events: order.events.map(({ at, from, to, reason }) => ({ at: new Date(at).toISOString(), from, to, reason })),
    paymentHistory: order.marks.map((mark) => toPaymentMark(mark, decimals)),
    payments: order.payments.map((payment) => toPaymentAnswer(payment, decimals)),
    payment: current ? toPaymentAnswer(current, decimals) : null,
    reserveAmount: reserve === null ? null : inUnits(reserve),
    changes: order.changes.map((change) => ({
      ...toChangeAnswer(change, decimals),
      at: new Date(change.at).toISOString(),
      byShop: change.byShop,
      reason: change.reason,
    })),
    ...rightsOf(order, now),
    version: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

/** The payment that matters; of an order that is paid by other means none that has come to nothing. */
function paymentOf({ paymentMethod, payments }: StoredOrder): StoredOrder['payments'][number] | undefined {
  const current = currentPayment(payments);
  const isOver = current && !isWaiting(current.status) && !isHeld(current.status) && current.capturedCents === 0;
  return isOver && !isOnlineMethod(paymentMethod) ? undefined : current;
}

/** What would be reserved for a draft as it is; null where nothing would. */
function reserveOfDraft({ status, paymentMethod, lines, marginPercent, ...sums }: StoredOrder): number | null {
  if (status !== 'draft' || !isOnlineMethod(paymentMethod)) return null;
  return toReserveCents(sums, lines, marginPercent) || null;
}

/** Whether the customer is to be told where the money goes. */
function awaitsTransfer(order: StoredOrder, due: number): order is StoredOrder & { account: BankAccount } {
  const isPlaced = order.status === 'submitted' || order.status === 'completed';
  return isPlaced && order.account !== null && order.paymentStatus === 'needs_payment' && due > 0;
}

/** A mark of the payment; with what and what sum where it says so. */
export function toPaymentMark({ at, status, means, amountCents }: StoredPayment, decimals: number): PaymentMark {
  const amount = amountCents === null ? null : toDecimal(amountCents, decimals);
  return { at: new Date(at).toISOString(), status, means, amount };
}

/** What is proposed in the place of a line, while it may be answered. */
function proposalOf(
  { proposal }: StoredOrderLine,
  decimals: number,
  now: Date,
): Order['orderItems'][number]['substitution'] {
  if (!proposal || new Date(proposal.answerUntil) <= now) return null;
  const { productName, quantityMilli, unit, unitCents, answerUntil, state } = proposal;
  return {
    productName,
    quantity: fromMilli(quantityMilli),
    unit,
    price: toDecimal(unitCents, decimals),
    answerUntil: new Date(answerUntil).toISOString(),
    accepted: state === 'proposed' ? null : state === 'substituted',
  };
}

/** How far it is; a proposal that nobody answered in time is decided, whether or not somebody has looked since. */
function pickingOf({ picking, lines }: StoredOrder, now: Date): Order['picking'] {
  if (!picking) return null;
  const over = lines.filter(({ proposal }) => proposal?.state === 'proposed' && new Date(proposal.answerUntil) <= now);
  return { ...picking, decided: picking.decided + over.length };
}

function rightsOf(order: StoredOrder, now: Date): Pick<Order, 'mayChange' | 'mayCancel'> {
  if (order.status === 'draft') return { mayChange: false, mayCancel: false };
  const standing = { ...order, status: staffStatus(order), cutOffAt: order.slot?.cutOffAt ?? null };
  return { mayChange: customerChangeObstacle(standing, now) === null, mayCancel: mayCustomerCancel(standing, now) };
}

/** The VAT of an order by rate, in decimals of the currency. */
export function toVatByRate({ vatByRate }: Pick<StoredOrder, 'vatByRate'>, decimals: number): Order['vatByRate'] {
  return vatByRate.map(({ rateBp, netCents, vatCents, grossCents }) => ({
    vatInPercent: rateBp / 100,
    net: toDecimal(netCents, decimals),
    vat: toDecimal(vatCents, decimals),
    gross: toDecimal(grossCents, decimals),
  }));
}

/** An order as it is within this transaction, which has just written it. */
export async function readOrderAnswer(
  { tx, language, decimals, now }: AnswerContext & { tx: Db; language: Language },
  id: number,
): Promise<Order> {
  const order = await selectOrder(tx, id, language);
  if (!order) throw new Error(`Order ${id} is gone within its own transaction`);
  return toOrderAnswer(order, { decimals, now });
}

function toDay(date: string | null): { date: string } | null {
  return date === null ? null : { date };
}
