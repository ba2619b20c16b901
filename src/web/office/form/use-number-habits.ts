import type { NumberKind } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { useOfficeT } from '../use-office-t.ts';
import type { NumberHabits } from './parse-number.ts';

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
