import type { Cents } from '#domain/money/cents.ts';
import { normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';

/** A rule for a postal code, all that begin so (`75*`) or all others (`anyPostalCode`): the fees below an order amount. */
export type ShippingRule = {
  postalCode: string;
  orderAmountCents: Cents;
  feeRetailCents: Cents;
  feeWholesaleCents: Cents;
};

export type ChosenShippingRule = Omit<ShippingRule, 'postalCode'> & { notAvailable: boolean };

export const anyPostalCode = '*****';

/**
 * A retail fee that says that there is no delivery; the wire writes it as 1000 in any currency (`fee-on-wire.ts`). It is
 * above every amount of an order, so that no fee is taken for it: 100 000 are 100 000 ₫.
 */
export const notAvailableFeeCents: Cents = 2_100_000_000;

/**
 * The rules for a postal code, by rising order amount: its own; of one of nine digits those of its first five, if it has
 * none; those of the longest prefix that it begins with; the wildcard's, if there are none of these either.
 */
export function rulesForPostalCode(rules: readonly ShippingRule[], postalCode: string): ShippingRule[] {
  const code = normalisePostalCode(postalCode);
  // A prefix is kept in its one form (code-prefix.ts), which this leaves as it is.
  const prefixes = [4, 3, 2].map((length) => `${code.slice(0, length)}*`);
  const wanted = [code, code.split('-')[0], ...prefixes, anyPostalCode];
  const places = rules.map((rule) => wanted.indexOf(normalisePostalCode(rule.postalCode)));
  const first = Math.min(...places.filter((place) => place !== -1));
  return rules.filter((_, i) => places[i] === first).toSorted((a, b) => a.orderAmountCents - b.orderAmountCents);
}

/**
 * The rule for an order: among the rules of its postal code by rising order amount, the first above the amount, else the
 * last; at or above its own order amount the rule is free. Null when there is no delivery for want of rules. The amount
 * is the goods after discount, VAT included, in cents.
 */
export function chooseShippingRule(
  rules: readonly ShippingRule[],
  postalCode: string,
  amountCents: Cents,
): ChosenShippingRule | null {
  const sorted = rulesForPostalCode(rules, postalCode);
  const above = sorted.find((rule) => rule.orderAmountCents > amountCents);
  if (above) {
    const { orderAmountCents, feeRetailCents, feeWholesaleCents } = above;
    const notAvailable = feeRetailCents === notAvailableFeeCents;
    return { orderAmountCents, feeRetailCents, feeWholesaleCents, notAvailable };
  }
  const last = sorted.at(-1);
  // An order at or above the chosen rule's amount is delivered free, whatever the rule's fees say.
  if (!last) return null;
  return { orderAmountCents: last.orderAmountCents, feeRetailCents: 0, feeWholesaleCents: 0, notAvailable: false };
}

export type DeliveryFee = { available: true; feeCents: Cents } | { available: false };

/** What delivery costs for goods of an amount (after discount, VAT included), or that there is none. */
export function deliveryFee(
  rules: readonly ShippingRule[],
  postalCode: string,
  amountCents: Cents,
  priceType: PriceType,
): DeliveryFee {
  const rule = chooseShippingRule(rules, postalCode, amountCents);
  if (rule === null || rule.notAvailable) return { available: false };
  return { available: true, feeCents: priceType === 'wholesale' ? rule.feeWholesaleCents : rule.feeRetailCents };
}
