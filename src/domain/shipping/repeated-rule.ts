import { normaliseCodeOrPrefix } from '#domain/postal-code/code-prefix.ts';
import type { ShippingRule } from './shipping-rule.ts';

/**
 * The index of the first rule that has postal code and order amount of an earlier one: which one counts would depend
 * on their order alone. Null: each is one of its kind. A free rule behind one that asks a fee up to the same amount is no
 * repetition: it decides no fee, it says from which amount on free delivery is advertised (free-delivery.ts).
 */
export function repeatedRule(rules: readonly ShippingRule[]): number | null {
  const index = rules.findIndex((_, i) => isRepeated(rules, i));
  return index === -1 ? null : index;
}

/** Whether a rule repeats an earlier one. */
export function isRepeated(rules: readonly ShippingRule[], i: number): boolean {
  const rule = rules[i];
  if (!rule) return false;
  const earlier = rules.slice(0, i).filter((one) => keyOf(one) === keyOf(rule));
  return earlier.length > 0 && !(isFree(rule) && !earlier.some(isFree));
}

function keyOf({ postalCode, orderAmountCents }: ShippingRule): string {
  return `${normaliseCodeOrPrefix(postalCode)} ${orderAmountCents}`;
}

function isFree({ feeRetailCents, feeWholesaleCents }: ShippingRule): boolean {
  return feeRetailCents === 0 && feeWholesaleCents === 0;
}
