import { type FieldErrors, Refusal } from '#contract/errors.ts';
import { orderContact } from '#contract/orders/order-write.schema.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import { lotObstacle } from '#domain/catalogue/short-date.ts';
import type { PaymentMethod } from '#domain/order/payment.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import { fromMilli, isQuantityAllowed, maxQuantityMilli, staffStepMilli } from '#domain/stock/quantity.ts';
import { fieldErrors } from '#server/http/call/parse-input.ts';
import type { Availability } from '#server/services/order/stock-ledger.ts';
import { toE164 } from '#server/services/phone/phone-number.ts';
import type { OrderStore } from './choose-store.ts';
import { type OrderContent, sumByProduct, type WantedItem } from './order-content.ts';
import type { SoldProduct } from './select-sold-products.ts';

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

/**
 * Lines that cannot stand whatever the stock: products not sold here, quantities off the product's step or too large. Staff
 * write any weight.
 */
export function itemErrors(
  items: readonly WantedItem[],
  goods: ReadonlyMap<number, SoldProduct>,
  { byStaff }: { byStaff: boolean },
): FieldErrors {
  const errors: FieldErrors = {};
  const sums = sumByProduct(items);
  for (const [i, { productId, quantityMilli }] of items.entries()) {
    const good = goods.get(productId);
    const stepMilli = good && (byStaff ? staffStepMilli(good.unit, good.stepMilli) : good.stepMilli);
    if (!good || stepMilli === undefined) {
      errors[`order_items.${i}.product_id`] = [{ message: 'checkout.notSoldHere', parameters: {} }];
    } else if ((sums.get(productId) ?? 0) > maxQuantityMilli) {
      const parameters = { maximum: fromMilli(maxQuantityMilli) };
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantityTooLarge', parameters }];
    } else if (!isQuantityAllowed(quantityMilli, stepMilli)) {
      const parameters = { step: fromMilli(stepMilli) };
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantity', parameters }];
    }
  }
  return errors;
}

/** Lines of short date that are over now, or would be when the order is brought or collected: at the end of its slot. */
export function dateErrors(
  items: readonly Pick<WantedItem, 'productId'>[],
  lotEnds: ReadonlyMap<number, Date>,
  times: { now: Date; receivedAt: Date | null },
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [i, { productId }] of items.entries()) {
    const endsAt = lotEnds.get(productId);
    const obstacle = endsAt && lotObstacle(endsAt, times);
    if (!obstacle) continue;
    const message = obstacle === 'over' ? 'checkout.notSoldHere' : 'checkout.lotTooLate';
    errors[`order_items.${i}.product_id`] = [{ message, parameters: {} }];
  }
  return errors;
}

/** Lines of which there is not enough, among the goods sold here; what is not counted is always to be had. */
export function stockErrors(
  items: readonly WantedItem[],
  goods: ReadonlyMap<number, SoldProduct>,
  stock: ReadonlyMap<number, Availability>,
): FieldErrors {
  const errors: FieldErrors = {};
  const sums = sumByProduct(items);
  for (const [i, { productId }] of items.entries()) {
    const { inventory, availableMilli } = stock.get(productId) ?? { inventory: true, availableMilli: 0 };
    if (!goods.has(productId) || !inventory || availableMilli >= (sums.get(productId) ?? 0)) continue;
    const parameters = { available: fromMilli(availableMilli) };
    errors[`order_items.${i}.quantity`] = [{ message: 'validation.notEnoughStock', parameters }];
  }
  return errors;
}

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
