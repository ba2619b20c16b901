import type { StaffOrder } from '#contract/orders/staff-orders.ts';
import { type Cents, toDecimal } from '#domain/money/cents.ts';
import { awaitsPayment, dueCents, type PaymentStep } from '#domain/order/due.ts';
import { nextPayments } from '#domain/order/payment-move.ts';
import { givesStockBack, type ListedStatus, nextMoves } from '#domain/order/status.ts';
import { staffStatus } from '#server/services/order/apply-move.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import { isUnpaidOnline } from '#server/services/payments/waits-for-payment.ts';
import type { SlotRow } from '#server/services/slot/read-slot.ts';

type Standing = Pick<PaymentRow, 'status' | 'attention'>;

/** Where an order stands, and what staff may make of it from there; of a draft nothing yet. */
function standing(
  order: OrderRow & { steps: readonly PaymentStep[]; payments: readonly Standing[] },
): Pick<StaffOrder, 'status' | 'waitsForPayment' | 'nextStatuses' | 'nextPaymentStatuses'> {
  const status: ListedStatus = order.status === 'draft' ? 'draft' : staffStatus(order);
  const waitsForPayment = isUnpaidOnline(order, order.payments);
  if (status === 'draft') return { status, waitsForPayment, nextStatuses: [], nextPaymentStatuses: [] };
  const moves = nextMoves(order.type, status);
  return {
    status,
    waitsForPayment,
    nextStatuses: waitsForPayment ? moves.filter(givesStockBack) : [...moves],
    nextPaymentStatuses: [...nextPayments(order.paymentMethod, order.paymentStatus, order.steps)],
  };
}

/** A row of the staff's list. */
export function toStaffRow(
  order: OrderRow & {
    storeName: string;
    timeZone: string;
    slot: SlotTimes | null;
    lineCount: number;
    steps: readonly PaymentStep[];
    /** At providers. */
    payments: readonly Standing[];
    /** What of it came back and was not store credit. */
    returnedCents: Cents;
  },
  decimals: number,
): StaffOrder {
  const { id, version, orderNumber, customerId, type, storeId, storeName, paymentStatus, paymentMethod } = order;
  return {
    id,
    version,
    orderNumber,
    customerId,
    type,
    storeId,
    storeName,
    paymentStatus,
    paymentMethod,
    ...standing(order),
    awaitsPayment: awaitsPayment(order),
    dueAmount: toDecimal(dueCents(order, order.steps, order.returnedCents), decimals),
    customerName: order.customerName ?? '',
    email: order.customerEmail ?? '',
    customerPhone: order.customerPhone ?? '',
    items: order.lineCount,
    total: toDecimal(order.totalCents, decimals),
    date: order.listedAt.toISOString(),
    timeZone: order.timeZone,
    slot: toStaffSlot(order),
    network: order.network,
  };
}

type SlotTimes = Pick<SlotRow, 'id' | 'startsAt' | 'endsAt'>;

/** When an order is brought or collected, and by which clock. */
function toStaffSlot({ slot, timeZone }: { slot: SlotTimes | null; timeZone: string }): StaffOrder['slot'] {
  return slot && { id: slot.id, start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString(), timeZone };
}
