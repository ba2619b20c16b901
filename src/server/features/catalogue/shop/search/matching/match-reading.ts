import { languages } from '#domain/language/language.ts';
import { hitsOf, type SearchAt, type TokenHits, worth } from '#domain/search/matching/match-words.ts';
import { headOf, isHeadLast, type QueryReading } from '#domain/search/query/read-query.ts';
import { isJoiningIn } from '#domain/search/words/joining-words.ts';
import { findInOrder } from '#domain/search/words/lexicon.ts';
import { isNegatingAt } from '#domain/search/words/negation.ts';
import { isAccented, isVietnamese, type QueryWord, queryWords } from '#domain/search/words/query-words.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { type Goods, slotsWithBarcode } from '../shelves/goods.ts';
import { narrowestKinds, numbersOfKinds, slotsOfKinds } from '../shelves/kind-tree.ts';
import type { Shelves } from '../shelves/shelf-data.ts';

/** From so many digits a number is looked for among the barcodes. Those of eight may begin with zeros. */
const shortestBarcode = 5;
/**
 * What each word finds by itself, and by the kind that it is a part of the name of. Goods of which the kind is known are
 * not found by the scattered words of another kind's name (`huile d’olive` is no tin of sardines), nor does food come
 * among household goods, or they among food. `isExact`: a word with a tone finds only what has it.
 */
export function findAll({ goods, kinds, at }: Asked, { words, segments }: Reading, isExact = false): TokenHits[] {
  const headSegment = headOf(segments, at.language);
  const slotsOf = (codes: readonly string[]) => slotsOfKinds(goods, kinds, codes);
  const bySegment = new Map(
    segments.map((each) => [each, { all: slotsOf(each.kinds), narrow: slotsOf(narrowestKinds(kinds, each.kinds)) }]),
  );
  return words.map(({ word, form }, i) => {
    const segment = segments.find(({ from, to }) => i >= from && i < to);
    const isTone = isAccented({ word, form }) && (at.language === vietnamese || isVietnamese(form));
    const all = hitsOf(goods.words, word, form, !isTone ? 'any' : segment || isExact ? 'exact' : 'beginning');
    // What turns round the word after it is no beginning of another word.
    const isWhole = i < words.length - 1 && isNegatingAt(words, i);
    const hits = isWhole ? all.filter((one) => one.worth >= worth.form) : all;
    if (!segment)
      return { hits, found: [{ slots: isBarcode(word) ? slotsWithBarcode(goods, word) : [], worth: worth.whole }] };
    const { all: slots, narrow } = bySegment.get(segment) ?? { all: [], narrow: [] };
    const isHead = segment === headSegment && !segment.isBeginning;
    const found: { slots: readonly number[]; worth: number }[] = [
      { slots: narrow, worth: isHead ? worth.head : worth.kind },
    ];
    // What is of narrower kinds alone has been found.
    if (slots.length > narrow.length) found.push({ slots, worth: isHead ? worth.widerHead : worth.kind });
    const isByKindAlone = segment.to - segment.from > 1 && !segment.isBeginning;
    const isKindName =
      isNameOf(kinds, segment.kinds, words.slice(segment.from, segment.to)) &&
      isRarelyIn(hits, new Set(narrow), at.language);
    return { hits, found, isKindName, isForeign: isByKindAlone ? goods.columns.hasKind : foreignTo(goods, slots) };
  });
}

/** Whether words are the whole name, in any language, of one of these kinds that has narrower ones. */
function isNameOf({ rows, within }: Asked['kinds'], codes: readonly string[], words: readonly QueryWord[]): boolean {
  const said = words.map(({ stem }) => stem).join(' ');
  return rows.some(
    ({ code, names }) =>
      codes.includes(code) &&
      (within.get(code)?.length ?? 0) > 1 &&
      names.some(
        (name) =>
          queryWords(name)
            .map(({ stem }) => stem)
            .join(' ') === said,
      ),
  );
}

/** Whether fewer than a quarter of these slots have a word in their name: it does not say which of them are plain. */
function isRarelyIn(hits: TokenHits['hits'], slots: ReadonlySet<number>, language: number): boolean {
  const named = new Set<number>();
  for (const { entries, worth: points } of hits)
    if (points >= worth.form)
      for (const { places } of entries)
        for (const place of places) if (place & (1 << language) && slots.has(place >> 6)) named.add(place >> 6);
  return named.size * 4 < slots.size;
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
export function rarestFirst(tokens: readonly TokenHits[]): TokenHits[] {
  const sizeOf = ({ hits, found }: TokenHits) =>
    hits.reduce((sum, { entries }) => entries.reduce((n, { places }) => n + places.length, sum), 0) +
    found.reduce((sum, { slots }) => sum + slots.length, 0);
  return tokens
    .map((token) => ({ token, size: sizeOf(token) }))
    .sort((a, b) => a.size - b.size)
    .map(({ token }) => token);
}

export type Reading = QueryReading<string>;
/** What is searched, and where. */
export type Asked = Pick<Shelves, 'goods' | 'kinds' | 'shelf'> & { at: SearchAt };

/** Whether of several kinds that are named nothing is of the one that is meant: then a name with all words is likelier. */
export function lacksHead({ goods, kinds, at }: Asked, { segments, filters }: Reading, found: Uint32Array): boolean {
  const head = segments.length > 1 && filters.length === 0 ? headOf(segments, at.language) : undefined;
  if (!head || head.isBeginning) return false;
  const wanted = numbersOfKinds(goods, kinds, head.kinds);
  return !found.some((slot) => wanted.has(goods.columns.kind[slot] as number));
}

/** For a search that is the name of a kind of which the shop has nothing: whether a slot's name has its words as typed. */
export function isSaidFor(
  { goods, kinds }: Asked,
  { words, segments }: Reading,
  search: string,
): (slot: number) => boolean {
  const [only] = segments;
  const isName = only !== undefined && only.to - only.from === words.length && !only.isBeginning;
  if (!isName || slotsOfKinds(goods, kinds, only.kinds).length > 0) return () => true;
  const text = foldText(search);
  return (slot) => goods.texts[slot]?.names.some((name) => foldText(name).includes(text)) === true;
}

/** So many goods of the kind that was asked for need no others beside them that are only called so. */
export const enough = 2;

/**
 * What is of the kind that the search names, where that is enough or was asked for with a diet or measure: who asks for
 * milk without lactose is not helped by what is only called milk. Goods of which no kind is known stay; beside a single
 * good of the kind those do not whose name has the word in the name of something else (`patate`, `patate douce`).
 */
export function keepToKind(
  { goods, kinds, at }: Asked,
  { words, segments, filters }: Reading,
  found: Uint32Array,
): Uint32Array {
  const head = headOf(segments, at.language);
  if (!head || head.isBeginning) return found;
  const wanted = numbersOfKinds(goods, kinds, head.kinds);
  const { kind, hasKind } = goods.columns;
  const isKept = (slot: number) => hasKind[slot] === 0 || wanted.has(kind[slot] as number);
  if (found.every(isKept)) return found;
  const kept = found.filter(isKept);
  if (kept.length >= enough || filters.length > 0) return kept;
  // The inside of a word, which is worth nothing, is chance beside what is meant.
  const { points } = at.notes;
  if (kept.length === 0) return found;
  const [word, more] = words.slice(head.from, head.to);
  const isOther = (slot: number) =>
    word !== undefined && !more && isInOtherName({ goods, kinds, at }, slot, word, head.kinds);
  return found.filter((slot) => isKept(slot) || ((points[slot] as number) > 0 && !isOther(slot)));
}

/**
 * Whether a good's name has a word as the beginning of another kind's name, behind what the good is (`chips de patate
 * douce`). English, which says last what something is, is left as it is.
 */
function isInOtherName(
  { goods, kinds, at }: Omit<Asked, 'shelf'>,
  slot: number,
  word: QueryWord,
  codes: readonly string[],
): boolean {
  const { language } = at;
  if (isHeadLast(language)) return false;
  const name = queryWords(goods.texts[slot]?.names[language] ?? '', isJoiningIn(language));
  return name.some(({ stem }, i) => {
    const pair = name.slice(i, i + 2);
    if (i === 0 || stem !== word.stem || pair.length < 2) return false;
    return findInOrder(kinds.lexicon, pair, language).some((code) => !codes.includes(code));
  });
}
