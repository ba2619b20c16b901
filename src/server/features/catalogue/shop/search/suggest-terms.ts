import type { IndexedWord } from '#domain/search/matching/word-index.ts';
import { type WrittenWord, wordsOfName } from '#domain/search/words/written-words.ts';
import { type Goods, slotOf } from './shelves/goods.ts';

const mostTerms = 4;
/** So many of the best products say enough about what is meant. */
const mostLookedAt = 40;
/** A word of so many letters says something by itself: "de", "au" and "với" do not end a term. */
const shortestEnd = 4;

/**
 * Searches that what is typed may become, the most common first: its last word completed, or with the next words of a
 * name when it is complete. Each finds something, as its words stand in one name; none ends in half a brand.
 */
export function suggestTerms(goods: Goods, ids: Uint32Array, tokens: readonly string[], language: number): string[] {
  const last = tokens.at(-1);
  if (last === undefined) return [];
  const before = tokens.slice(0, -1);
  const formOf = (token: string) => shownForm(goods.words.words.get(token), language) ?? token;
  const counts = new Map<string, number>();
  for (const id of ids.subarray(0, mostLookedAt)) {
    const slot = slotOf(goods, id);
    const name = goods.texts[slot]?.names[language];
    const brand = goods.codes.brand.words[goods.columns.brand[slot] ?? -1] ?? '';
    const written = (text: string) => wordsOfName(goods.words.remembered, text);
    const end = name === undefined ? null : completion(written(name), written(brand), last, before);
    if (!end) continue;
    const term = [...before.map(formOf), end].join(' ');
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostTerms)
    .map(([term]) => term);
}

function completion(
  words: readonly WrittenWord[],
  brand: readonly WrittenWord[],
  last: string,
  before: readonly string[],
): string | null {
  const at = words.findIndex(({ word }) => word.startsWith(last) && !before.includes(word));
  const found = words[at];
  if (!found || /\d/.test(found.word)) return null;
  const joined = [...joiningWords(words.slice(0, at), before.at(-1)), found.form];
  const whole = (to: number) => restOfBrand(words, brand, to, before);
  if (found.word !== last) return [...joined, ...whole(at)].join(' ');
  const next: string[] = [];
  for (const [i, { word, form }] of words.slice(at + 1).entries()) {
    if (/\d/.test(word) || before.includes(word)) return null;
    next.push(form);
    if (word.length >= shortestEnd) return [...joined, ...next, ...whole(at + 1 + i)].join(' ');
  }
  return null;
}

/** What is missing of the brand where a term that goes up to the word `to` would end inside it. */
function restOfBrand(
  words: readonly WrittenWord[],
  brand: readonly WrittenWord[],
  to: number,
  before: readonly string[],
): string[] {
  const start = words.findIndex(
    (_, i) => brand.length > 1 && brand.every(({ word }, j) => words[i + j]?.word === word),
  );
  if (start < 0 || to < start) return [];
  const rest = words.slice(to + 1, start + brand.length);
  return rest.some(({ word }) => before.includes(word)) ? [] : rest.map(({ form }) => form);
}

/** What stands between a word that is searched for and the next: the "de" of "lait de coco", which no search keeps. */
function joiningWords(words: readonly WrittenWord[], after: string | undefined): string[] {
  if (after === undefined) return [];
  const between = words.slice(words.findLastIndex(({ word }) => word.startsWith(after)) + 1);
  const isJoining = between.length < words.length && between.every(({ word }) => /^[a-z]{2,3}$/.test(word));
  return isJoining ? between.map(({ form }) => form) : [];
}

function shownForm(word: IndexedWord | undefined, language: number): string | undefined {
  return word?.forms[language] ?? word?.forms.find((form) => form !== undefined);
}
