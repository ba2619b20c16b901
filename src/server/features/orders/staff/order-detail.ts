import { Refusal } from '#contract/errors.ts';
import type { Note } from '#contract/office/notes.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { creditable } from '#domain/invoice/goodwill.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { paidCents } from '#domain/order/due.ts';
import { changeObstacle } from '#domain/order/may-change.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, ne } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { roundOrders, rounds } from '#server/db/tables/rounds.ts';
import { selectInvoices, selectReturned } from '#server/services/invoice/select-invoices.ts';
import { selectNotes } from '#server/services/notes/notes.ts';
import { staffStatus } from '#server/services/order/apply-move.ts';
import { returnedCents } from '#server/services/order/payment-steps.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import { selectStaffPayments } from '#server/services/payments/staff-payments.ts';
import { toChangeAnswer } from '../placed/change-answer.ts';
import { toPaymentMark, toVatByRate } from '../placed/order-answer.ts';
import { type HistoryEntry, selectHistory } from './order-history.ts';
import { toStaffRow } from './staff-view.ts';

/** An order as staff see it, drafts of the staff too. Throws `notFound`, for a shopper's draft as well. */
export async function readStaffDetail(
  { tx, decimals }: { tx: Db; decimals: number },
  id: number,
): Promise<StaffOrderDetail> {
  const order = await selectOrder(tx, id);
  if (!order || (order.status === 'draft' && !order.byStaff)) throw new Refusal('notFound');
  const notes = await selectNotes(tx, { orderId: id });
  const hasReturns = order.invoices.some(({ kind }) => kind === 'creditNote');
  const papers = order.invoices.length > 0 ? await selectInvoices(tx, id) : null;
  const most = papers?.invoice
    ? creditable(
        papers.invoice.content,
        papers.notes.map(({ content }) => content),
      )
    : 0;
  const returned = hasReturns ? await selectReturned(tx, id) : new Map();
  const { payments, refundableCents } = await selectStaffPayments(tx, id, order.payments, decimals);
  const givesBack = {
    most: toDecimal(most, decimals),
    toMeans: toDecimal(Math.min(most, refundableCents), decimals),
  };
  const round = await selectRoundOf(tx, id);
  return toDetail(order, { ...(await selectHistory(tx, id)), round, notes, returned, payments, givesBack }, decimals);
}

type Beside = {
  round: StaffOrderDetail['round'];
  history: HistoryEntry[];
  madeBy: string | null;
  notes: Note[];
  payments: StaffPayment[];
  givesBack: StaffOrderDetail['givesBack'];
  /** What of each line has come back. */
  returned: ReadonlyMap<number, Milli>;
};

function toDetail(
  order: StoredOrder,
  { history, madeBy, round, notes, returned, payments, givesBack }: Beside,
  decimals: number,
): StaffOrderDetail {
  const inUnits = (cents: number) => toDecimal(cents, decimals);
  const { shippingAddress, shippingCity, shippingPostalCode, billingAddress, billingCity, billingPostalCode } = order;
  const obstacle = order.status === 'draft' ? null : changeObstacle({ ...order, status: staffStatus(order) });
  const paid = paidCents(order, order.steps);
  return {
    ...toStaffRow({ ...order, lineCount: order.lines.length, returnedCents: returnedCents(order) }, decimals),
    shippingAddress,
    shippingCity,
    shippingPostalCode,
    billingAddress,
    billingCity,
    billingPostalCode,
    items: order.lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      productName: line.productName,
      quantity: fromMilli(line.quantityMilli),
      unit: line.unit,
      price: inUnits(line.unitCents),
      originalPrice: inUnits(line.baseCents),
      discountInPercent: line.discountPercent,
      vatInPercent: line.vatBp / 100,
      lineTotal: inUnits(line.lineCents),
      orderedQuantity: line.orderedMilli === null ? null : fromMilli(line.orderedMilli),
      substituteFor: line.substituteFor,
      returnedQuantity: fromMilli(returned.get(line.id) ?? 0),
      substitution: line.substitution ?? order.substitution,
    })),
    round,
    pickedAt: order.pickedAt?.toISOString() ?? null,
    agreedTotal: order.agreedTotalCents === null ? null : inUnits(order.agreedTotalCents),
    goodsAmount: inUnits(order.goodsCents),
    shippingFee: inUnits(order.feeCents),
    totalAmount: inUnits(order.totalCents),
    vatByRate: toVatByRate(order, decimals),
    storeCreditAmount: inUnits(order.creditCents),
    paidAmount: paid === null ? null : inUnits(paid),
    paymentHistory: order.marks.map((mark) => toPaymentMark(mark, decimals)),
    payments,
    givesBack,
    invoices: order.invoices.map(({ number, kind, totalCents, creditCents, issuedAt, reason }) => ({
      number,
      kind,
      total: inUnits(totalCents),
      storeCreditAmount: inUnits(creditCents),
      reason,
      issuedAt: new Date(issuedAt).toISOString(),
    })),
    arrival: order.arrivedAt && { at: order.arrivedAt.toISOString(), place: order.arrivalPlace ?? '' },
    deliveryNote: order.deliveryNote,
    substitution: order.substitution,
    ageConfirmed: order.ageConfirmed,
    externalId: order.externalId,
    madeBy,
    isMadeByStaff: order.byStaff,
    mayChange: obstacle === null,
    changeObstacle: obstacle,
    events: order.events.map(({ at, actor, from, to }) => ({ at: new Date(at).toISOString(), by: actor, from, to })),
    history: history
      .filter(({ kind, from, to }) => kind !== 'payment' || from !== to)
      .map((entry) => toHistoryEntry(entry, decimals)),
    notes,
  };
}

/** The round that an order is in, or was in last; one that it left does not bring it. */
async function selectRoundOf(tx: Db, orderId: number): Promise<StaffOrderDetail['round']> {
  const [found] = await tx
    .select({ id: rounds.id, state: rounds.state, driver: customers.name })
    .from(roundOrders)
    .innerJoin(rounds, eq(rounds.id, roundOrders.roundId))
    .leftJoin(customers, eq(customers.id, rounds.driverId))
    .where(and(eq(roundOrders.orderId, orderId), ne(roundOrders.state, 'cancelled')))
    .orderBy(desc(rounds.id))
    .limit(1);
  return found ?? null;
}

function toHistoryEntry(
  { id, at, kind, actor, actorId, from, to, reason, handedTo, means, amountCents, change }: HistoryEntry,
  decimals: number,
): StaffOrderDetail['history'][number] {
  return {
    id,
    at: new Date(at).toISOString(),
    kind,
    by: actor,
    byId: actorId,
    from,
    to,
    reason,
    handedTo,
    means,
    amount: amountCents === null ? null : toDecimal(amountCents, decimals),
    change: change && toChangeAnswer(change, decimals),
  };
}
