import { type Language, languageFacts } from '#domain/language/language.ts';
import { writeDigits } from '#domain/language/numerals.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { type Area, type BaseArea, type Translate, wordsOf } from './words.ts';

const translators = memoize(makeTranslator);

/**
 * The translator of a language, for places where no hook can be (`meta`, loaders). Only areas that are loaded answer:
 * the base areas always are. A word that is missing shows its key, so that the page stands.
 */
export function translatorOf<A extends Area = BaseArea>(language: Language): Translate<A> {
  return translators(language) as Translate<A>;
}

const noValues: Record<string, string | number> = {};

function makeTranslator(language: Language): Translate<Area> {
  const habits = languageFacts[language];
  const cutWords = new Map<string, string[]>();
  /** A word where its gaps cut it: text, the name of a gap, text and so on. Kept once found, for a page says 200 words. */
  const cut = (key: string): string[] | undefined => {
    const known = cutWords.get(key);
    if (known) return known;
    const dot = key.indexOf('.');
    const parts = wordsOf(language, key.slice(0, dot) as Area)?.[key.slice(dot + 1)]?.split(/\{\{(\w+)\}\}/);
    if (parts) cutWords.set(key, parts);
    return parts;
  };
  /** Counts and broken numbers as the language writes them; a whole one may be a year or the number of a page. */
  const writeValue = (name: string, value: string | number | undefined) => {
    if (typeof value === 'number' && (name === 'count' || !Number.isInteger(value)))
      return writeDigits(habits, value, 3);
    return value ?? `{{${name}}}`;
  };
  return (key, values = noValues) => {
    const { count } = values;
    const counted = typeof count === 'number' ? cut(`${key}_${habits.isOne(count) ? 'one' : 'other'}`) : undefined;
    const [first = '', ...rest] = counted ?? cut(key) ?? cut(`${key}_other`) ?? [key];
    if (rest.length === 0) return first;
    let said = first;
    for (let i = 0; i < rest.length; i += 2) {
      const name = rest[i] ?? '';
      said += writeValue(name, values[name]) + (rest[i + 1] ?? '');
    }
    return said;
  };
}
