import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';

export type Returnable = { productId: number; name: string; unit: string; delivered: number; left: number };

/** The goods of a delivered order by product, and how much of each can still come back. */
export function returnableGoods(order: Pick<StaffOrderDetail, 'items'>): Returnable[] {
  const goods = new Map<number, Returnable>();
  for (const { productId, productName, unit, quantity, returnedQuantity } of order.items) {
    const one = goods.get(productId) ?? { productId, name: productName, unit, delivered: 0, left: 0 };
    // Sums of tenths are never exact.
    one.delivered = Math.round((one.delivered + quantity) * 1000) / 1000;
    one.left = Math.round((one.left + quantity - returnedQuantity) * 1000) / 1000;
    goods.set(productId, one);
  }
  return [...goods.values()];
}
