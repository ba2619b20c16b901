import { languages } from '#domain/language/language.ts';
import { forgiveWords } from '#domain/search/forgive-words.ts';
import { headAlone, headOf, isInSegment } from '#domain/search/head-kind.ts';
import { matchAll, matchWords, type SearchAt } from '#domain/search/match-words.ts';
import { otherForms } from '#domain/search/plural.ts';
import { isAccented } from '#domain/search/query-words.ts';
import { type QueryFilter, type QueryReading, readPlainly, readQuery } from '#domain/search/read-query.ts';
import { readings } from '#domain/search/readings.ts';
import { barcodeIn, foldText } from '#domain/search/search-text.ts';
import { hitsOf, type TokenHits, worth } from '#domain/search/word-hits.ts';
import { correctKinds } from './correct-kinds.ts';
import { type Goods, slotsWithBarcode } from './goods.ts';
import { narrowestKinds, numbersOfKinds, slotsOfKinds, widerKinds } from './kind-tree.ts';
import { passQueryFilters } from './query-filters.ts';
import type { Shelves } from './shelf-data.ts';

/** From so many digits a number is looked for among the barcodes. */
const shortestBarcode = 8;
/** The slots that a search finds, in no order; `corrected` names the words that were searched for instead. */
export type GoodsMatch = {
  slots: Uint32Array;
  filters: readonly QueryFilter[];
  corrected: string | null;
  near: readonly number[];
};

type Reading = QueryReading<string>;
type Asked = Pick<Shelves, 'goods' | 'kinds' | 'shelf'> & { at: SearchAt };

/**
 * As the search reads; as its bare words, when what was read as a filter leaves nothing; and as it may have been meant.
 * How well each slot matches stands in the notes' points, until the next search with them.
 */
export function matchGoods(
  shelves: Pick<Shelves, 'goods' | 'kinds' | 'shelf'>,
  search: string,
  at: SearchAt,
): GoodsMatch {
  const asked = { ...shelves, at };
  const barcode = barcodeIn(search);
  if (barcode !== null)
    return { slots: matchReading(asked, readPlainly(barcode)), filters: [], corrected: null, near: [] };
  const reading = readSearch(asked, search);
  const none = new Uint32Array(0);
  if (reading.words.length === 0 && reading.filters.length === 0)
    return { slots: none, filters: [], corrected: null, near: [] };
  for (const each of readings(reading, search)) {
    const slots = matchReading(asked, each);
    if (slots.length === 0) continue;
    if (!lacksHead(asked, each, slots)) return { slots, filters: each.filters, corrected: null, near: [] };
    const named = matchNames(asked, search);
    if (named.length > 0 && !lacksHead(asked, each, named))
      return { slots: named, filters: [], corrected: null, near: [] };
    // Once more: the notes hold what the names were worth by now.
    return { slots: matchReading(asked, each), filters: each.filters, corrected: null, near: [] };
  }
  const named =
    reading.segments.length > 0 ? matchNames(asked, search).filter(isSaidFor(asked, reading, search)) : none;
  if (named.length > 0) return { slots: named, filters: [], corrected: null, near: [] };
  const head = headAlone(reading, at.language);
  const ofHead = head ? matchReading(asked, head) : none;
  if (ofHead.length > 0) return { slots: ofHead, filters: [], corrected: null, near: [] };
  let meant = reading;
  for (const correct of [withoutTones, correctKinds, correctWords]) {
    const corrected = correct(asked, search, reading);
    if (corrected === null) continue;
    const again = readSearch(asked, corrected);
    const slots = matchReading(asked, again);
    if (slots.length > 0) return { slots, filters: again.filters, corrected, near: [] };
    if (correct !== correctKinds) continue;
    meant = again;
    // The goods' words alone would lose what the search asks besides.
    if (reading.filters.length > 0) break;
  }
  return { slots: none, filters: reading.filters, corrected: null, near: nearKinds(asked, meant) };
}

function readSearch({ goods, kinds, at }: Asked, text: string): Reading {
  const writtenAs = (word: string) => goods.words.words.get(word)?.forms;
  return readQuery(text, { lexicon: kinds.lexicon, language: at.language, writtenAs });
}

function matchReading(asked: Asked, reading: Reading): Uint32Array {
  const { at } = asked;
  if (reading.words.length === 0) return passQueryFilters(asked.goods, matchAll(at), reading.filters);
  const slots = matchWords(rarestFirst(findAll(asked, reading)), at);
  const passed = passQueryFilters(asked.goods, slots, reading.filters);
  return keepToKind(asked, reading, passed);
}

/** The slots whose names have all words of a search, whole: a name counts where its words, read as kinds, find nothing. */
function matchNames(asked: Asked, search: string): Uint32Array {
  const reading = readPlainly<string>(search);
  const { words } = asked.goods.words;
  const isKnown = (word: string) => words.has(word) || otherForms(word).some((form) => words.has(form));
  // A misspelt word stands in no name: nothing more needs to be looked for.
  if (!reading.words.every(({ word }) => isKnown(word))) return new Uint32Array(0);
  const found = matchWords(rarestFirst(findAll(asked, reading, true)), asked.at);
  const { points } = asked.at.notes;
  return found.filter((slot) => (points[slot] as number) >= reading.words.length * worth.form);
}

/** Whether of several kinds that are named nothing is of the one that is meant: then a name with all words is likelier. */
function lacksHead({ goods, kinds, at }: Asked, { segments, filters }: Reading, found: Uint32Array): boolean {
  const head = segments.length > 1 && filters.length === 0 ? headOf(segments, at.language) : undefined;
  if (!head || head.isBeginning) return false;
  const wanted = numbersOfKinds(goods, kinds, head.kinds);
  return !found.some((slot) => wanted.has(goods.columns.kind[slot] as number));
}

/** For a search that is the name of a kind of which the shop has nothing: whether a slot's name has its words as typed. */
function isSaidFor({ goods, kinds }: Asked, { words, segments }: Reading, search: string): (slot: number) => boolean {
  const [only] = segments;
  const isName = only !== undefined && only.to - only.from === words.length && !only.isBeginning;
  if (!isName || slotsOfKinds(goods, kinds, only.kinds).length > 0) return () => true;
  const text = foldText(search);
  return (slot) => goods.texts[slot]?.names.some((name) => foldText(name).includes(text)) === true;
}

/** So many goods of the kind that was asked for need no others beside them that are only called so. */
const enough = 2;

/**
 * What is of the kind that the search names, where that is enough or was asked for with a diet or measure: who asks for
 * milk without lactose is not helped by what is only called milk. Goods of which no kind is known stay.
 */
function keepToKind({ goods, kinds, at }: Asked, { segments, filters }: Reading, found: Uint32Array): Uint32Array {
  const head = headOf(segments, at.language);
  if (!head || head.isBeginning) return found;
  const wanted = numbersOfKinds(goods, kinds, head.kinds);
  const { kind, hasKind } = goods.columns;
  const isKept = (slot: number) => hasKind[slot] === 0 || wanted.has(kind[slot] as number);
  const kept = found.filter(isKept);
  if (kept.length >= enough || filters.length > 0) return kept;
  // The inside of a word, which is worth nothing, is chance beside what is meant.
  const { points } = at.notes;
  return kept.length > 0 ? found.filter((slot) => (points[slot] as number) > 0 || isKept(slot)) : found;
}

/**
 * What each word finds by itself, and by the kind that it is a part of the name of. Goods of which the kind is known are
 * not found by the scattered words of another kind's name (`huile d’olive` is no tin of sardines), nor does food come
 * among household goods, or they among food. `isExact`: a word with a tone finds only what has it.
 */
function findAll({ goods, kinds, at }: Asked, { words, segments }: Reading, isExact = false): TokenHits[] {
  const headSegment = headOf(segments, at.language);
  const slotsOf = (codes: readonly string[]) => slotsOfKinds(goods, kinds, codes);
  const bySegment = new Map(
    segments.map((each) => [each, { all: slotsOf(each.kinds), narrow: slotsOf(narrowestKinds(kinds, each.kinds)) }]),
  );
  return words.map(({ word, form }, i) => {
    const segment = segments.find(({ from, to }) => i >= from && i < to);
    const isTone = at.language === vietnamese && isAccented({ word, form });
    const hits = hitsOf(goods.words, word, form, !isTone ? 'any' : segment || isExact ? 'exact' : 'beginning');
    if (!segment)
      return { hits, found: [{ slots: isBarcode(word) ? slotsWithBarcode(goods, word) : [], worth: worth.whole }] };
    const { all: slots, narrow } = bySegment.get(segment) ?? { all: [], narrow: [] };
    const isHead = segment === headSegment && !segment.isBeginning;
    const found = [{ slots: narrow, worth: isHead ? worth.head : worth.kind }];
    // What is of narrower kinds alone has been found.
    if (slots.length > narrow.length) found.push({ slots, worth: isHead ? worth.widerHead : worth.kind });
    const isByKindAlone = segment.to - segment.from > 1 && !segment.isBeginning;
    return { hits, found, isForeign: isByKindAlone ? goods.columns.hasKind : foreignTo(goods, slots) };
  });
}

/** The column that says what is no food (1) or what is, where all that a kind has is the other. */
function foreignTo({ columns }: Goods, slots: readonly number[]): Int32Array | undefined {
  return [columns.isHousehold, columns.isFood].find(
    (column) => slots.length > 0 && slots.every((slot) => column[slot] === 0),
  );
}

const vietnamese = languages.indexOf('vi');

function isBarcode(word: string): boolean {
  return word.length >= shortestBarcode && /^\d+$/.test(word);
}

/** The order of the tokens makes no difference but to how many places are looked at. */
function rarestFirst(tokens: readonly TokenHits[]): TokenHits[] {
  const sizeOf = ({ hits, found }: TokenHits) =>
    hits.reduce((sum, { entries }) => entries.reduce((n, { places }) => n + places.length, sum), 0) +
    found.reduce((sum, { slots }) => sum + slots.length, 0);
  return tokens
    .map((token) => ({ token, size: sizeOf(token) }))
    .sort((a, b) => a.size - b.size)
    .map(({ token }) => token);
}

/** Several words of Vietnamese without their tones, which are often typed wrong; one word alone is another one. */
function withoutTones({ at }: Asked, search: string, { words }: Reading): string | null {
  return at.language === vietnamese && words.length > 1 && words.some(isAccented) ? foldText(search) : null;
}

/** The words put right by those of the goods, among goods of the kinds that the search names. */
function correctWords(asked: Asked, _: string, reading: Reading): string | null {
  const tokens = reading.words.map(({ word }) => word);
  if (tokens.length === 0) return null;
  const at = withinKinds(asked, reading);
  const isCertain = (i: number) => isInSegment(reading, i);
  const meant = forgiveWords(asked.goods.words, tokens, findAll(asked, reading), at, isCertain);
  const corrected = meant.tokens?.join(' ') ?? null;
  return corrected === tokens.join(' ') ? null : corrected;
}

/** A search among goods of the kinds that the words name; among all where they name none. */
function withinKinds({ goods, kinds, at }: Asked, { segments }: Reading): SearchAt {
  if (segments.length === 0) return at;
  const isShown = new Uint8Array(at.isShown.length);
  for (const { kinds: codes } of segments)
    for (const slot of slotsOfKinds(goods, kinds, codes)) isShown[slot] = at.isShown[slot] as number;
  return { ...at, isShown };
}

/**
 * What comes near a search that finds nothing: goods of the kinds it names, or of wider ones, that suit the diets it asks
 * for, in their whole category where these are asked for or the shop has nothing of the kind; where it names none, goods
 * that have some of its words. The narrower kinds of a name come first, then the popular.
 */
function nearKinds(asked: Asked, reading: Reading): number[] {
  const { goods, kinds, shelf, at } = asked;
  const diets = reading.filters.filter(({ filter }) => filter !== 'measure');
  const segment = reading.segments.find(({ isBeginning }) => !isBeginning) ?? reading.segments[0];
  const isLacking = segment !== undefined && slotsOfKinds(goods, kinds, segment.kinds).length === 0;
  const isWide = diets.length > 0 || isLacking;
  for (let codes = segment?.kinds ?? []; codes.length > 0; codes = widerKinds(kinds, codes, isWide)) {
    const slots = Uint32Array.from(slotsOfKinds(goods, kinds, codes).filter((slot) => at.isShown[slot] === 1));
    const found = [...passQueryFilters(goods, slots, diets)];
    if (found.length === 0) continue;
    const narrow = numbersOfKinds(goods, kinds, narrowestKinds(kinds, codes));
    const worthOf = (slot: number) =>
      (narrow.has(goods.columns.kind[slot] as number) ? 2 ** 20 : 0) + (shelf.sales[slot] ?? 0);
    return found.sort((a, b) => worthOf(b) - worthOf(a) || a - b).slice(0, mostNear);
  }
  const tokens = reading.words.map(({ word }) => word);
  if (tokens.length === 0) return [];
  return forgiveWords(goods.words, tokens, findAll(asked, reading), at).near.slice(0, mostNear);
}

/** Goods that stand for a search that found nothing, before those that are sold out are put last. */
const mostNear = 24;
