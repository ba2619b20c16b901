import type { SearchAt } from '#domain/search/matching/match-words.ts';
import { headOf, isHeadLast } from '#domain/search/query/head-kind.ts';
import type { QueryReading } from '#domain/search/query/read-query.ts';
import { isJoiningIn } from '#domain/search/words/joining-words.ts';
import { findInOrder } from '#domain/search/words/lexicon.ts';
import { type QueryWord, queryWords } from '#domain/search/words/query-words.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { numbersOfKinds, slotsOfKinds } from '../shelves/kind-tree.ts';
import type { Shelves } from '../shelves/shelf-data.ts';

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
