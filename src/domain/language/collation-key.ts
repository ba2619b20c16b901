import { memoize } from '#domain/memoize/memoize.ts';
import { buildCollationTable, commonWeight, type Weights } from './collation-table.ts';
import type { Language } from './language.ts';

const tableOf = memoize(buildCollationTable);

/**
 * A text in printable ASCII that orders bytewise (`COLLATE "C"`) as `Intl.Collator` orders names in a language: letters
 * first, then accents, then case. Databases without that collation sort by it. Names with the same key are equal to the
 * collator. The key belongs to the running ICU: store it, but compute all keys of a column with one version.
 */
export function collationKey(text: string, language: Language): string {
  const { primary, secondary, tertiary } = collationWeights(text, language);
  // The space is below every weight, so a shorter level comes first; common weights at an end say nothing.
  return `${primary} ${trimCommon(secondary)} ${trimCommon(tertiary)}`.trimEnd();
}

/**
 * The three levels of a text's key, one behind the other for each character: those of `a b` are those of `a`, of the
 * space and of `b` in a row. So a database can put together the keys of names from those of their words.
 */
export function collationWeights(text: string, language: Language): Weights {
  const weigh = tableOf(language);
  let [primary, secondary, tertiary] = ['', '', ''];
  // Catalan l· is one letter to the collator, as its compatibility character is.
  const composed = text.normalize('NFC').replace(/([lL])·/g, (_, l) => (l === 'l' ? 'ŀ' : 'Ŀ'));
  for (const char of composed) {
    const weights = weigh(char);
    primary += weights.primary;
    secondary += weights.secondary;
    tertiary += weights.tertiary;
  }
  return { primary, secondary, tertiary };
}

function trimCommon(weights: string): string {
  let end = weights.length;
  while (end > 0 && weights[end - 1] === commonWeight) end -= 1;
  return weights.slice(0, end);
}
