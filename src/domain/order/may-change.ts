import type { PaymentMethod, PaymentStatus } from './payment.ts';
import type { StaffStatus } from './status.ts';

/** Why the goods of a placed order stay as they are. */
export const changeObstacles = ['inRun', 'handedOver', 'ended', 'refunded', 'paidOnline'] as const;
export type ChangeObstacle = (typeof changeObstacles)[number];

/** `pickRunId` names the open run that its goods are fetched in; `pickedAt` is set once they are in their bags. */
type Picking = { status: StaffStatus; pickRunId: number | null; pickedAt: Date | null };
type Order = Picking & { paymentStatus: PaymentStatus; paymentMethod: PaymentMethod };

/**
 * What stands in the way of changing a placed order, or null: staff change it until its goods are packed, unless its
 * money went back, or was taken by a provider.
 */
export function changeObstacle(order: Order): ChangeObstacle | null {
  const { status, paymentStatus, paymentMethod, pickRunId, pickedAt } = order;
  if (pickRunId !== null) return 'inRun';
  if (status === 'ready' || status === 'shipped' || (status === 'processing' && pickedAt !== null)) return 'handedOver';
  if (status !== 'pending' && status !== 'processing') return 'ended';
  if (paymentStatus === 'refunded') return 'refunded';
  const isOnline = paymentMethod === 'card' || paymentMethod === 'paypal';
  return isOnline && paymentStatus === 'paid' ? 'paidOnline' : null;
}

/** What stands in the customer's way beside: the cut-off has passed. */
export type CustomerObstacle = ChangeObstacle | 'cutOff';

/**
 * Until when customers change or cancel an order themselves: the slot's cut-off, or without a slot until staff begin with it
 * (contract: `POST /order/{id}/change`).
 */
export function isBeforeCutOff(order: { status: StaffStatus; cutOffAt: Date | null }, now: Date): boolean {
  return order.cutOffAt === null ? order.status === 'pending' : now < order.cutOffAt;
}

/** What stands in the way of a customer who changes their order, or null. */
export function customerChangeObstacle(order: Order & { cutOffAt: Date | null }, now: Date): CustomerObstacle | null {
  return changeObstacle(order) ?? (isBeforeCutOff(order, now) ? null : 'cutOff');
}

/** Whether customers may cancel: before the cut-off, while the goods are not packed yet, however it is paid. */
export function mayCustomerCancel(order: Picking & { cutOffAt: Date | null }, now: Date): boolean {
  const isOpen = order.status === 'pending' || order.status === 'processing';
  const isTouched = order.pickRunId !== null || order.pickedAt !== null;
  return isOpen && !isTouched && isBeforeCutOff(order, now);
}
