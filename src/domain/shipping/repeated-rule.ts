import { normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import type { ShippingRule } from './shipping-rule.ts';

/**
 * The index of the first rule that has postal code and order amount of an earlier one: which of the two counts would hang
 * on their order alone. Null: each is one of its kind.
 */
export function repeatedRule(rules: readonly Pick<ShippingRule, 'postalCode' | 'orderAmountCents'>[]): number | null {
  const keys = rules.map((rule) => `${normalisePostalCode(rule.postalCode)} ${rule.orderAmountCents}`);
  const index = keys.findIndex((key, i) => keys.indexOf(key) < i);
  return index === -1 ? null : index;
}
