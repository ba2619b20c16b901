import { type FieldErrors, Refusal } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import type { PaymentMethod } from '#domain/order/payment.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import type { OrderContent } from './order-content.ts';

/** What is refused of any order, draft or not: a method that is not offered, a postal code that is none. */
export function contentErrors(
  content: OrderContent,
  sent: Pick<OrderWrite, 'payment_method'>,
  offered: readonly PaymentMethod[],
): FieldErrors {
  const errors: FieldErrors = {};
  if (sent.payment_method && !offered.includes(sent.payment_method)) {
    errors.payment_method = [{ message: 'checkout.paymentNotOffered', parameters: {} }];
  }
  if (content.shippingPostalCode !== null && !isPostalCode(content.shippingPostalCode)) {
    errors.shipping_postal_code = [{ message: 'validation.postalCode', parameters: {} }];
  }
  return errors;
}

export function refuseIfAny(code: 'invalid' | 'outOfStock', errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal(code, { errors });
}
