import type { PaymentMethod, PaymentStatus } from './payment.ts';
import type { StaffStatus } from './status.ts';

/** Why the goods of a placed order stay as they are. */
export const changeObstacles = ['handedOver', 'ended', 'refunded', 'paidOnline'] as const;
export type ChangeObstacle = (typeof changeObstacles)[number];

type Order = { status: StaffStatus; paymentStatus: PaymentStatus; paymentMethod: PaymentMethod };

/**
 * What stands in the way of changing a placed order, or null: staff change it until its goods are packed, unless its
 * money went back, or is held by a provider for the sum that was agreed.
 */
export function changeObstacle({ status, paymentStatus, paymentMethod }: Order): ChangeObstacle | null {
  if (status === 'ready' || status === 'shipped') return 'handedOver';
  if (status !== 'pending' && status !== 'processing') return 'ended';
  if (paymentStatus === 'refunded') return 'refunded';
  const isOnline = paymentMethod === 'card' || paymentMethod === 'paypal';
  return isOnline && paymentStatus !== 'needs_payment' ? 'paidOnline' : null;
}
