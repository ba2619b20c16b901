import type { AdminOrder, AdminOrderDetail } from '#contract/admin-orders.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { nextMoves, type StaffStatus } from '#domain/order/status.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { OrderRow, StoredOrder } from '#server/services/order/stored-order.ts';

/** Where an order stands in the staff's words: its fulfilment, or that it was rejected. */
export function staffStatus(order: Pick<OrderRow, 'status' | 'fulfilment'>): StaffStatus {
  return order.status === 'rejected' ? 'rejected' : order.fulfilment;
}

/** A row of the staff's list. */
export function toStaffRow(order: OrderRow & { storeName: string; lineCount: number }, decimals: number): AdminOrder {
  const status = staffStatus(order);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    customerName: order.customerName ?? '',
    email: order.customerEmail ?? '',
    items: order.lineCount,
    total: toDecimal(order.totalCents, decimals),
    date: (order.submittedAt ?? order.createdAt).toISOString(),
    status,
    nextStatuses: [...nextMoves(order.type, status)],
    type: order.type,
    storeId: order.storeId,
    storeName: order.storeName,
    paymentStatus: order.paymentStatus,
  };
}

export function toStaffDetail(order: StoredOrder, decimals: number): AdminOrderDetail {
  return {
    ...toStaffRow({ ...order, lineCount: order.lines.length }, decimals),
    customerPhone: order.customerPhone ?? '',
    shippingAddress: order.shippingAddress,
    shippingCity: order.shippingCity,
    shippingPostalCode: order.shippingPostalCode,
    items: order.lines.map((line) => ({
      productId: line.productId,
      productName: line.productName,
      quantity: fromMilli(line.quantityMilli),
      unit: line.unit,
      price: toDecimal(line.unitCents, decimals),
      lineTotal: toDecimal(line.lineCents, decimals),
    })),
    totalAmount: toDecimal(order.totalCents, decimals),
    shippingFee: toDecimal(order.feeCents, decimals),
    paymentMethod: order.paymentMethod,
    deliveryNote: order.deliveryNote,
    events: order.events.map(({ at, actor, from, to }) => ({ at: new Date(at).toISOString(), by: actor, from, to })),
  };
}
