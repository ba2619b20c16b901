import { isRefusal, Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { formatCents } from '#server/mail/format.ts';
import { serverWords } from '#server/words/server-words.ts';

type Told = {
  language: Language;
  decimals: number;
  /** ISO 4217. */
  currency: string;
  /** The change is kept, and whoever ordered has been sent the link; false: it is not made at all. */
  isAsked: boolean;
};
type Sums = { reserved: number; needed: number; payment: { amount: number } | null };

/** `paymentNeeded` in words for staff, who do not pay: what became of their change; any other error as it is. */
export function tellPaymentNeeded(error: unknown, { language, decimals, currency, isAsked }: Told): unknown {
  if (!isRefusal(error) || error.code !== 'paymentNeeded') return error;
  const { reserved, needed, payment } = error.data as Sums;
  const cents = fromDecimal(payment?.amount ?? needed - reserved, decimals);
  const { asked, notAsked } = serverWords[language].paymentNeededOfStaff;
  const message = isAsked ? asked(formatCents(cents, language, currency)) : notAsked;
  return new Refusal('paymentNeeded', { data: error.data, message });
}
