import { createHash } from 'node:crypto';
import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { languages } from '#domain/language/language.ts';
import { type PriceType, priceTypes } from '#domain/pricing/price-type.ts';
import { lengthsApart, mostSales } from '../find-listing.ts';
import type { Goods } from '../shelves/goods.ts';
import { percentOf, type StoreShelf } from '../shelves/store-shelf.ts';
import type { EngineDocument, Field } from './engine-client.ts';
import { type Ranks, ranksApart } from './name-ranks.ts';

/** Changes with every field and with what one says: collections of another number are of another program. */
export const schemaVersion = 1;

const sorted = (name: string, type: Field['type']): Field => ({ name, type });
/** Filters only: an order would take memory for nothing. */
const filtered = (name: string, type: Field['type'] = 'int32'): Field => ({ name, type, sort: false });

/**
 * What the engine knows of an offer. Numbers alone: a Typesense filters texts by their words, without case and signs, where a
 * filter of the shop means the very code.
 */
export const fields: readonly Field[] = [
  // 0: the ranks of a product by name; below 0: how far a store has come (`engine-state.ts`).
  filtered('store'),
  sorted('product', 'int32'),
  // When it was written, in milliseconds.
  filtered('written', 'int64'),
  ...['category', 'kind', 'unit', 'supplier'].map((name) => filtered(name, 'int64')),
  ...['featured', 'lot', 'discounted'].map((name) => filtered(name)),
  filtered('contains', 'int32[]'),
  filtered('diets', 'int32[]'),
  sorted('sold_out', 'int32'),
  sorted('sales', 'int32'),
  ...priceTypes.flatMap((type): Field[] => [
    { name: `cents_${type}`, type: 'int32', range_index: true },
    filtered(`reduced_${type}`),
    sorted(`unit_up_${type}`, 'int64'),
    sorted(`unit_down_${type}`, 'int64'),
  ]),
  ...languages.flatMap((language) => [sorted(`name_${language}`, 'int64'), sorted(`best_${language}`, 'int64')]),
];

/** A document that says nothing, as the engine asks for every field. */
export const blank: Record<string, unknown> = Object.fromEntries(
  fields.map(({ name, type }) => [name, type.endsWith('[]') ? [] : 0]),
);

/**
 * A number for a code: 48 bits of its hash, which JSON and the engine hold exactly; never 0, which is for none. Not kept: a
 * filter's code may be anything that a visitor writes.
 */
export function numberOfCode(code: string): number {
  return 1 + Number.parseInt(createHash('sha256').update(code).digest('hex').slice(0, 12), 16);
}

export function offerId(storeId: number, productId: number): string {
  return `${storeId}-${productId}`;
}

/** A slot of a store's shelf as a document; null where it is not sold there, or not visible. */
export function offerDocument(
  goods: Goods,
  shelf: StoreShelf,
  slot: number,
  { ranks, now }: { ranks: Ranks; now: number },
): EngineDocument | null {
  const productId = goods.ids[slot] as number;
  const ranked = ranks.get(productId);
  if (shelf.isSold[slot] !== 1 || !goods.texts[slot] || !ranked) return null;
  const { columns, codes } = goods;
  const code = (of: 'category' | 'kind' | 'unit' | 'supplier') => {
    const word = codes[of].words[columns[of][slot] as number];
    return word === undefined ? 0 : numberOfCode(word);
  };
  const sales = shelf.sales[slot] ?? 0;
  return {
    id: offerId(shelf.storeId, productId),
    store: shelf.storeId,
    product: productId,
    written: now,
    category: code('category'),
    kind: code('kind'),
    unit: code('unit'),
    supplier: code('supplier'),
    featured: columns.isFeatured[slot],
    lot: columns.isLot[slot],
    discounted: Number(percentOf(shelf, slot) !== null),
    contains: bitsIn(columns.allergens[slot] as number, allergens.length),
    diets: bitsIn(columns.diets[slot] as number, diets.length),
    sold_out: shelf.isSoldOut[slot] ?? 0,
    sales,
    ...Object.assign({}, ...priceTypes.map((type) => priceFields(goods, shelf, slot, type))),
    ...Object.assign(
      {},
      ...languages.map((language, l) => {
        const rank = ranked[l] as number;
        const length = Math.min((goods.nameLengths[l]?.[slot] ?? 0) >> 2, lengthsApart - 1);
        const rareness = mostSales - Math.min(sales, mostSales);
        return {
          [`name_${language}`]: rank,
          [`best_${language}`]: (rareness * lengthsApart + length) * ranksApart + rank,
        };
      }),
    ),
  };
}

/** The numbers of the bits that are set; all of -1. */
function bitsIn(bits: number, count: number): number[] {
  return Array.from({ length: count }, (_, bit) => bit).filter((bit) => (bits & (1 << bit)) !== 0);
}

function priceFields({ columns }: Goods, shelf: StoreShelf, slot: number, type: PriceType): Record<string, unknown> {
  const cents = shelf.final[type][slot] as number;
  const measure = columns.measure[slot] as number;
  const price =
    measure === 0 ? exactQuotient(cents, columns.pieces[slot] as number, 20) : exactQuotient(cents, measure);
  // What is compared by the piece comes after the rest, upwards and downwards.
  const last = measure === 0 ? mostQuotient : 0;
  return {
    [`cents_${type}`]: cents,
    [`reduced_${type}`]: shelf.isReduced[type][slot],
    [`unit_up_${type}`]: last + price,
    [`unit_down_${type}`]: last + mostQuotient - 1 - price,
  };
}

const mostQuotient = 2 ** 52;

/**
 * The price of one of so many as a whole number below `mostQuotient`, of so many bits after the point: two are equal, less or
 * greater as the exact quotients are, as long as the two measures multiplied have no more bits (31: some 46 kg twice).
 */
export function exactQuotient(cents: number, measure: number, bits = 31): number {
  const rest = cents % measure;
  const whole = (cents - rest) / measure;
  return Math.min(whole * 2 ** bits + Math.floor((rest * 2 ** bits) / measure), mostQuotient - 1);
}
