import type { Store } from '#contract/stores/stores.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { feeFromDecimal, feeToDecimal } from '#domain/shipping/fee-on-wire.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';

type WireRule = Store['shippingRules'][number];

/** A shipping rule as the wire writes it. */
export function toWireRule(rule: ShippingRule, decimals: number): WireRule {
  return {
    postalCode: rule.postalCode,
    orderAmount: toDecimal(rule.orderAmountCents, decimals),
    deliveryFeeForRetail: feeToDecimal(rule.feeRetailCents, decimals),
    deliveryFeeForWholesale: toDecimal(rule.feeWholesaleCents, decimals),
  };
}

/** A shipping rule as it was sent. */
export function fromWireRule(rule: WireRule, decimals: number): ShippingRule {
  return {
    postalCode: rule.postalCode,
    orderAmountCents: fromDecimal(rule.orderAmount, decimals),
    feeRetailCents: feeFromDecimal(rule.deliveryFeeForRetail, decimals),
    feeWholesaleCents: fromDecimal(rule.deliveryFeeForWholesale, decimals),
  };
}
