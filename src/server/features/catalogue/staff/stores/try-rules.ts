import type { ParsedOf } from '#contract/endpoint.ts';
import type * as calls from '#contract/stores/staff-stores.ts';
import type { DeliveryTried, StaffStore } from '#contract/stores/staff-stores.ts';
import { type Cents, fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { explainDelivery, type NextFee } from '#domain/shipping/explain-delivery.ts';
import { fromWireRule, toWireRule } from '#server/services/shop/rule-on-wire.ts';

/** What delivery from a store would cost and why, by its own rules or by those that are being tried out. */
export function tryRules(
  store: Pick<StaffStore, 'allowDelivery' | 'shippingRules'>,
  { postal_code, amount, price_type, shipping_rules, allow_delivery }: Omit<ParsedOf<typeof calls.tryRules>, 'id'>,
  decimals: number,
): DeliveryTried {
  const tried = {
    allowDelivery: allow_delivery ?? store.allowDelivery,
    shippingRules: (shipping_rules ?? store.shippingRules).map((rule) => fromWireRule(rule, decimals)),
  };
  const found = explainDelivery(tried, postal_code, fromDecimal(amount, decimals), price_type);
  const decimal = (cents: Cents | null) => (cents === null ? null : toDecimal(cents, decimals));
  const later = (next: NextFee | null) =>
    next && {
      from: toDecimal(next.fromCents, decimals),
      missing: toDecimal(next.missingCents, decimals),
      fee: decimal(next.feeCents),
    };
  const { reason, matchedBy, isOffered, rule, feeCents } = found;
  return {
    available: feeCents !== null,
    fee: decimal(feeCents),
    reason,
    matchedBy,
    isOffered,
    rule: rule && toWireRule(rule, decimals),
    next: later(found.next),
    free: later(found.free),
    bands: found.bands.map((band) => ({
      from: toDecimal(band.fromCents, decimals),
      to: decimal(band.toCents),
      fee: decimal(band.feeCents),
    })),
  };
}
