import type { PaymentMethod } from '#domain/order/payment.ts';

/** How many addresses and payment methods an account may keep, of each. */
export const maxOwnThings = 20;

/** What somebody may keep on their account to pay with: its fields, and the message for what is missing or wrong. */
const fieldsOf = {
  card: { last4: 'payment.cardNumberError', exp: 'payment.expiryError' },
  bank: { bankName: 'payment.bankNameError', accountNumber: 'payment.accountNumberError' },
  check: { checkNumber: 'payment.checkNumberError', checkBankName: 'payment.checkBankNameError' },
} as const;
export type SavedPaymentType = keyof typeof fieldsOf;
export const savedPaymentTypes = Object.keys(fieldsOf) as [SavedPaymentType, ...SavedPaymentType[]];

const patterns: Partial<Record<string, RegExp>> = {
  last4: /^\d{4}$/,
  exp: /^(0[1-9]|1[0-2])\/\d{2}$/,
  accountNumber: /^\d{2,4}$/,
};

/** The faults of a masked payment method by field; none where it may be kept. */
export function savedPaymentFaults(
  type: SavedPaymentType,
  fields: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [field, message] of Object.entries(fieldsOf[type])) {
    const value = fields[field]?.trim() ?? '';
    if (value === '' || patterns[field]?.test(value) === false) faults[field] = message;
  }
  for (const [field, value] of Object.entries(fields))
    if (hasCardNumber(value ?? '')) faults[field] ??= 'payment.noCardNumber';
  return faults;
}

/** What a brand of cards is called, by a provider's name of it: `cartes_bancaires` is Cartes Bancaires. */
export function brandName(brand: string): string {
  if (brand === 'amex') return 'American Express';
  return brand.replaceAll('_', ' ').replace(/(^| )\p{L}/gu, (first) => first.toUpperCase());
}

/** Whether what was sent as the last four digits holds five or more, between other characters too. */
export function isMoreThanLastFour(sent: unknown): boolean {
  return typeof sent === 'string' && sent.normalize('NFKC').replace(/\D/g, '').length > 4;
}

/** Whether a text holds what a card could be charged with: 13 to 19 digits, grouped or not, whose check digit is right. */
export function hasCardNumber(text: string): boolean {
  // NFKC: wide digits count as digits.
  const groups = text.normalize('NFKC').matchAll(/\d(?:[^\p{L}\d]{0,2}\d){12,18}/gu);
  return [...groups].some(([found]) => isLuhn(found.replace(/\D/g, '')));
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The way to pay an order that a saved payment method stands for: a check for none. */
export function methodOf(type: SavedPaymentType | null): PaymentMethod | null {
  if (type === 'bank') return 'bank_transfer';
  return type === 'card' ? 'card' : null;
}
