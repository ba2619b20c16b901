import { isJoining } from './joining-words.ts';
import { plainSigns } from './plain-signs.ts';
import { foldText } from './search-text.ts';
import { oneSpelling } from './vietnamese-spelling.ts';

/** A word of a search: folded, as it was typed in small letters, the stems of both, and where in the text it stands. */
export type QueryWord = { word: string; form: string; stem: string; formStem: string; from: number; to: number };

/** A search looks at this many words; more make no better answer and only cost. */
const mostWords = 10;

/** Letters and digits, but the English ’s and what French elides before a vowel (`l’huile`, `qu’œufs`). */
const word =
  /(?<![\p{L}\p{N}\p{M}]|\p{L}’(?=s(?!\p{L})))(?!(?:[cdjlmnst]|(?:jus|lors|puis)?qu)’[aeiouyhœæàâäéèêëîïôöùûü])[\p{L}\p{N}\p{M}]+/giu;

/**
 * The words of a search in their order, without those that only join others, but at the end, where they may be the
 * beginning of another; the English ’s is none (`kelloggs` and `Kellogg’s` are the same).
 */
export function queryWords(text: string, isJoin = isJoining): QueryWord[] {
  const pieces = [...oneSpelling(plainSigns(text.normalize('NFC'))).matchAll(word)];
  return pieces
    .flatMap(({ 0: piece, index }, i) => {
      const form = piece.toLowerCase();
      if (i < pieces.length - 1 && isJoin(form)) return [];
      const place = { from: index, to: index + piece.length };
      const words = foldText(piece).split(' ').filter(Boolean);
      return words.map((word) => ({ ...withStems(word, words.length === 1 ? form : word), ...place }));
    })
    .slice(0, mostWords);
}

/** A word that a search stands for, folded and as it is written. */
export function withStems(word: string, form: string): Omit<QueryWord, 'from' | 'to'> {
  const stem = stemOf(word);
  return { word, form, stem, formStem: form === word ? stem : stemOf(form) };
}

/**
 * Whether a word has a letter or tone that only Vietnamese writes: a breve, a horn, a hook, a dot below, a stroke, two
 * marks on a vowel (`dừa`, `phở`). Typed in another language too, it means just that word.
 */
export function isVietnamese(form: string): boolean {
  return /[\u0306\u0309\u031b\u0323đ]|\u0302[\u0300\u0301\u0303]/i.test(form.normalize('NFD'));
}

/** Whether a word as it was typed carries accents or tone marks. */
export function isAccented({ word, form }: Pick<QueryWord, 'word' | 'form'>): boolean {
  return form.length === word.length && form !== word;
}

/**
 * A word without what number and gender add to it in French and English (cookies, cookie; cherries, cherry; gâteaux,
 * gâteau): not a form that stands in a dictionary, but the same for both. Accents stay where there are some.
 */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.endsWith('eaux') || stem.endsWith('eux') || stem.endsWith('oux')) stem = stem.slice(0, -1);
  else if (stem.length >= 6 && stem.endsWith('aux')) stem = `${stem.slice(0, -2)}l`;
  if (stem.length >= 4 && stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1);
  if (stem.length >= 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length >= 4 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}
