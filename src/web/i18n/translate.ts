import type { Language } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { numerals, writeDigits } from './numerals.ts';
import { type Area, type BaseArea, type Translate, wordsOf } from './words.ts';

const translators = memoize(makeTranslator);

/**
 * The translator of a language, for places where no hook can be (`meta`, loaders). Only areas that are loaded answer:
 * the base areas always are. A word that is missing shows its key, so that the page stands.
 */
export function translatorOf<A extends Area = BaseArea>(language: Language): Translate<A> {
  return translators(language) as Translate<A>;
}

function makeTranslator(language: Language): Translate<Area> {
  const habits = numerals[language];
  return (key, values = {}) => {
    const dot = key.indexOf('.');
    const table = wordsOf(language, key.slice(0, dot) as Area) ?? {};
    const base = key.slice(dot + 1);
    const form = typeof values.count === 'number' ? `${base}_${habits.isOne(values.count) ? 'one' : 'other'}` : base;
    const word = table[form] ?? table[`${base}_other`] ?? table[base] ?? key;
    if (!word.includes('{{')) return word;
    return word.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return name === 'count' && typeof value === 'number' ? writeDigits(habits, value, 3) : String(value);
    });
  };
}
