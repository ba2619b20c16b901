import { forgiveWords } from '#domain/search/matching/forgive-words.ts';
import { dietsOf } from '#domain/search/query/read-query.ts';
import { narrowestKinds, numbersOfKinds, slotsOfKinds, widerKinds } from '../shelves/kind-tree.ts';
import { type Lacking, lackingGoods } from '../shelves/lacking-goods.ts';
import { passQueryFilters } from './filter-tests.ts';
import { type Asked, findAll, type Reading } from './match-reading.ts';

/**
 * What comes near a search that finds nothing: goods of the kinds it names, or of wider ones, that suit the diets it asks
 * for, in their whole category where these are asked for or the shop has nothing of the kind; where it names none, goods
 * that have some of its words. The narrower kinds of a name come first, then the popular.
 */
export function nearKinds(search: Asked, reading: Reading, isWanted: (slot: number) => boolean = () => true): number[] {
  const { goods, kinds, shelf, at } = search;
  const diets = dietsOf(reading);
  const segment = reading.segments.find(({ isBeginning }) => !isBeginning) ?? reading.segments[0];
  const isLacking = segment !== undefined && slotsOfKinds(goods, kinds, segment.kinds).length === 0;
  const lacks = reading.lacks.map(({ lack }) => lackingGoods(goods, lack));
  const isWide = diets.length > 0 || lacks.length > 0 || isLacking;
  for (let codes = segment?.kinds ?? []; codes.length > 0; codes = widerKinds(kinds, codes, isWide)) {
    const slots = Uint32Array.from(slotsOfKinds(goods, kinds, codes).filter((slot) => at.isShown[slot] === 1));
    const suited = [...passQueryFilters(goods, slots, diets)];
    const found = suited.filter((slot) => isWanted(slot) && lacks.every(({ without }) => without.has(slot)));
    if (found.length === 0) continue;
    const narrow = numbersOfKinds(goods, kinds, narrowestKinds(kinds, codes));
    const worthOf = (slot: number) =>
      (narrow.has(goods.columns.kind[slot] as number) ? 2 ** 20 : 0) + (shelf.sales[slot] ?? 0);
    return found.sort((a, b) => worthOf(b) - worthOf(a) || a - b).slice(0, mostNear);
  }
  if (lacks.length > 0) return nearWithout(search, reading, lacks);
  const tokens = reading.words.map(({ word }) => word);
  if (tokens.length === 0) return [];
  const { near } = forgiveWords(goods.words, tokens, findAll(search, reading), at);
  return [...passQueryFilters(goods, Uint32Array.from(near), diets)].filter(isWanted).slice(0, mostNear);
}

/** Where no good of an aisle says that it is without it: what says nothing of it; for what always says so, any that does. */
function nearWithout(search: Asked, reading: Reading, lacks: readonly Lacking[]): number[] {
  const { goods, at } = search;
  const isSilent = (slot: number) => !lacks.some(({ having }) => having.has(slot));
  if (!reading.lacks.some(({ lack }) => lack.isSaid)) return nearKinds(search, { ...reading, lacks: [] }, isSilent);
  const [first] = lacks;
  const slots = [...(first?.without ?? [])].filter((slot) => at.isShown[slot] === 1);
  return [...passQueryFilters(goods, Uint32Array.from(slots), reading.filters)].slice(0, mostNear);
}

/** Goods that stand for a search that found nothing, before those that are sold out are put last. */
const mostNear = 24;
