import { allergens } from '#domain/catalogue/allergen.ts';
import { diets, filteredDiets, isUnprocessed } from '#domain/catalogue/diet.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { type Codes, createCodes, numberFor, withRoom } from './codes.ts';
import type { GoodsRow } from './select-goods.ts';

/** What a filter asks of a product, by slot, as numbers: a walk over all goods reads nothing else. */
export type GoodsColumns = {
  /** Numbers of `codes`; -1 for none. */
  category: Int32Array;
  unit: Int32Array;
  supplier: Int32Array;
  brand: Int32Array;
  kind: Int32Array;
  /** 1 for goods whose kind is known; 1 for what is no food, and for what is. */
  hasKind: Int32Array;
  isFood: Int32Array;
  isHousehold: Int32Array;
  isFeatured: Int32Array;
  /** 1 for lots of short date, which stand behind the usual packs. */
  isLot: Int32Array;
  /** `measureOf` each. */
  measure: Int32Array;
  /** 1 where that is of millilitres. */
  isVolume: Int32Array;
  /** How many pieces one unit of sale holds, 1 at least: for what is compared by the piece. */
  pieces: Int32Array;
  /** A bit for each allergen that it contains or may contain; -1 (all bits) when nobody has said. */
  allergens: Int32Array;
  /** A bit for each diet that it suits. */
  diets: Int32Array;
};
export type GoodsCodes = { category: Codes; unit: Codes; supplier: Codes; brand: Codes; kind: Codes };

export function createGoodsColumns(): GoodsColumns {
  const empty = () => new Int32Array(0);
  return {
    category: empty(),
    unit: empty(),
    supplier: empty(),
    brand: empty(),
    kind: empty(),
    hasKind: empty(),
    isFood: empty(),
    isHousehold: empty(),
    isFeatured: empty(),
    isLot: empty(),
    measure: empty(),
    isVolume: empty(),
    pieces: empty(),
    allergens: empty(),
    diets: empty(),
  };
}

export function createGoodsCodes(): GoodsCodes {
  return {
    category: createCodes(),
    unit: createCodes(),
    supplier: createCodes(),
    brand: createCodes(),
    kind: createCodes(),
  };
}

/** Writes what a row says into the columns of a slot. Answers whether that is anything new. */
export function putFacts(columns: GoodsColumns, codes: GoodsCodes, slot: number, row: GoodsRow): boolean {
  const facts = factsOf(codes, row);
  let isNew = false;
  for (const [name, value] of Object.entries(facts) as [keyof GoodsColumns, number][]) {
    columns[name] = withRoom(columns[name], slot + 1);
    if (columns[name][slot] === value) continue;
    columns[name][slot] = value;
    isNew = true;
  }
  return isNew;
}

function factsOf(codes: GoodsCodes, row: GoodsRow): Record<keyof GoodsColumns, number> {
  const [
    ,
    category,
    unit,
    supplier,
    featured,
    ,
    weightG,
    volumeMl,
    contained,
    mayContain,
    declared,
    ,
    ,
    brand,
    ,
    pieces,
    comparedBy,
    kind,
    ,
    ingredients,
    isLot = false,
  ] = row;
  const isFood = category !== 'NONALIMENTAIRE';
  return {
    category: numberFor(codes.category, category),
    unit: numberFor(codes.unit, unit),
    supplier: supplier === null ? -1 : numberFor(codes.supplier, supplier),
    brand: brand === null ? -1 : numberFor(codes.brand, brand),
    kind: kind === null ? -1 : numberFor(codes.kind, kind),
    hasKind: Number(kind !== null),
    isFood: Number(isFood),
    isHousehold: Number(!isFood),
    isFeatured: Number(featured),
    isLot: Number(isLot),
    measure: measureOf({ unit, weightG, volumeMl, comparedBy }),
    isVolume: Number(unit === 'LITRE' || (unit !== 'KG' && !weightG)),
    pieces: pieces ?? 1,
    allergens: contained === null ? -1 : allergenBits([...contained, ...mayContain]),
    diets: dietBits(
      filteredDiets({
        declared,
        allergens: contained,
        mayContain,
        isFood,
        isUnprocessed: isUnprocessed(category, kind, ingredients),
      }),
    ),
  };
}

/** Grams or millilitres in one unit of sale, to compare prices by; 0 for what is compared by the piece. */
export function measureOf(goods: {
  unit: string;
  weightG: number | null;
  volumeMl: number | null;
  comparedBy: string | null;
}): number {
  const { unit, weightG, volumeMl, comparedBy } = goods;
  if (isSoldByMeasure(unit)) return 1000;
  return comparedBy === null ? weightG || volumeMl || 0 : 0;
}

export function allergenBits(codes: readonly string[]): number {
  return bitsOf(allergens, codes);
}

export function dietBits(codes: readonly string[]): number {
  return bitsOf(diets, codes);
}

function bitsOf(all: readonly string[], codes: readonly string[]): number {
  return codes.reduce((bits, code) => bits | (all.includes(code) ? 1 << all.indexOf(code) : 0), 0);
}
