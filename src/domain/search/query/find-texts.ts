import { isCloseSpelling, isFarSpelling } from '../words/misspelling.ts';
import { type QueryWord, queryWords, stemOf } from '../words/query-words.ts';
import { isQuestionWord } from '../words/question-words.ts';
import { foldText } from '../words/search-text.ts';

/** A text and what it is called. */
export type NamedText = { title: string; body: string };

/** How well a word of a text answers one of a search, and what it counts for in a title. */
const worth = { same: 1, begins: 0.8, near: 0.6, far: 0.4, inTitle: 3, asked: 0.1 };
/** From so many letters on what was typed may be the beginning of a word. */
const shortestBeginning = 3;
/** Words that begin alike for so many letters are of one family (`rembourser`, `remboursement`). */
const shortestFamily = 6;
/** Of the points of the best text another one has at least so many. */
const leastOfBest = 0.4;

/**
 * Which texts answer a search, by their places in the list, the best first: without accents, with a wrong letter, in the
 * singular or the plural. A word that few texts have counts more than one that stands in most; one that none has counts
 * for nothing, and what only asks (`how can I`) decides between texts that are as good. None where no text answers.
 */
export function findTexts(texts: readonly NamedText[], search: string): number[] {
  const asked = queryWords(search);
  const telling = asked.filter(({ word }) => !isQuestionWord(word));
  const read = texts.map(({ title, body }) => ({ title: wordsOf(title), body: wordsOf(body) }));
  const points = texts.map(() => 0);
  for (const word of telling.length > 0 ? telling : asked) {
    const found = read.map(({ title, body }) => Math.max(worth.inTitle * answer(title, word), answer(body, word)));
    const count = found.filter((each) => each > 0).length;
    const rarity = Math.log(1 + texts.length / Math.max(count, 1));
    for (const [i, each] of found.entries()) points[i] = (points[i] ?? 0) + each * rarity;
  }
  // `where is my order` and not `how do I order`.
  const asking = asked.filter(({ word }) => isQuestionWord(word));
  for (const [i, { title }] of read.entries())
    if (points[i]) points[i] += worth.asked * asking.filter(({ word }) => title.has(word)).length;
  const least = Math.max(...points) * leastOfBest;
  const places = [...points.keys()].filter((i) => (points[i] ?? 0) > 0 && (points[i] ?? 0) >= least);
  return places.sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
}

function wordsOf(text: string): Set<string> {
  return new Set(foldText(text).split(' '));
}

function answer(words: ReadonlySet<string>, queryWord: QueryWord): number {
  let best = 0;
  for (const word of words) best = Math.max(best, likeness(word, queryWord));
  return best;
}

function likeness(word: string, { word: typed, stem }: QueryWord): number {
  const wordStem = stemOf(word);
  if (word === typed || wordStem === stem) return worth.same;
  if (typed.length >= shortestBeginning && word.startsWith(typed)) return worth.begins;
  if (isCloseSpelling(word, typed) || isCloseSpelling(wordStem, stem)) return worth.near;
  return isFarSpelling(word, typed) || isOneFamily(word, typed) ? worth.far : 0;
}

function isOneFamily(a: string, b: string): boolean {
  return a.length >= shortestFamily && a.slice(0, shortestFamily) === b.slice(0, shortestFamily);
}
