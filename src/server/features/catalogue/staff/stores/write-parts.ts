import { invalidFields } from '#contract/errors.ts';
import type { StoreInput } from '#contract/stores/staff-stores.ts';
import { inEach, saidIn } from '#domain/language/by-language.ts';
import { isWholeCents, toDecimal } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { shippingRules, storeClosedDays, storeHours } from '#server/db/tables/stores.ts';
import { fromWireRule } from '#server/services/shop/rule-on-wire.ts';

type Parts = Pick<StoreInput, 'openingHours' | 'closedDays' | 'shippingRules'>;

/** Replaces those of a store's lists that were sent. Throws `invalid`. */
export async function writeParts(
  tx: Db,
  storeId: number,
  { openingHours, closedDays, shippingRules: rules }: Parts,
  decimals: number,
): Promise<void> {
  if (openingHours) {
    await tx.delete(storeHours).where(eq(storeHours.storeId, storeId));
    if (openingHours.length > 0) await tx.insert(storeHours).values(openingHours.map((one) => ({ storeId, ...one })));
  }
  if (closedDays) {
    const rows = closedDays.map(({ date, reason, opens, closes }) => ({
      storeId,
      day: date,
      reason: inEach((language) => saidIn(reason, language) ?? ''),
      opens: opens ?? null,
      closes: closes ?? null,
    }));
    await tx.delete(storeClosedDays).where(eq(storeClosedDays.storeId, storeId));
    if (rows.length > 0) await tx.insert(storeClosedDays).values(rows);
  }
  if (rules) {
    const rows = rules.map((rule, i) => ({ storeId, ...toRule(rule, i, decimals) }));
    await tx.delete(shippingRules).where(eq(shippingRules.storeId, storeId));
    if (rows.length > 0) await tx.insert(shippingRules).values(rows);
  }
}

type Rule = NonNullable<Parts['shippingRules']>[number];

/** Somewhat above the most that an order may come to: at its own amount a rule would become free. */
const mostRuleCents = 1.05 * mostOrderCents;

/**
 * Throws `invalid` for an amount too large for its column or with more decimals than the currency has, and for a fee
 * that the wire would write as the mark of no delivery though it was not sent so.
 */
function toRule(sent: Rule, index: number, decimals: number) {
  const rule = fromWireRule(sent, decimals);
  const { orderAmountCents, feeRetailCents, feeWholesaleCents } = rule;
  const isNone = feeRetailCents === notAvailableFeeCents;
  const isCut = (amount: number) => !isWholeCents(amount, decimals);
  const faults = {
    orderAmount: orderAmountCents > mostRuleCents || isCut(sent.orderAmount),
    deliveryFeeForRetail:
      !isNone &&
      (feeRetailCents > mostOrderCents ||
        toDecimal(feeRetailCents, decimals) === 1000 ||
        isCut(sent.deliveryFeeForRetail)),
    deliveryFeeForWholesale: feeWholesaleCents > mostOrderCents || isCut(sent.deliveryFeeForWholesale),
  };
  const found = Object.entries(faults).filter(([, isWrong]) => isWrong);
  if (found.length === 0) return rule;
  throw invalidFields(
    Object.fromEntries(found.map(([field]) => [`shippingRules.${index}.${field}`, 'validation.number'])),
  );
}
