import { type Language, languageFacts } from '#domain/language/language.ts';
import type { NumberKind } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { useOfficeT } from '../use-office-t.ts';

/** By what typed numbers are read: the language of the interface, and the shop's currency for amounts. */
export type NumberHabits = { language: Language; currency: string };

/** A number as it is typed: "12,50" → 12.5; null for an empty field, NaN for what is none or could be two. */
export function parseNumber(typed: string, kind: NumberKind, language: Language): number | null {
  const { value = Number.NaN } = readNumber(typed, language, kind);
  return value;
}

/** A typed number as a call is sent it; what is no number goes as it was typed, so that the answer names the field. */
export function numberToSend(typed: string, kind: NumberKind, language: Language): number | string | null {
  const value = parseNumber(typed, kind, language);
  return Number.isNaN(value) ? typed : value;
}

/** A number as a field shows it, in the language's habit: 12.5 → "12,5"; empty for null. `decimals`: so many at least. */
export function numberText(value: number | null, language: Language, decimals = 0): string {
  if (value === null) return '';
  const text = String(value);
  const known = text.split('.')[1]?.length ?? 0;
  const full = known < decimals ? value.toFixed(decimals) : text;
  return full.replace('.', languageFacts[language].decimal);
}

/** The keypad of a telephone for a number. Those of digits have no minus, and letters are needed for what may be below zero. */
export function keypadOf({ decimals, isSigned = false }: NumberKind): 'text' | 'numeric' | 'decimal' {
  if (isSigned) return 'text';
  return decimals === 0 ? 'numeric' : 'decimal';
}

/** By what the numbers of this reader are read. */
export function useNumberHabits(): NumberHabits {
  return { language: useLanguage(), currency: useShop().currency };
}

/** Says what is wrong with a number as it is typed, and how to write it; undefined where it can be read, or is empty. */
export function useNumberFault(): (typed: string, kind: NumberKind) => string | undefined {
  const t = useOfficeT();
  const language = useLanguage();
  return (typed, kind) => {
    const { fault } = readNumber(typed, language, kind);
    return fault && errorText(t, fault);
  };
}

/** The rule of a number's field in a form: it is not sent before it can be read in one way alone. */
export function useNumberRule(): (kind: NumberKind) => { validate: (typed: unknown) => true | string } {
  const faultOf = useNumberFault();
  return (kind) => ({ validate: (typed) => faultOf(String(typed ?? ''), kind) ?? true });
}
