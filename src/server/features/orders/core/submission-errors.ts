import type { FieldErrors } from '#contract/errors.ts';
import { orderContact } from '#contract/orders/order-write.schema.ts';
import type { PaymentMethod } from '#domain/order/payment.ts';
import { fieldErrors } from '#server/http/call/parse-input.ts';
import { toE164 } from '#server/services/phone/phone-number.ts';
import type { OrderStore } from './choose-store.ts';
import type { OrderContent } from './order-content.ts';
import type { SoldProduct } from './select-sold-products.ts';

/** What an order still lacks before it can be placed; empty when nothing does. `content` is complete. */
export function submissionErrors(
  content: OrderContent,
  goods: Iterable<SoldProduct>,
  context: { store: OrderStore; offered: readonly PaymentMethod[]; wantsSms: boolean },
): FieldErrors {
  const errors = contactErrors(content);
  const say = (field: string, message: string) => {
    errors[field] = [{ message, parameters: {} }];
  };
  const phone = content.customerPhone ?? '';
  if (context.wantsSms && !errors.customer_phone && toE164(phone, context.store.country) === null)
    say('customer_phone', 'validation.phone');
  if (content.type === 'delivery') {
    if (!content.shippingAddress) say('shipping_address', 'validation.required');
    if (!content.shippingCity) say('shipping_city', 'validation.required');
    if (!content.shippingPostalCode) say('shipping_postal_code', 'validation.required');
    if (!context.store.allowDelivery) say('type', 'checkout.storeDoesNotDeliver');
  }
  if (content.items.length === 0) say('order_items', 'checkout.emptyOrder');
  if (!context.offered.includes(content.paymentMethod)) say('payment_method', 'checkout.paymentNotOffered');
  const needsAge = [...goods].some((good) => good.minimumAge !== null);
  if (needsAge && !content.ageConfirmed) say('age_confirmed', 'checkout.ageNotConfirmed');
  return errors;
}

/** Who orders, by the rules of the checkout wherever it comes from: a profile has rules of its own, which ask less. */
function contactErrors({ customerName, customerEmail, customerPhone }: OrderContent): FieldErrors {
  const contact = {
    customer_name: customerName ?? undefined,
    customer_email: customerEmail ?? undefined,
    customer_phone: customerPhone ?? undefined,
  };
  const { error } = orderContact.safeParse(contact, { reportInput: true });
  return error ? fieldErrors(error) : {};
}
