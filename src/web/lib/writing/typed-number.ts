import type { Language } from '#domain/language/language.ts';
import { moneyNumber, quantityNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadOnce } from '#web/i18n/words.ts';

/** What is typed: pieces, a measure of goods, or an amount of a currency by its code. */
export type TypedKind = 'whole' | 'quantity' | `money:${string}`;

/** A number from 0 on, null for nothing; or why it is none, and how to write it. */
export type TypedNumber = { value: number | null; fault: string };

/** What `readTyped` needs: the words for what it refuses. */
export const readyToRead = (language: Language): Promise<void> => loadOnce(language, 'refusals');

/** Reads a number that a shopper typed. A page loads this once somebody types: see `readyToRead`. */
export function readTyped(typed: string, language: Language, kind: TypedKind): TypedNumber {
  const numberKind =
    kind === 'whole' ? wholeNumber : kind === 'quantity' ? quantityNumber : moneyNumber(kind.slice('money:'.length));
  const read = readNumber(typed, language, numberKind);
  const fault = read.fault ?? ((read.value ?? 0) < 0 ? { message: 'validation.number', parameters: {} } : undefined);
  if (!fault) return { value: read.value ?? null, fault: '' };
  const t = translatorOf<'refusals'>(language);
  return { value: null, fault: t(`refusals.${fault.message}` as 'refusals.validation.number', fault.parameters) };
}
