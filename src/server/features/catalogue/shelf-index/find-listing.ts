import { languages } from '#domain/language/language.ts';
import type { ProductFilter } from '../product-filter.ts';
import { asWritten } from './as-written.ts';
import type { InCategory } from './by-category.ts';
import type { Shelves } from './follow-shelves.ts';
import type { Goods } from './goods.ts';
import { allergenBits, dietBits } from './goods-columns.ts';
import type { GoodsMatch, MatchGoods } from './match-goods.ts';
import type { StoreShelf } from './store-shelf.ts';

/** Which products a listing holds, in which order. */
export type Listing = {
  ids: readonly number[];
  /** The words that were searched for instead of those typed, as the goods write them. */
  corrected: string | null;
  /** Products close to a search that found nothing. */
  near: readonly number[];
};

const mostNear = 8;
/** More goods than this have no order of their own within the same match. */
const ranksApart = 2 ** 24;

export type Lookups = { match: MatchGoods; inCategory: InCategory };

/** Walks the shelf of a store in the order asked for. */
export function findListing({ goods, shelf }: Shelves, filter: ProductFilter, { match, inCategory }: Lookups): Listing {
  const language = languages.indexOf(filter.language);
  const cents = shelf.cents('retail');
  const matched = filter.tokens && match(goods, filter.tokens, language, (slot) => (cents[slot] ?? -1) >= 0);
  const passes = filterOf(filter, goods, shelf);
  const slots = matched ? listMatched(matched, filter, { goods, shelf, language, passes }) : [];
  if (!matched)
    for (const part of orderOf(filter, goods, shelf, language))
      collect(within(part, filter, goods, inCategory), passes, slots);
  const order = filter.order === 'shelf' ? inStockFirst(slots, shelf) : slots;
  return {
    ids: order.map((slot) => goods.ids[slot] ?? 0),
    corrected: matched?.corrected ? asWritten(goods, order, matched.corrected, language) : null,
    near: matched
      ? inStockFirst(matched.near, shelf)
          .slice(0, mostNear)
          .map((slot) => goods.ids[slot] ?? 0)
      : [],
  };
}

type Passes = (slot: number) => boolean;
type Order = { slots: readonly number[]; isFalling: boolean };
type At = { goods: Goods; shelf: StoreShelf; language: number; passes: Passes };

function within(part: Order, { category }: ProductFilter, { columns }: Goods, inCategory: InCategory): Order {
  return category === null ? part : { ...part, slots: inCategory(part.slots, columns.numberOf(category)) };
}

function collect({ slots, isFalling }: Order, passes: Passes, found: number[]): void {
  if (isFalling) {
    for (let i = slots.length - 1; i >= 0; i--) if (passes(slots[i] as number)) found.push(slots[i] as number);
  } else for (const slot of slots) if (passes(slot)) found.push(slot);
}

function orderOf({ order, priceType }: ProductFilter, goods: Goods, shelf: StoreShelf, language: number): Order[] {
  const isFalling = order.endsWith('-desc');
  switch (order) {
    case 'price-asc':
    case 'price-desc':
      return [{ slots: shelf.byPrice(priceType), isFalling }];
    case 'unit-price-asc':
    case 'unit-price-desc': {
      const { measured, pieces } = shelf.byUnitPrice(priceType);
      return [measured, pieces].map((slots) => ({ slots, isFalling }));
    }
    default:
      return [{ slots: goods.byName(language), isFalling }];
  }
}

/** What was found, in stock first and the best match first, or in the order asked for. */
function listMatched(matched: GoodsMatch, filter: ProductFilter, at: At): number[] {
  const found = matched.slots.filter(at.passes);
  if (filter.order === 'relevance') return sortByMatch(found, matched, at);
  const isFound = new Set(found);
  const slots: number[] = [];
  for (const part of orderOf(filter, at.goods, at.shelf, at.language))
    collect(part, (slot) => isFound.has(slot), slots);
  return slots;
}

/** One number a product, as numbers sort fast: sold out, how badly it matches, how long its name is, its place by name. */
function sortByMatch(found: readonly number[], { scoreOf }: GoodsMatch, { goods, shelf, language }: At): number[] {
  const ranks = goods.rankByName(language);
  const byRank = goods.byName(language);
  const weights = new Float64Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const slot = found[i] as number;
    const length = Math.min(goods.get(slot)?.names[language]?.length ?? 0, 255);
    const badness = 1023 - Math.min(scoreOf(slot), 1023) + (shelf.isSoldOut(slot) ? 1024 : 0);
    weights[i] = (badness * 256 + length) * ranksApart + (ranks[slot] ?? 0);
  }
  weights.sort();
  const slots: number[] = [];
  for (let i = 0; i < weights.length; i++) slots.push(byRank[(weights[i] as number) % ranksApart] ?? 0);
  return slots;
}

function inStockFirst(slots: readonly number[], shelf: StoreShelf): number[] {
  const [inStock, soldOut]: [number[], number[]] = [[], []];
  for (const slot of slots) (shelf.isSoldOut(slot) ? soldOut : inStock).push(slot);
  return inStock.concat(soldOut);
}

function filterOf(filter: ProductFilter, goods: Goods, shelf: StoreShelf): Passes {
  const { columns } = goods;
  const cents = shelf.cents(filter.priceType);
  const { isDiscounted } = shelf;
  const [least, most] = [filter.minCents ?? 0, filter.maxCents ?? Number.POSITIVE_INFINITY];
  const anything = -3;
  const wanted = (word: string | null) => (word === null ? anything : columns.numberOf(word));
  const [category, unit, supplier] = [wanted(filter.category), wanted(filter.unit), wanted(filter.supplier)];
  const [without, diets] = [allergenBits(filter.without), dietBits(filter.diets)];
  // Every product of the shop comes by here, so cheap tests of numbers come first and nothing is made.
  return (slot) => {
    const price = cents[slot] as number;
    return (
      price >= least &&
      price <= most &&
      (category === anything || columns.category[slot] === category) &&
      (unit === anything || columns.unit[slot] === unit) &&
      (supplier === anything || columns.supplier[slot] === supplier) &&
      (!filter.isDiscounted || isDiscounted[slot] === 1) &&
      (!filter.isFeatured || columns.isFeatured[slot] === 1) &&
      ((columns.allergens[slot] as number) & without) === 0 &&
      ((columns.diets[slot] as number) & diets) === diets
    );
  };
}
