import { allergens } from '#domain/catalogue/allergen.ts';
import { diets, suitedDiets } from '#domain/catalogue/diet.ts';
import type { GoodsRow } from './select-changes.ts';

/** What a filter asks of a product, by slot, as numbers: a walk over all goods reads nothing else. */
export type GoodsColumns = {
  /** Numbers that `numberOf` gives to the words. */
  category: number[];
  unit: number[];
  supplier: number[];
  brand: number[];
  isFeatured: number[];
  /** `measureOf` each. */
  measure: number[];
  /** A bit for each allergen that it contains or may contain; -1 (all bits) when nobody has said. */
  allergens: number[];
  /** A bit for each diet that it suits. */
  diets: number[];
  /** The number that stands for a word; of a word that no product has, one that none has either. */
  numberOf: (word: string) => number;
  wordOf: (number: number) => string | undefined;
  put: (slot: number, row: GoodsRow) => void;
};

const nobody = -1;
const noNumber = -2;

export function createGoodsColumns(): GoodsColumns {
  const columns = {
    category: [] as number[],
    unit: [] as number[],
    supplier: [] as number[],
    brand: [] as number[],
    isFeatured: [] as number[],
    measure: [] as number[],
    allergens: [] as number[],
    diets: [] as number[],
  };
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const number = (word: string) => {
    const known = numbers.get(word) ?? words.push(word) - 1;
    numbers.set(word, known);
    return known;
  };
  return {
    ...columns,
    numberOf: (word) => numbers.get(word) ?? noNumber,
    wordOf: (known) => words[known],
    put: (slot, row) => {
      const [, inCategory, soldBy, from, featured, , weightG, volumeMl, contained, mayContain, declared, , , brand] =
        row;
      const facts = { declared, allergens: contained, mayContain, isFood: inCategory !== 'NONALIMENTAIRE' };
      columns.category[slot] = number(inCategory);
      columns.unit[slot] = number(soldBy);
      columns.supplier[slot] = from === null ? nobody : number(from);
      columns.brand[slot] = brand === null ? nobody : number(brand);
      columns.isFeatured[slot] = Number(featured);
      columns.measure[slot] = measureOf(soldBy, weightG, volumeMl);
      columns.allergens[slot] = contained === null ? -1 : allergenBits([...contained, ...mayContain]);
      columns.diets[slot] = dietBits(suitedDiets(facts));
    },
  };
}

/** Grams or millilitres in one unit of sale, to compare prices by; 0 for what is compared by the piece. */
export function measureOf(unit: string, weightG: number | null, volumeMl: number | null): number {
  return unit === 'KG' || unit === 'LITRE' ? 1000 : weightG || volumeMl || 0;
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
