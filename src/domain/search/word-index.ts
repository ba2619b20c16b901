import type { IndexedWord } from './indexed-word.ts';
import { makeSortedWords, type SortedWords } from './sorted-words.ts';
import { type RememberedWords, wordsOfName } from './written-words.ts';

/** The names of one product, a language each, always in the same order; three at most. */
export type Names = readonly string[];

/** An inverted index of words, in memory: changed in place, its sorted lists made anew when they are next asked for. */
export type WordIndex = {
  words: Map<string, IndexedWord>;
  remembered: RememberedWords;
  sorted: SortedWords | null;
};

export function createWordIndex(): WordIndex {
  return { words: new Map(), remembered: new Map(), sorted: null };
}

/** Puts the names of a slot in the place of those it had; null for none. */
export function replaceNames(index: WordIndex, slot: number, before: Names | null, after: Names | null): void {
  if (before) removeNames(index, slot, before);
  if (after) addNames(index, slot, after);
}

/** The words in their orders, as `sorted-words.ts` looks them up. */
export function sortedWords(index: WordIndex): SortedWords {
  index.sorted ??= makeSortedWords(index.words);
  return index.sorted;
}

function addNames(index: WordIndex, slot: number, names: Names): void {
  for (const [word, { flags, forms }] of placesOf(index, names)) {
    const known = index.words.get(word);
    if (known) {
      known.places.push(slot * 64 + flags);
      for (const [l, form] of forms.entries()) known.forms[l] ??= form;
    } else {
      index.words.set(word, { word, places: [slot * 64 + flags], forms });
      index.sorted = null;
    }
  }
}

function removeNames(index: WordIndex, slot: number, names: Names): void {
  for (const [word] of placesOf(index, names)) {
    const known = index.words.get(word);
    if (!known) continue;
    known.places = known.places.filter((place) => place >> 6 !== slot);
    if (known.places.length > 0) continue;
    index.words.delete(word);
    index.sorted = null;
  }
}

function placesOf({ remembered }: WordIndex, names: Names) {
  const found = new Map<string, { flags: number; forms: (string | undefined)[] }>();
  for (const [l, name] of names.entries()) {
    let isFirst = true;
    for (const { word, form } of wordsOfName(remembered, name)) {
      const known = found.get(word) ?? { flags: 0, forms: [] };
      known.flags |= (1 << l) | (isFirst ? 8 << l : 0);
      known.forms[l] ??= form;
      found.set(word, known);
      isFirst = false;
    }
  }
  return found;
}
