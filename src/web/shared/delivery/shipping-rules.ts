import type { Store } from '#contract/stores/stores.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { feeFromDecimal } from '#domain/shipping/fee-on-wire.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';

/** The wire's shipping rules in cents, as the domain wants them. */
export function rulesOf(store: Pick<Store, 'shippingRules'>, decimals: number): ShippingRule[] {
  return store.shippingRules.map((rule) => ({
    postalCode: rule.postalCode,
    orderAmountCents: fromDecimal(rule.orderAmount, decimals),
    feeRetailCents: feeFromDecimal(rule.deliveryFeeForRetail, decimals),
    feeWholesaleCents: fromDecimal(rule.deliveryFeeForWholesale, decimals),
  }));
}

/** Postal codes as shoppers read them: `75xxx` and `K1A xxx` for prefixes. */
export function shownCodes(codes: readonly string[]): string {
  const shown = (code: string) =>
    code.endsWith('*')
      ? code
          .slice(0, -1)
          .padEnd(5, 'x')
          .replace(/^([A-Z]\d[A-Z])xx$/, '$1 xxx')
      : code;
  return codes.map(shown).join(', ');
}
