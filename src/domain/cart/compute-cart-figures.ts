import type { Cents } from '#domain/money/cents.ts';
import type { OrderType } from '#domain/order/status.ts';
import { orderTotals } from '#domain/pricing/order-totals.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { freeDeliveryThreshold } from '#domain/shipping/free-delivery.ts';
import { deliveryFee, type ShippingRule } from '#domain/shipping/shipping-rule.ts';
import { spokenZone } from '#domain/shipping/spoken-zone.ts';
import type { Milli } from '#domain/stock/quantity.ts';

type Asked = {
  lines: readonly { unitPriceCents: Cents; quantityMilli: Milli; vatRateBp: number }[];
  allowDelivery: boolean;
  rules: readonly ShippingRule[];
  /** Of the store. */
  storePostalCode: string;
  method: OrderType;
  postalCode: string | null;
  priceType: PriceType;
};

/** What a cart would cost as an order, VAT included. */
export type CartFiguresInCents = {
  goodsCents: Cents;
  /** Null while it cannot be computed (no postal code yet), and where nothing is delivered. */
  feeCents: Cents | null;
  /** False when the store brings nothing there; the order cannot be placed for delivery. */
  isDeliverable: boolean;
  /** What is missing to free delivery; null when there is no such threshold, or it is reached. */
  missingToFreeCents: Cents | null;
  vatCents: Cents;
  totalCents: Cents;
};

/** The figures of a cart by the rules of an order: the page shows them at once, the server computes them again. */
export function computeCartFigures({
  lines,
  allowDelivery,
  rules,
  storePostalCode,
  method,
  postalCode,
  priceType,
}: Asked): CartFiguresInCents {
  const { goodsCents } = orderTotals({ lines, feeCents: 0 });
  const isBrought = method === 'delivery' && postalCode !== null;
  const fee = isBrought ? deliveryFee(rules, postalCode, goodsCents, priceType) : null;
  const feeCents = fee?.available ? fee.feeCents : 0;
  const { vatCents, totalCents } = orderTotals({ lines, feeCents });
  const zone = spokenZone({ allowDelivery, shippingRules: rules, postalCode: storePostalCode }, postalCode);
  const threshold =
    allowDelivery && method === 'delivery' && zone !== null ? freeDeliveryThreshold(rules, zone, priceType) : null;
  const isMissing = threshold !== null && (feeCents > 0 || !isBrought) && threshold > goodsCents;
  return {
    goodsCents,
    feeCents: method === 'pickup' ? 0 : fee?.available ? fee.feeCents : null,
    isDeliverable: method === 'pickup' || (allowDelivery && fee?.available !== false),
    missingToFreeCents: isMissing ? threshold - goodsCents : null,
    vatCents,
    totalCents,
  };
}
