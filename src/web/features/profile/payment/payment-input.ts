import type { addSavedPayment, SavedPayment } from '#contract/accounts/own-things.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { FieldErrors } from '#contract/errors.ts';

type Input = InputOf<typeof addSavedPayment>;
type Made = { input: Input; errors: FieldErrors };

/** Signs at most, as they are typed. */
export const longest = { cardNumber: 19, exp: 5, accountNumber: 20, checkNumber: 20 } as const;

/** A card number as it is typed: digits alone, in groups of four. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 16);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** An expiry as it is typed: the stroke comes by itself. */
export function shapeExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** What a card is called by its first digits; null for one that is not known. */
export function cardBrand(digits: string): string | null {
  if (/^4/.test(digits)) return 'Visa';
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'Mastercard';
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^(50|5[6-9]|6)/.test(digits)) return 'Maestro';
  return null;
}

/**
 * What is sent of a form: of a card its brand, its last four digits and its expiry, of an account its last four digits.
 * The whole numbers stay here. `kept` is what is edited: a number that is left empty stays as it is.
 */
export function paymentInput(type: Input['type'], form: FormData, kept: SavedPayment | null): Made {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const before = kept?.type === type ? kept : null;
  const made: Made = { input: { type, ...(form.has('isDefault') && { isDefault: true }) }, errors: {} };
  const fail = (field: string, message = `payment.${field}Error`) => {
    made.errors[field] = [{ message, parameters: {} }];
  };
  if (type === 'card') {
    const digits = text('cardNumber').replaceAll(' ', '');
    if (/^\d{16}$/.test(digits)) Object.assign(made.input, { brand: cardBrand(digits), last4: digits.slice(-4) });
    else if (digits !== '' || !before) fail('cardNumber');
    if (/^(0[1-9]|1[0-2])\/\d{2}$/.test(text('exp'))) made.input.exp = text('exp');
    else fail('exp', 'payment.expiryError');
  }
  if (type === 'bank') {
    const digits = text('accountNumber');
    if (/^\d{6,20}$/.test(digits)) made.input.accountNumber = digits.slice(-4);
    else if (digits !== '' || !before) fail('accountNumber');
    made.input.bankName = text('bankName');
    if (text('bankName') === '') fail('bankName');
  }
  if (type === 'check')
    for (const field of ['checkNumber', 'checkBankName'] as const) {
      made.input[field] = text(field);
      if (text(field) === '') fail(field);
    }
  return made;
}

/** Whether a card may no longer be used: it is good to the end of its month. */
export function isExpired(exp: string, now: Date): boolean {
  const [month = 0, year = 0] = exp.split('/').map(Number);
  return now.getFullYear() * 12 + now.getMonth() >= (2000 + year) * 12 + month;
}
