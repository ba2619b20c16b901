import type { FieldErrors } from '#contract/errors.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/order/most-order.ts';
import { type ChangedFee, charged } from '#domain/pricing/changed-fee.ts';

/** A fee that staff ask for in decimals of the currency, and why, over the one that a change comes to. */
type Asked = { feeSent: number | null | undefined; reason: string | null; isPreview: boolean; decimals: number };

/**
 * The fee that staff set, or waive. One that is just what the change comes to sets nothing; another one needs a reason,
 * which whoever ordered reads: for a preview it need not be there yet.
 */
export function setFee(
  fee: ChangedFee,
  { feeSent, reason, isPreview, decimals }: Asked,
): { fee: ChangedFee; errors: FieldErrors } {
  if (typeof feeSent !== 'number') return { fee, errors: {} };
  const cents = fromDecimal(feeSent, decimals);
  if (cents === fee.feeCents && toDecimal(cents, decimals) === feeSent) return { fee, errors: {} };
  const isFee = cents >= 0 && cents <= mostOrderCents && toDecimal(cents, decimals) === feeSent;
  if (!isFee) return { fee, errors: { delivery_fee: [{ message: 'validation.number', parameters: {} }] } };
  const set = charged(fee.byRulesCents, cents, fee.slotCents);
  if (reason || isPreview) return { fee: set, errors: {} };
  return { fee: set, errors: { reason: [{ message: 'validation.required', parameters: {} }] } };
}
