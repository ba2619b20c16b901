import { type FieldErrors, Refusal } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders.ts';
import type { FeatureConfig } from '#domain/access/feature-config.ts';
import { offeredPaymentMethods, type PaymentMethod } from '#domain/order/payment.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import type { OrderContent } from './order-content.ts';

/** What is refused of any order, draft or not: a method that is not offered, a postal code that is none. */
export function contentErrors(
  content: OrderContent,
  sent: Pick<OrderWrite, 'payment_method'>,
  offered: FeatureConfig['paymentMethods'],
): FieldErrors {
  const errors: FieldErrors = {};
  if (sent.payment_method && !isOffered(sent.payment_method, offered)) {
    errors.payment_method = [{ message: 'checkout.paymentNotOffered', parameters: {} }];
  }
  if (content.shippingPostalCode !== null && !isPostalCode(content.shippingPostalCode)) {
    errors.shipping_postal_code = [{ message: 'validation.postalCode', parameters: {} }];
  }
  return errors;
}

export function isOffered(method: PaymentMethod, offered: FeatureConfig['paymentMethods']): boolean {
  return offeredPaymentMethods(offered).includes(method);
}

export function refuseIfAny(code: 'invalid' | 'outOfStock', errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal(code, { errors });
}
