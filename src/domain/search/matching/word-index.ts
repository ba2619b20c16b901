import { measuresIn } from '../facts/asked-measure.ts';
import { type RememberedWords, wordsOfName } from '../words/written-words.ts';
import { makeSortedWords, type SortedWords } from './sorted-words.ts';

/** The names of one product, a language each, always in the same order; three at most. */
export type Names = readonly string[];

/** An inverted index of words, in memory: changed in place, its sorted lists made anew when they are next asked for. */
export type WordIndex = {
  words: Map<string, IndexedWord>;
  /** Places of the words that carry accents, as they are written; and the slots of the measures that names state. */
  accented: Map<string, number[]>;
  measures: Map<string, number[]>;
  remembered: RememberedWords;
  sorted: SortedWords | null;
};

export function createWordIndex(): WordIndex {
  return { words: new Map(), accented: new Map(), measures: new Map(), remembered: new Map(), sorted: null };
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
  for (const [form, flags] of accentedOf(index, names)) pushTo(index.accented, form, slot * 64 + flags);
  for (const amount of amountsOf(names)) pushTo(index.measures, amount, slot);
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
  for (const [form] of accentedOf(index, names)) dropFrom(index.accented, form, (place) => place >> 6 === slot);
  for (const amount of amountsOf(names)) dropFrom(index.measures, amount, (other) => other === slot);
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

function amountsOf(names: Names): Set<string> {
  return new Set(names.flatMap((name) => measuresIn(name).map(({ amount }) => amount)));
}

/** The words that are spelt otherwise than they are folded, with their flags: a search is put in the same spelling. */
function accentedOf({ remembered }: WordIndex, names: Names): Map<string, number> {
  const found = new Map<string, number>();
  for (const [l, name] of names.entries())
    for (const [i, { word, spelt }] of wordsOfName(remembered, name).entries())
      if (word !== spelt) found.set(spelt, (found.get(spelt) ?? 0) | (1 << l) | (i === 0 ? 8 << l : 0));
  return found;
}

function pushTo(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function dropFrom(map: Map<string, number[]>, key: string, isDropped: (value: number) => boolean): void {
  const left = (map.get(key) ?? []).filter((value) => !isDropped(value));
  if (left.length > 0) map.set(key, left);
  else map.delete(key);
}

/**
 * A word of the goods' names, folded, with where it stands. A place is `slot × 64 + flags`: bit l of the flags says that
 * the word is in the slot's name in language l, bit 3 + l that this name begins with it.
 */
export type IndexedWord = {
  word: string;
  places: number[];
  /** The word as a name in language l first wrote it, in small letters, for showing it. */
  forms: (string | undefined)[];
};
