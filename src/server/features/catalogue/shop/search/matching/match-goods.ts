import { measuresIn } from '#domain/search/facts/asked-measure.ts';
import { forgiveWords } from '#domain/search/matching/forgive-words.ts';
import { matchAll, matchWords, type SearchAt, worth } from '#domain/search/matching/match-words.ts';
import {
  dietsOf,
  headAlone,
  isInSegment,
  type QueryFilter,
  readings,
  readPlainly,
  readQuery,
} from '#domain/search/query/read-query.ts';
import { isNegatingAt } from '#domain/search/words/negation.ts';
import { otherForms } from '#domain/search/words/plural.ts';
import type { QueryWord } from '#domain/search/words/query-words.ts';
import { barcodeIn } from '#domain/search/words/search-text.ts';
import { slotsOfKinds } from '../shelves/kind-tree.ts';
import type { Shelves } from '../shelves/shelf-data.ts';
import { correctKinds } from './correct-kinds.ts';
import { correctSounds, withoutTones } from './correct-vietnamese.ts';
import { withoutElisions } from './elisions.ts';
import { passQueryFilters } from './filter-tests.ts';
import { keepWithout } from './keep-without.ts';
import {
  type Asked,
  enough,
  findAll,
  isSaidFor,
  keepToKind,
  lacksHead,
  type Reading,
  rarestFirst,
} from './match-reading.ts';
import { nearKinds } from './near-goods.ts';

/** The slots that a search finds, in no order; `corrected` names the words that were searched for instead. */
export type GoodsMatch = {
  slots: Uint32Array;
  filters: readonly QueryFilter[];
  corrected: string | null;
  near: readonly number[];
};

/**
 * As the search reads; as its bare words, when what was read as a filter leaves nothing; and as it may have been meant.
 * How well each slot matches stands in the notes' points, until the next search with them.
 */
export function matchGoods(
  shelves: Pick<Shelves, 'goods' | 'kinds' | 'shelf'>,
  typed: string,
  context: SearchAt,
): GoodsMatch {
  const asked = { ...shelves, at: context };
  const search = withoutElisions(asked, typed);
  const barcode = barcodeIn(search);
  if (barcode !== null)
    return { slots: matchReading(asked, readPlainly(barcode)), filters: [], corrected: null, near: [] };
  const reading = readSearch(asked, search);
  const none = new Uint32Array(0);
  if (reading.words.length === 0 && reading.filters.length === 0 && reading.lacks.length === 0)
    return { slots: none, filters: [], corrected: null, near: [] };
  const ways = readings(reading, search);
  for (const each of ways) {
    const found = matchReading(asked, each);
    if (found.length === 0) continue;
    const slots = withOthers(asked, each, found, ways.at(-1) ?? each);
    if (!lacksHead(asked, each, slots)) return { slots, filters: each.filters, corrected: null, near: [] };
    const named = passQueryFilters(asked.goods, matchNames(asked, search), dietsOf(each));
    if (named.length > 0 && !lacksHead(asked, each, named))
      return { slots: named, filters: dietsOf(each), corrected: null, near: [] };
    // Once more: the notes hold what the names were worth by now.
    return { slots: matchReading(asked, each), filters: each.filters, corrected: null, near: [] };
  }
  const said = matchUndeclared(asked, reading, search);
  if (said.length > 0) return { slots: said, filters: dietsOf(reading), corrected: null, near: [] };
  const inNames = reading.segments.length > 0 ? matchNames(asked, search) : none;
  // A measure's words stand in names by chance (`115 g à l’huile` for `1 l`): a name states it, or is of another size.
  const named = passQueryFilters(asked.goods, inNames, reading.filters).filter(isSaidFor(asked, reading, search));
  if (named.length > 0) return { slots: named, filters: reading.filters, corrected: null, near: [] };
  const head = headAlone(reading, context.language);
  const ofHead = head ? matchReading(asked, head) : none;
  if (ofHead.length > 0) return { slots: ofHead, filters: [], corrected: null, near: [] };
  let meant = reading;
  for (const correct of [correctSounds, withoutTones, correctKinds, correctWords]) {
    const found = correct(asked, search, reading);
    if (found === null) continue;
    const corrected = withDietsOf(reading, found, readSearch(asked, found));
    const again = readSearch(asked, corrected);
    const hasMeasure = again.filters.some(({ filter }) => filter === 'measure');
    for (const each of hasMeasure ? [again, readPlainly<string>(corrected, again)] : [again]) {
      const slots = matchReading(asked, each);
      if (slots.length > 0) return { slots, filters: each.filters, corrected, near: [] };
    }
    const slots = matchUndeclared(asked, again, corrected);
    if (slots.length > 0) return { slots, filters: dietsOf(again), corrected, near: [] };
    // Nothing of what was meant suits the diet: what comes near must suit it all the same.
    if (dietsOf(again).length > dietsOf(reading).length)
      return { slots: none, filters: again.filters, corrected, near: nearKinds(asked, again) };
    if (correct !== correctKinds && correct !== correctSounds) continue;
    meant = again;
    // The goods' words alone would lose what the search asks besides, or are not of the kind that is named.
    if (reading.filters.length > 0 || correct === correctSounds) break;
  }
  return { slots: none, filters: reading.filters, corrected: null, near: nearKinds(asked, meant) };
}

function readSearch({ goods, kinds, at }: Asked, text: string): Reading {
  const writtenAs = (word: string) => goods.words.words.get(word)?.forms;
  return readQuery(text, { lexicon: kinds.lexicon, language: at.language, writtenAs, isBeingTyped: at.isBeingTyped });
}

/** A corrected search with the diets that the correction has taken, at its end. */
function withDietsOf(reading: Reading, corrected: string, again: Reading): string {
  const isLost = ({ filter, value }: QueryFilter) =>
    !again.filters.some((one) => one.filter === filter && one.value === value);
  return [
    corrected,
    ...dietsOf(reading)
      .filter(isLost)
      .map(({ words }) => words),
  ].join(' ');
}

function matchReading(search: Asked, reading: Reading): Uint32Array {
  const { at } = search;
  const slots = reading.words.length === 0 ? matchAll(at) : matchWords(rarestFirst(findAll(search, reading)), at);
  const passed = passQueryFilters(search.goods, slots, reading.filters);
  const kept = reading.words.length === 0 ? passed : keepToKind(search, reading, passed);
  return reading.lacks.length === 0 ? kept : keepWithout(search, reading, passed, kept);
}

/**
 * In a shop that has declared the diets asked for of nothing: the slots whose names have all the words, those of the
 * diets too.
 */
function matchUndeclared(search: Asked, reading: Reading, text: string): Uint32Array {
  const diets = dietsOf(reading);
  const isDeclared = (one: QueryFilter) => passQueryFilters(search.goods, matchAll(search.at), [one]).length > 0;
  return diets.length === 0 || diets.some(isDeclared)
    ? new Uint32Array(0)
    : matchReading(search, readPlainly<string>(text));
}

/**
 * What a search finds, and where that is a single good, what it finds without the words that say little after it: who
 * asks for a can of cola is helped by a bottle.
 */
function withOthers(search: Asked, reading: Reading, found: Uint32Array, shorter: Reading): Uint32Array {
  const isShorter = shorter.words.length < reading.words.length && shorter.segments.some((one) => !one.isBeginning);
  if (!isShorter || found.length >= enough) return found;
  const first = [...found];
  const others = matchReading(search, shorter);
  const { points } = search.at.notes;
  for (const slot of first) points[slot] = (points[slot] as number) + worth.head;
  return first.every((slot) => others.includes(slot)) ? others : matchReading(search, reading);
}

/**
 * The slots whose names have all words of a search, whole, but those of a measure: a name counts where its words, read
 * as kinds, find nothing.
 */
function matchNames(query: Asked, search: string): Uint32Array {
  const measures = measuresIn(search);
  const isMeasure = (word: QueryWord) => measures.some(({ from, to }) => word.from >= from && word.to <= to);
  const plain = readPlainly<string>(search);
  const reading = { ...plain, words: plain.words.filter((word) => !isMeasure(word)) };
  const { words } = query.goods.words;
  const isKnown = (word: string) => words.has(word) || otherForms(word).some((form) => words.has(form));
  // A misspelt word stands in no name: nothing more needs to be looked for.
  if (!reading.words.every(({ word }) => isKnown(word))) return new Uint32Array(0);
  const found = matchWords(rarestFirst(findAll(query, reading, true)), query.at);
  const { points } = query.at.notes;
  return found.filter((slot) => (points[slot] as number) >= reading.words.length * worth.form);
}

/** The words put right by those of the goods, among goods of the kinds that the search names. */
function correctWords(search: Asked, _: string, reading: Reading): string | null {
  const tokens = reading.words.map(({ word }) => word);
  if (tokens.length === 0) return null;
  const at = withinKinds(search, reading);
  const isCertain = (i: number) => isInSegment(reading, i) || isNegatingAt(reading.words, i);
  const meant = forgiveWords(search.goods.words, tokens, findAll(search, reading), at, isCertain);
  const corrected = meant.tokens?.join(' ') ?? null;
  if (corrected === null || corrected === tokens.join(' ')) return null;
  // What the goods are to be without stays in the search.
  const without = reading.lacks.flatMap((one) => (one.isNamed ? [] : one.words));
  return [corrected, ...without].join(' ');
}

/** A search among goods of the kinds that the words name; among all where they name none. */
function withinKinds({ goods, kinds, at }: Asked, { segments }: Reading): SearchAt {
  if (segments.length === 0) return at;
  const isShown = new Uint8Array(at.isShown.length);
  for (const { kinds: codes } of segments)
    for (const slot of slotsOfKinds(goods, kinds, codes)) isShown[slot] = at.isShown[slot] as number;
  return { ...at, isShown };
}
