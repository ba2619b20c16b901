import type { PaymentMethod } from '#domain/order/payment.ts';
import type { OrderType } from '#domain/order/status.ts';

/** The word for a way to pay, without its area: whoever collects the goods pays in cash there, not "on delivery". */
export function paymentWord(method: PaymentMethod, type: OrderType): `pay_${PaymentMethod | 'cashPickup'}` {
  return method === 'cash' && type === 'pickup' ? 'pay_cashPickup' : `pay_${method}`;
}
