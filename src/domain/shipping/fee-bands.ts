import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { storeQualifies } from './delivering-store.ts';
import { anyPostalCode, deliveryFee, rulesForPostalCode, type ShippingRule } from './shipping-rule.ts';

/** What delivery costs for goods from an amount up to the next one (null: without end). `feeCents` null: none. */
export type FeeBand = { fromCents: Cents; toCents: Cents | null; feeCents: Cents | null };

/** The fee at every amount, as `deliveryFee` gives it: read off at each threshold, where alone it can change. */
export function feeBands(rules: readonly ShippingRule[], postalCode: string, priceType: PriceType): FeeBand[] {
  const thresholds = rulesForPostalCode(rules, postalCode).map((rule) => rule.orderAmountCents);
  const bands: FeeBand[] = [];
  for (const fromCents of [...new Set([0, ...thresholds])]) {
    const fee = deliveryFee(rules, postalCode, fromCents, priceType);
    const feeCents = fee.available ? fee.feeCents : null;
    const last = bands.at(-1);
    if (last && last.feeCents === feeCents) continue;
    if (last) last.toCents = fromCents;
    bands.push({ fromCents, toCents: null, feeCents });
  }
  return bands;
}

export type DeliveryArea = { postalCodes: string[] | null; bands: FeeBand[] };

/** Where a store delivers and for how much: the codes it names, alike ones together, then all others (null). */
export function deliveryAreas(
  store: { allowDelivery: boolean; shippingRules: readonly ShippingRule[] },
  priceType: PriceType,
): DeliveryArea[] {
  const areas: DeliveryArea[] = [];
  const codes = new Set(store.shippingRules.map((rule) => rule.postalCode));
  for (const code of [...codes].filter((one) => one !== anyPostalCode).sort()) {
    if (!storeQualifies(store, code)) continue;
    const bands = feeBands(store.shippingRules, code, priceType);
    const alike = areas.find((area) => JSON.stringify(area.bands) === JSON.stringify(bands));
    if (alike) alike.postalCodes?.push(code);
    else areas.push({ postalCodes: [code], bands });
  }
  if (storeQualifies(store, anyPostalCode))
    areas.push({ postalCodes: null, bands: feeBands(store.shippingRules, anyPostalCode, priceType) });
  return areas;
}
