import { isOneEdit } from '#domain/search/one-edit.ts';
import { foldText } from '#domain/search/search-text.ts';

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
/** The names of one product, a language each, always in the same order; three at most. */
export type Names = readonly string[];

export type WordIndex = {
  /** Puts the names of a slot in the place of those it had; null for none. */
  replace: (slot: number, before: Names | null, after: Names | null) => void;
  find: (word: string) => IndexedWord | undefined;
  /** `writtenWords` of a name of the goods, remembered. */
  written: (name: string) => WrittenWord[];
  /** The words that begin so, the word itself included. */
  startingWith: (prefix: string) => IndexedWord[];
  /** The words that hold the text anywhere but at their beginning. */
  containing: (text: string) => IndexedWord[];
  /** The words of `shortest` letters or more that are one wrong letter away. */
  oneLetterFrom: (word: string, shortest: number) => IndexedWord[];
  /** The longer words whose beginning is one wrong letter away. */
  beginningOneLetterFrom: (text: string) => IndexedWord[];
};

type Lookup = { sorted: IndexedWord[]; byLength: IndexedWord[][]; joined: string; starts: number[] };

/** An inverted index of words, in memory: changed in place, its orders made anew when they are next asked for. */
export function createWordIndex(): WordIndex {
  const words = new Map<string, IndexedWord>();
  const read = createRead();
  let made: Lookup | null = null;
  const lookup = () => {
    made ??= makeLookup(words);
    return made;
  };

  const add = (slot: number, names: Names) => {
    for (const [word, { flags, forms }] of wordsOf(names, read)) {
      const known = words.get(word);
      if (known) known.places.push(slot * 64 + flags);
      else words.set(word, { word, places: [slot * 64 + flags], forms });
      if (known) for (const [l, form] of forms.entries()) known.forms[l] ??= form;
      else made = null;
    }
  };
  const remove = (slot: number, names: Names) => {
    for (const [word] of wordsOf(names, read)) {
      const known = words.get(word);
      if (!known) continue;
      known.places = known.places.filter((place) => place >> 6 !== slot);
      if (known.places.length > 0) continue;
      words.delete(word);
      made = null;
    }
  };
  return {
    replace: (slot, before, after) => {
      if (before) remove(slot, before);
      if (after) add(slot, after);
    },
    find: (word) => words.get(word),
    written: (name) => name.split(' ').flatMap(read),
    startingWith: (prefix) => {
      const { sorted } = lookup();
      const from = firstFrom(sorted, prefix);
      let to = from;
      while (to < sorted.length && sorted[to]?.word.startsWith(prefix)) to++;
      return sorted.slice(from, to);
    },
    containing: (text) => containing(lookup(), text),
    oneLetterFrom: (word, shortest) => {
      const { byLength } = lookup();
      return [word.length - 1, word.length, word.length + 1]
        .filter((length) => length >= shortest)
        .flatMap((length) => (byLength[length] ?? []).filter((other) => isOneEdit(other.word, word)));
    },
    beginningOneLetterFrom: (text) => lookup().sorted.filter(({ word }) => isBeginningOneEdit(word, text)),
  };
}

export type WrittenWord = { word: string; form: string };

/** The words of a text, folded, each as it was written. */
export function writtenWords(text: string): WrittenWord[] {
  const written =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return written.flatMap((form) => {
    const folded = foldText(form);
    const parts = folded.split(' ').filter(Boolean);
    return parts.length === 1 ? [{ word: folded, form }] : parts.map((word) => ({ word, form: word }));
  });
}

type Read = (piece: string) => readonly WrittenWord[];
const mostRemembered = 50_000;

/** The names of a shop are made of few words, and to fold one anew costs more than all else that is done with it. */
function createRead(): Read {
  const remembered = new Map<string, readonly WrittenWord[]>();
  return (piece) => {
    const known = remembered.get(piece);
    if (known) return known;
    if (remembered.size === mostRemembered) remembered.clear();
    const words = writtenWords(piece);
    remembered.set(piece, words);
    return words;
  };
}

function wordsOf(names: Names, read: Read): Map<string, { flags: number; forms: (string | undefined)[] }> {
  const found = new Map<string, { flags: number; forms: (string | undefined)[] }>();
  for (const [l, name] of names.entries()) {
    let isFirst = true;
    for (const piece of name.split(' '))
      for (const { word, form } of read(piece)) {
        const known = found.get(word) ?? { flags: 0, forms: [] };
        known.flags |= (1 << l) | (isFirst ? 8 << l : 0);
        known.forms[l] ??= form;
        found.set(word, known);
        isFirst = false;
      }
  }
  return found;
}

function makeLookup(words: ReadonlyMap<string, IndexedWord>): Lookup {
  const sorted = [...words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  const byLength: IndexedWord[][] = [];
  const starts: number[] = [];
  let length = 0;
  for (const each of sorted) {
    const alike = byLength[each.word.length] ?? [];
    alike.push(each);
    byLength[each.word.length] = alike;
    starts.push(length);
    length += each.word.length + 1;
  }
  return { sorted, byLength, joined: sorted.map((each) => `${each.word} `).join(''), starts };
}

/** Where the first word stands that is not before this one. */
function firstFrom(sorted: readonly IndexedWord[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All words stand in one long text, so that the search is the engine's own. */
function containing({ sorted, joined, starts }: Lookup, text: string): IndexedWord[] {
  const found: IndexedWord[] = [];
  let word = 0;
  for (let at = joined.indexOf(text); at >= 0; at = joined.indexOf(text, at + 1)) {
    while ((starts[word + 1] ?? Number.POSITIVE_INFINITY) <= at) word++;
    const entry = sorted[word];
    if (at !== starts[word] && entry && found.at(-1) !== entry && !entry.word.startsWith(text)) found.push(entry);
  }
  return found;
}

function isBeginningOneEdit(word: string, text: string): boolean {
  const { length } = text;
  return [length - 1, length, length + 1].some((end) => end < word.length && isOneEdit(word.slice(0, end), text));
}
