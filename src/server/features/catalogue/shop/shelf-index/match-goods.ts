import { languages } from '#domain/language/language.ts';
import { forgiveWords } from '#domain/search/forgive-words.ts';
import { headAlone, headOf, isInSegment } from '#domain/search/head-kind.ts';
import { matchAll, matchWords, type SearchAt } from '#domain/search/match-words.ts';
import { isNegatingAt } from '#domain/search/negation.ts';
import { otherForms } from '#domain/search/plural.ts';
import { isAccented } from '#domain/search/query-words.ts';
import { type QueryFilter, readPlainly, readQuery } from '#domain/search/read-query.ts';
import { readings } from '#domain/search/readings.ts';
import { barcodeIn } from '#domain/search/search-text.ts';
import { hitsOf, type TokenHits, worth } from '#domain/search/word-hits.ts';
import { correctKinds } from './correct-kinds.ts';
import { correctSounds, withoutTones } from './correct-vietnamese.ts';
import { type Goods, slotsWithBarcode } from './goods.ts';
import { type Asked, enough, isSaidFor, keepToKind, lacksHead, type Reading } from './keep-to-kind.ts';
import { keepWithout } from './keep-without.ts';
import { narrowestKinds, numbersOfKinds, slotsOfKinds, widerKinds } from './kind-tree.ts';
import { type Lacking, lackingGoods } from './lacking-goods.ts';
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
  if (reading.words.length === 0 && reading.filters.length === 0 && reading.lacks.length === 0)
    return { slots: none, filters: [], corrected: null, near: [] };
  const said = readings(reading, search);
  for (const each of said) {
    const found = matchReading(asked, each);
    if (found.length === 0) continue;
    const slots = withOthers(asked, each, found, said.at(-1) ?? each);
    if (!lacksHead(asked, each, slots)) return { slots, filters: each.filters, corrected: null, near: [] };
    const named = matchNames(asked, search);
    if (named.length > 0 && !lacksHead(asked, each, named))
      return { slots: named, filters: [], corrected: null, near: [] };
    // Once more: the notes hold what the names were worth by now.
    return { slots: matchReading(asked, each), filters: each.filters, corrected: null, near: [] };
  }
  const inNames = reading.segments.length > 0 ? matchNames(asked, search) : none;
  // A measure's words stand in names by chance (`115 g à l’huile` for `1 l`): a name states it, or is of another size.
  const amounts = reading.filters.filter(({ filter }) => filter === 'measure');
  const named = passQueryFilters(asked.goods, inNames, amounts).filter(isSaidFor(asked, reading, search));
  if (named.length > 0) return { slots: named, filters: [], corrected: null, near: [] };
  const head = headAlone(reading, at.language);
  const ofHead = head ? matchReading(asked, head) : none;
  if (ofHead.length > 0) return { slots: ofHead, filters: [], corrected: null, near: [] };
  let meant = reading;
  for (const correct of [correctSounds, withoutTones, correctKinds, correctWords]) {
    const corrected = correct(asked, search, reading);
    if (corrected === null) continue;
    const again = readSearch(asked, corrected);
    // A name may have the word of a diet that nobody has declared.
    for (const each of again.filters.length > 0 ? [again, readPlainly<string>(corrected)] : [again]) {
      const slots = matchReading(asked, each);
      if (slots.length > 0) return { slots, filters: each.filters, corrected, near: [] };
    }
    if (correct !== correctKinds && correct !== correctSounds) continue;
    meant = again;
    // The goods' words alone would lose what the search asks besides, or are not of the kind that is named.
    if (reading.filters.length > 0 || correct === correctSounds) break;
  }
  return { slots: none, filters: reading.filters, corrected: null, near: nearKinds(asked, meant) };
}

function readSearch({ goods, kinds, at }: Asked, text: string): Reading {
  const writtenAs = (word: string) => goods.words.words.get(word)?.forms;
  return readQuery(text, { lexicon: kinds.lexicon, language: at.language, writtenAs });
}

function matchReading(asked: Asked, reading: Reading): Uint32Array {
  const { at } = asked;
  const slots = reading.words.length === 0 ? matchAll(at) : matchWords(rarestFirst(findAll(asked, reading)), at);
  const passed = passQueryFilters(asked.goods, slots, reading.filters);
  const kept = reading.words.length === 0 ? passed : keepToKind(asked, reading, passed);
  return reading.lacks.length === 0 ? kept : keepWithout(asked, reading, passed, kept);
}

/**
 * What a search finds, and where that is a single good, what it finds without the words that say little after it: who
 * asks for a can of cola is helped by a bottle.
 */
function withOthers(asked: Asked, reading: Reading, found: Uint32Array, shorter: Reading): Uint32Array {
  const isShorter = shorter.words.length < reading.words.length && shorter.segments.some((one) => !one.isBeginning);
  if (!isShorter || found.length >= enough) return found;
  const first = [...found];
  const others = matchReading(asked, shorter);
  const { points } = asked.at.notes;
  for (const slot of first) points[slot] = (points[slot] as number) + worth.head;
  return first.every((slot) => others.includes(slot)) ? others : matchReading(asked, reading);
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
    const all = hitsOf(goods.words, word, form, !isTone ? 'any' : segment || isExact ? 'exact' : 'beginning');
    // What turns round the word after it is no beginning of another word.
    const isWhole = i < words.length - 1 && isNegatingAt(words, i);
    const hits = isWhole ? all.filter((one) => one.worth >= worth.form) : all;
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

/** The words put right by those of the goods, among goods of the kinds that the search names. */
function correctWords(asked: Asked, _: string, reading: Reading): string | null {
  const tokens = reading.words.map(({ word }) => word);
  if (tokens.length === 0) return null;
  const at = withinKinds(asked, reading);
  const isCertain = (i: number) => isInSegment(reading, i) || isNegatingAt(reading.words, i);
  const meant = forgiveWords(asked.goods.words, tokens, findAll(asked, reading), at, isCertain);
  const corrected = meant.tokens?.join(' ') ?? null;
  if (corrected === null || corrected === tokens.join(' ')) return null;
  // What the goods are to be without stays in the search.
  const without = reading.lacks.flatMap((one) => (one.isNamed ? [] : one.words));
  const diets = reading.filters.flatMap((one) => (one.filter === 'measure' ? [] : one.words));
  return [corrected, ...without, ...diets].join(' ');
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
  const lacks = reading.lacks.map(({ lack }) => lackingGoods(goods, lack));
  const isWide = diets.length > 0 || lacks.length > 0 || isLacking;
  for (let codes = segment?.kinds ?? []; codes.length > 0; codes = widerKinds(kinds, codes, isWide)) {
    const slots = Uint32Array.from(slotsOfKinds(goods, kinds, codes).filter((slot) => at.isShown[slot] === 1));
    const suited = [...passQueryFilters(goods, slots, diets)];
    const found = suited.filter((slot) => lacks.every(({ without }) => without.has(slot)));
    if (found.length === 0) continue;
    const narrow = numbersOfKinds(goods, kinds, narrowestKinds(kinds, codes));
    const worthOf = (slot: number) =>
      (narrow.has(goods.columns.kind[slot] as number) ? 2 ** 20 : 0) + (shelf.sales[slot] ?? 0);
    return found.sort((a, b) => worthOf(b) - worthOf(a) || a - b).slice(0, mostNear);
  }
  if (lacks.length > 0) return nearWithout(asked, reading, lacks);
  const tokens = reading.words.map(({ word }) => word);
  if (tokens.length === 0) return [];
  return forgiveWords(goods.words, tokens, findAll(asked, reading), at).near.slice(0, mostNear);
}

/** Where no good of an aisle says that it is without it: what says nothing of it; for what always says so, any that does. */
function nearWithout(asked: Asked, reading: Reading, lacks: readonly Lacking[]): number[] {
  const { goods, at } = asked;
  if (!reading.lacks.some(({ lack }) => lack.isSaid))
    return nearKinds(asked, { ...reading, lacks: [] }).filter((slot) => !lacks.some(({ having }) => having.has(slot)));
  const [first] = lacks;
  const slots = [...(first?.without ?? [])].filter((slot) => at.isShown[slot] === 1);
  return [...passQueryFilters(goods, Uint32Array.from(slots), reading.filters)].slice(0, mostNear);
}

/** Goods that stand for a search that found nothing, before those that are sold out are put last. */
const mostNear = 24;
