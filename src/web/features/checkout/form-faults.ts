import type { FieldErrors, Refusal } from '#contract/errors.ts';
import type { OrderType } from '#domain/order/status.ts';
import { isPostalCode, normalisePostalCode, postalCodeLength } from '#domain/postal-code/postal-code.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import type { BaseArea, Translate } from '#web/i18n/words.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import type { Slots } from './slots/use-slots.ts';

/** What an address of its own for the bill of a delivery has to say, and what is said of a field that is empty. */
const billing = {
  billing_address: 'checkout.addressTooShort',
  billing_city: 'checkout.cityTooShort',
  billing_postal_code: 'checkout.zipTooShort',
} as const;

/** What the form asks beyond the call's own rules: the age, a postal code that is one, and a billing address that is whole. */
export function formFaults(fields: FormData, lines: readonly CartLine[], method: OrderType): FieldErrors {
  const needsAge = lines.some((line) => line.product.minimumAge !== null);
  const hasAge = fields.has('age_confirmed');
  const textOf = (name: string) => String(fields.get(name) ?? '').trim();
  const code = normalisePostalCode(textOf('shipping_postal_code'));
  // One that is too short is refused by the call's own rule.
  const isOdd = code.length >= postalCodeLength.min && !isPostalCode(code);
  const hasOwnBilling = method === 'delivery' && !fields.has('billing_same');
  const missing = Object.entries(billing).filter(([name]) => hasOwnBilling && textOf(name) === '');
  return {
    ...Object.fromEntries(missing.map(([name, message]) => [name, [{ message, parameters: {} }]])),
    ...(needsAge && !hasAge && { age_confirmed: [{ message: 'checkout.ageNotConfirmed', parameters: {} }] }),
    ...(isOdd && { shipping_postal_code: [{ message: 'validation.postalCode', parameters: {} }] }),
  };
}

/** A slot is asked for where one is free. */
export function slotFault({ days, chosen }: Pick<Slots, 'days' | 'chosen'>): FieldErrors {
  const isFree = days?.some(({ slots }) => slots.some(({ left }) => left > 0)) ?? false;
  return isFree && !chosen ? { slot_id: [{ message: 'checkout.slotRequired', parameters: {} }] } : {};
}

/** Why an order was not placed, in a sentence: the field's fault, what the refusal means, or that something failed. */
export function whyNotPlaced(
  t: Translate<BaseArea | 'checkout'>,
  refusal: Pick<Refusal, 'code' | 'errors' | 'message' | 'status'>,
): string {
  const [fault] = Object.values(refusal.errors).flat();
  if (fault) return errorText(t, fault);
  const hasFailed = refusal.code === 'unexpected' || refusal.status >= 500;
  return hasFailed ? t('checkout.failedText') : refusalText(t, refusal);
}
