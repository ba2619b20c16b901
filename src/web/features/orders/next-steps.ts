import type { Order } from '#contract/orders.ts';
import type { Translate } from '#web/i18n/words.ts';

type Placed = Pick<Order, 'type' | 'storeName' | 'customerEmail' | 'customerPhone' | 'paymentMethod' | 'paymentStatus'>;

/** What happens after an order was placed, in the order in which it does. */
export function nextSteps(order: Placed, t: Translate<'orders'>): string[] {
  const { type, storeName: store, customerEmail, customerPhone, paymentMethod, paymentStatus } = order;
  const isCash = paymentMethod === 'cash';
  // What is paid already, or by a way that has told its own, needs no word more.
  const isAsked = paymentStatus === 'needs_payment' && (isCash || paymentMethod === 'bank_transfer');
  return [
    ...(customerEmail ? [t('orders.nextMail', { email: customerEmail })] : []),
    t(type === 'delivery' ? 'orders.nextDelivery' : 'orders.nextPickup', { store, phone: customerPhone ?? '' }),
    ...(isAsked ? [t(isCash ? 'orders.nextCash' : 'orders.nextTransfer', { store })] : []),
  ];
}
