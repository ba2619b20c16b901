import type { Order } from '#contract/orders/orders.ts';
import type { Translate } from '#web/i18n/words.ts';

type Placed = Pick<Order, 'type' | 'storeName' | 'customerEmail' | 'paymentMethod' | 'paymentStatus'> &
  Partial<Pick<Order, 'transfer' | 'payment'>>;

/**
 * What happens after an order was placed, in the order in which it does. It promises what the shop does by itself, its
 * mails; for a time the shopper asks, and for bank details where none are shown. `phone`: the store's, if it has one;
 * `slot`: the agreed one in words.
 */
export function nextSteps(
  order: Placed,
  { phone, slot }: { phone: string | undefined; slot: string | null },
  t: Translate<'orders'>,
): string[] {
  const { type, storeName: store, customerEmail, paymentMethod, paymentStatus } = order;
  const isCash = paymentMethod === 'cash';
  // What is paid already, or by a method with instructions of its own, needs no text more.
  const isAsked = paymentStatus === 'needs_payment' && (isCash || paymentMethod === 'bank_transfer');
  function timeStep(): string[] {
    if (slot) return [t(type === 'pickup' ? 'orders.nextSlotPickup' : 'orders.nextSlot', { slot })];
    if (type === 'pickup') return [t('orders.nextHours')];
    return phone ? [t('orders.nextTime', { phone: phone.replaceAll(' ', '\u00a0') })] : [];
  }
  return [
    ...(customerEmail ? [t('orders.nextMail', { email: customerEmail })] : []),
    t(type === 'delivery' ? 'orders.nextDelivery' : 'orders.nextPickup', { store }),
    ...timeStep(),
    ...(isAsked
      ? [t(isCash ? 'orders.nextCash' : order.transfer ? 'orders.nextTransferTo' : 'orders.nextTransfer')]
      : []),
    ...(order.payment?.status === 'authorised' ? [t('orders.nextReserved')] : []),
    ...(order.payment?.status === 'kept' ? [t('orders.nextKept')] : []),
  ];
}
