import { isOneEdit } from '#domain/search/words/one-edit.ts';
import type { IndexedWord } from './word-index.ts';

/** The words of an index in the orders that a search needs, for as long as no word comes or goes. */
export type SortedWords = {
  sorted: IndexedWord[];
  byLength: IndexedWord[][];
  /** All words in one text, each with a space behind it, and where each begins. */
  joined: string;
  starts: number[];
};

export function makeSortedWords(words: ReadonlyMap<string, IndexedWord>): SortedWords {
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

/** The words that begin so, the word itself included. */
export function wordsStartingWith({ sorted }: SortedWords, prefix: string): IndexedWord[] {
  const from = firstFrom(sorted, prefix);
  let to = from;
  while (to < sorted.length && sorted[to]?.word.startsWith(prefix)) to++;
  return sorted.slice(from, to);
}

/** The words that hold the text anywhere but at their beginning; all stand in one text, so the engine searches. */
export function wordsContaining({ sorted, joined, starts }: SortedWords, text: string): IndexedWord[] {
  const found: IndexedWord[] = [];
  let word = 0;
  for (let at = joined.indexOf(text); at >= 0; at = joined.indexOf(text, at + 1)) {
    while ((starts[word + 1] ?? Number.POSITIVE_INFINITY) <= at) word++;
    const entry = sorted[word];
    if (at !== starts[word] && entry && found.at(-1) !== entry && !entry.word.startsWith(text)) found.push(entry);
  }
  return found;
}

/** The words of `shortest` letters or more that are one wrong letter away. */
export function wordsOneLetterFrom({ byLength }: SortedWords, word: string, shortest: number): IndexedWord[] {
  return [word.length - 1, word.length, word.length + 1]
    .filter((length) => length >= shortest)
    .flatMap((length) => (byLength[length] ?? []).filter((other) => isOneEdit(other.word, word)));
}

/** The longer words whose beginning is one wrong letter away. */
export function wordsBeginningOneLetterFrom({ sorted }: SortedWords, text: string): IndexedWord[] {
  return sorted.filter(({ word }) => isBeginningOneEdit(word, text));
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

function isBeginningOneEdit(word: string, text: string): boolean {
  const { length } = text;
  return [length - 1, length, length + 1].some((end) => end < word.length && isOneEdit(word.slice(0, end), text));
}
