import type { FieldErrors } from '#contract/errors.ts';
import type { Cents } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { type OrderTotals, orderTotals } from '#domain/pricing/order-totals.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { deliveryFee } from '#domain/shipping/shipping-rule.ts';
import type { OrderStore } from './choose-store.ts';
import type { OrderContent, WantedItem } from './order-content.ts';
import type { SoldProduct } from './select-sold-products.ts';

export type PricedLine = SoldProduct &
  Pick<WantedItem, 'quantityMilli' | 'substitution'> & { lineCents: Cents; vatCents: Cents };
export type PricedOrder = { lines: PricedLine[]; totals: OrderTotals };

/** All figures of an order as they are now, and what stands in the way of delivering it. Every item is among `goods`. */
export function priceOrder(
  content: OrderContent,
  goods: ReadonlyMap<number, SoldProduct>,
  context: FeeAt,
): { priced: PricedOrder; errors: FieldErrors } {
  const lines = content.items.flatMap(({ productId, quantityMilli, substitution }) => {
    const good = goods.get(productId);
    return good ? [{ ...good, quantityMilli, substitution }] : [];
  });
  const goodsCents = lines.reduce((sum, line) => sum + lineTotal(line.unitCents, line.quantityMilli), 0);
  const { feeCents, errors } = feeFor(content, goodsCents, context);
  const totals = orderTotals({
    lines: lines.map(({ unitCents, quantityMilli, vatBp }) => ({
      unitPriceCents: unitCents,
      quantityMilli,
      vatRateBp: vatBp,
    })),
    feeCents,
  });
  if (totals.totalCents > mostOrderCents) errors.order_items = [{ message: 'validation.tooMany', parameters: {} }];
  const priced = lines.map((line, i) => ({ ...line, ...(totals.lines[i] ?? { lineCents: 0, vatCents: 0 }) }));
  return { priced: { lines: priced, totals }, errors };
}

/** Where and for whom it is brought, and in which slot; `slotFeeCents` is 0 without one. */
export type FeeAt = { store: OrderStore; priceType: PriceType; slotFeeCents: Cents };

/**
 * What bringing it costs: the rule's fee and the slot's, which no amount of goods frees. A draft without a postal code yet
 * costs nothing by the rules, and an empty one nothing at all.
 */
export function feeFor(
  { type, shippingPostalCode, items }: Pick<OrderContent, 'type' | 'shippingPostalCode' | 'items'>,
  goodsCents: Cents,
  { store, priceType, slotFeeCents }: FeeAt,
): { feeCents: Cents; errors: FieldErrors } {
  const ofSlot = items.length === 0 ? 0 : slotFeeCents;
  if (type === 'pickup' || shippingPostalCode === null) return { feeCents: ofSlot, errors: {} };
  if (!store.allowDelivery) {
    return { feeCents: 0, errors: { type: [{ message: 'checkout.storeDoesNotDeliver', parameters: {} }] } };
  }
  const fee = ruleFee({ type, shippingPostalCode }, goodsCents, { store, priceType });
  if (fee !== null) return { feeCents: items.length === 0 ? 0 : fee + ofSlot, errors: {} };
  return { feeCents: 0, errors: { shipping_postal_code: [{ message: notDelivered, parameters: {} }] } };
}

export const notDelivered = 'checkout.deliveryNotAvailable';

/** What the store's rules ask for bringing goods of an amount there, in cents; null where they do not bring them. */
export function ruleFee(
  { type, shippingPostalCode }: Pick<OrderContent, 'type' | 'shippingPostalCode'>,
  goodsCents: Cents,
  { store, priceType }: Pick<FeeAt, 'store' | 'priceType'>,
): Cents | null {
  if (type === 'pickup' || shippingPostalCode === null) return 0;
  const fee = deliveryFee(store.shippingRules, shippingPostalCode, goodsCents, priceType);
  return fee.available ? fee.feeCents : null;
}
