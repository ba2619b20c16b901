import type { FieldErrors } from '#contract/errors.ts';
import type { FeatureConfig } from '#domain/access/feature-config.ts';
import { type PaymentMethod, paymentFlag } from '#domain/order/payment.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import type { OrderStore } from './choose-store.ts';
import type { OrderContent } from './order-content.ts';
import type { Good } from './select-goods.ts';
import type { Profile } from './select-profile.ts';

/**
 * Fills in what an order takes from elsewhere: who orders from the profile, the bill from delivery, else the profile. An
 * account may have no name, as registration asks for none; its orders then bear its address.
 */
export function completeContent(content: OrderContent, profile: Profile | null): OrderContent {
  const bill = content.type === 'delivery' && content.shippingAddress !== null;
  return {
    ...content,
    customerName: content.customerName ?? (profile?.name || profile?.email || null),
    customerEmail: content.customerEmail ?? (profile?.email || null),
    customerPhone: content.customerPhone ?? (profile?.phone || null),
    billingAddress: content.billingAddress ?? (bill ? content.shippingAddress : profile?.address || null),
    billingCity: content.billingCity ?? (bill ? content.shippingCity : profile?.city || null),
    billingPostalCode: content.billingPostalCode ?? (bill ? content.shippingPostalCode : profile?.postalCode || null),
  };
}

/** What an order still lacks before it can be placed; empty when nothing does. `content` is complete. */
export function submissionErrors(
  content: OrderContent,
  goods: Iterable<Good>,
  at: { store: OrderStore; offered: FeatureConfig['paymentMethods'] },
): FieldErrors {
  const errors: FieldErrors = {};
  const say = (field: string, message: string) => {
    errors[field] = [{ message, parameters: {} }];
  };
  const required: [string, string | null][] = [
    ['customer_name', content.customerName],
    ['customer_email', content.customerEmail],
    ['customer_phone', content.customerPhone],
  ];
  if (content.type === 'delivery') {
    required.push(
      ['shipping_address', content.shippingAddress],
      ['shipping_city', content.shippingCity],
      ['shipping_postal_code', content.shippingPostalCode],
    );
    if (!at.store.allowDelivery) say('type', 'checkout.storeDoesNotDeliver');
  }
  for (const [field, value] of required) if (!value) say(field, 'validation.required');
  if (content.items.length === 0) say('order_items', 'checkout.emptyOrder');
  if (!isOffered(content.paymentMethod, at.offered)) say('payment_method', 'checkout.paymentNotOffered');
  const needsAge = [...goods].some((good) => good.minimumAge !== null);
  if (needsAge && !content.ageConfirmed) say('age_confirmed', 'checkout.ageNotConfirmed');
  return errors;
}

/** What can be refused of any order, draft or not: a method that the shop does not offer, a code that is none. */
export function contentErrors(
  content: OrderContent,
  sentMethod: PaymentMethod | undefined,
  offered: FeatureConfig['paymentMethods'],
): FieldErrors {
  const errors: FieldErrors = {};
  if (sentMethod && !isOffered(sentMethod, offered)) {
    errors.payment_method = [{ message: 'checkout.paymentNotOffered', parameters: {} }];
  }
  if (content.shippingPostalCode !== null && !isPostalCode(content.shippingPostalCode)) {
    errors.shipping_postal_code = [{ message: 'validation.postalCode', parameters: {} }];
  }
  return errors;
}

function isOffered(method: PaymentMethod, offered: FeatureConfig['paymentMethods']): boolean {
  return offered[paymentFlag(method)];
}
