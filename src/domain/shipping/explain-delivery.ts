import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { storeQualifies } from './delivering-store.ts';
import { type FeeBand, feeBands } from './fee-bands.ts';
import { anyPostalCode, deliveryFee, rulesForPostalCode, type ShippingRule } from './shipping-rule.ts';

/**
 * Why delivery costs what it costs: the store does not deliver, no rule is for the code, the rule says that there is none
 * up to its amount, the rule's fee up to its amount, or nothing from its amount on.
 */
export const deliveryReasons = [
  'storeDoesNotDeliver',
  'noRule',
  'notUpToAmount',
  'feeUpToAmount',
  'freeFromAmount',
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** What a larger order gets, and how much is missing to it. `feeCents` null: no delivery there. */
export type NextFee = { fromCents: Cents; missingCents: Cents; feeCents: Cents | null };

export type DeliveryExplained = {
  /** Null: no delivery. */
  feeCents: Cents | null;
  reason: DeliveryReason;
  /** The rule that decided. */
  rule: ShippingRule | null;
  matchedBy: 'postalCode' | 'anyPostalCode' | null;
  /** Whether the store is offered to the code at all, by its rule of the lowest amount. */
  isOffered: boolean;
  next: NextFee | null;
  free: NextFee | null;
  /** The fee at every amount. */
  bands: readonly FeeBand[];
};

/** What `deliveryFee` answers for goods of an amount, with how it came to it. */
export function explainDelivery(
  store: { allowDelivery: boolean; shippingRules: readonly ShippingRule[] },
  postalCode: string,
  amountCents: Cents,
  priceType: PriceType,
): DeliveryExplained {
  const rules = rulesForPostalCode(store.shippingRules, postalCode);
  const rule = rules.find((one) => one.orderAmountCents > amountCents) ?? rules.at(-1) ?? null;
  const fee = deliveryFee(store.shippingRules, postalCode, amountCents, priceType);
  const bands = store.allowDelivery ? feeBands(store.shippingRules, postalCode, priceType) : [];
  const above = bands.filter(({ fromCents }) => fromCents > amountCents).map((band) => toNext(band, amountCents));
  return {
    feeCents: store.allowDelivery && fee.available ? fee.feeCents : null,
    reason: reasonFor(store.allowDelivery, rule, fee.available, amountCents),
    rule,
    matchedBy: rule && (rule.postalCode === anyPostalCode ? 'anyPostalCode' : 'postalCode'),
    isOffered: storeQualifies(store, postalCode),
    next: above[0] ?? null,
    free: above.find(({ feeCents }) => feeCents === 0) ?? null,
    bands,
  };
}

function reasonFor(
  delivers: boolean,
  rule: ShippingRule | null,
  isAvailable: boolean,
  amountCents: Cents,
): DeliveryReason {
  if (!delivers) return 'storeDoesNotDeliver';
  if (rule === null) return 'noRule';
  if (!isAvailable) return 'notUpToAmount';
  return rule.orderAmountCents > amountCents ? 'feeUpToAmount' : 'freeFromAmount';
}

function toNext({ fromCents, feeCents }: FeeBand, amountCents: Cents): NextFee {
  return { fromCents, missingCents: fromCents - amountCents, feeCents };
}
