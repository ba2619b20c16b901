import { languages } from '#domain/language/language.ts';
import { hitsOf, type TokenHits, worth } from '#domain/search/matching/word-hits.ts';
import { headOf } from '#domain/search/query/head-kind.ts';
import { isNegatingAt } from '#domain/search/words/negation.ts';
import { isAccented } from '#domain/search/words/query-words.ts';
import { type Goods, slotsWithBarcode } from '../shelves/goods.ts';
import { narrowestKinds, slotsOfKinds } from '../shelves/kind-tree.ts';
import type { Asked, Reading } from './keep-to-kind.ts';

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
    const isTone = at.language === vietnamese && isAccented({ word, form });
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
export function rarestFirst(tokens: readonly TokenHits[]): TokenHits[] {
  const sizeOf = ({ hits, found }: TokenHits) =>
    hits.reduce((sum, { entries }) => entries.reduce((n, { places }) => n + places.length, sum), 0) +
    found.reduce((sum, { slots }) => sum + slots.length, 0);
  return tokens
    .map((token) => ({ token, size: sizeOf(token) }))
    .sort((a, b) => a.size - b.size)
    .map(({ token }) => token);
}
