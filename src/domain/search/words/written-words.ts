import { foldText } from '#domain/search/words/search-text.ts';
import { plainSigns } from './plain-signs.ts';
import { oneSpelling } from './vietnamese-spelling.ts';

/** A word as search compares it, as it was written, in small letters, and that in one spelling. */
export type WrittenWord = { word: string; form: string; spelt: string };

/** The words of a text, folded, each as it was written. */
export function writtenWords(text: string): WrittenWord[] {
  const written =
    plainSigns(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return written.flatMap((form) => {
    const spelt = oneSpelling(form);
    const folded = foldText(spelt);
    const parts = folded.split(' ').filter(Boolean);
    return parts.length === 1
      ? [{ word: folded, form, spelt }]
      : parts.map((word) => ({ word, form: word, spelt: word }));
  });
}

/** Pieces of names whose words are remembered: the names of a shop are made of few, and folding one is slow. */
export type RememberedWords = Map<string, readonly WrittenWord[]>;
const mostRemembered = 50_000;

/** `writtenWords` of a name, each piece of it folded once. */
export function wordsOfName(remembered: RememberedWords, name: string): WrittenWord[] {
  return name.split(' ').flatMap((piece) => {
    const known = remembered.get(piece);
    if (known) return known;
    if (remembered.size === mostRemembered) remembered.clear();
    const words = writtenWords(piece);
    remembered.set(piece, words);
    return words;
  });
}
