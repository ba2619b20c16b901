import { filteredDiets, isUnprocessed } from '#domain/catalogue/diet.ts';
import { languages } from '#domain/language/language.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import { otherForms } from '#domain/search/words/plural.ts';
import { searchTokens } from '#domain/search/words/search-text.ts';
import { writtenWords } from '#domain/search/words/written-words.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import type { GoodsRow } from '#server/features/catalogue/shop/search/shelves/select-goods.ts';

/** A product and what one store makes of it; `row` null: not visible, `retail` null: not sold there. */
export type NaiveProduct = {
  row: GoodsRow;
  isVisible: boolean;
  isSold: boolean;
  retail: number;
  wholesale: number;
  percent: number | null;
  /** The lowest cents before its discount, 0 for none. */
  lowest: { retail: number; wholesale: number };
  isSoldOut: boolean;
  /** In how many orders it stood. */
  sales: number;
};

/** The ids of a listing by walking over all products and sorting them: what the index must give, written once more. */
export function naiveListing(
  products: readonly NaiveProduct[],
  storePercent: number,
  filter: ProductFilter,
): { ids: number[]; isFound: boolean } {
  const language = languages.indexOf(filter.language);
  const priced = products
    .filter(({ isVisible, isSold }) => isVisible && isSold)
    .map((one) => {
      const percent = Math.max(one.percent ?? 0, storePercent) || null;
      const cents = finalPrice(filter.priceType === 'wholesale' ? one.wholesale : one.retail, percent);
      // Below the lowest price by one per cent at least.
      const isReduced = percent !== null && cents * 100 <= one.lowest[filter.priceType] * 99;
      return { ...one, id: one.row[0], cents, isDiscounted: percent !== null, isReduced, points: 0 };
    });
  const found = priced.flatMap((one) => {
    const points = filter.search === null ? 0 : pointsOf(one.row, searchTokens(filter.search), language);
    return points === null ? [] : [{ ...one, points }];
  });
  const passing = found.filter(({ row, cents, isDiscounted, isReduced }) => {
    const [, category, unit, supplier, featured, , , , contained, mayContain, declared] = row;
    const suited = filteredDiets({
      declared,
      allergens: contained,
      mayContain,
      isFood: category !== 'NONALIMENTAIRE',
      isUnprocessed: isUnprocessed(category, row[17], row[19]),
    });
    return (
      (filter.category === null || filter.category === category) &&
      (filter.unit === null || filter.unit === unit) &&
      (filter.supplier === null || filter.supplier === supplier) &&
      cents >= (filter.minCents ?? 0) &&
      cents <= (filter.maxCents ?? Number.POSITIVE_INFINITY) &&
      (!filter.isDiscounted || isDiscounted) &&
      (!filter.isReduced || isReduced) &&
      (!filter.isFeatured || featured) &&
      filter.without.every((code) => contained !== null && ![...contained, ...mayContain].includes(code)) &&
      filter.diets.every((diet) => suited.includes(diet))
    );
  });
  type One = (typeof passing)[number];
  const keyOf = ({ row }: One) => row[12][language] ?? '';
  const byName = (a: One, b: One) => (keyOf(a) === keyOf(b) ? a.id - b.id : keyOf(a) < keyOf(b) ? -1 : 1);
  const byStock = (a: One, b: One) => Number(a.isSoldOut) - Number(b.isSoldOut);
  const byPrice = (a: One, b: One) => a.cents - b.cents || a.id - b.id;
  const measure = ({ row }: One) =>
    row[2] === 'KG' || row[2] === 'LITRE' ? 1000 : row[16] !== null ? 0 : row[6] || row[7] || 0;
  const ofOne = (one: One) => one.cents / (measure(one) || one.row[15] || 1);
  const byUnitPrice = (a: One, b: One) => ofOne(a) - ofOne(b) || byPrice(a, b);
  const isByPiece = (one: One) => Number(measure(one) === 0);
  const lengthOf = ({ row }: One) => Math.min((row[11][language]?.length ?? 0) >> 2, 63);
  const orders: Record<ProductFilter['order'], (a: One, b: One) => number> = {
    'name-asc': byName,
    'name-desc': (a, b) => -byName(a, b),
    'price-asc': byPrice,
    'price-desc': (a, b) => -byPrice(a, b),
    'unit-price-asc': (a, b) => isByPiece(a) - isByPiece(b) || byUnitPrice(a, b),
    'unit-price-desc': (a, b) => isByPiece(a) - isByPiece(b) || -byUnitPrice(a, b),
    popular: (a, b) => b.sales - a.sales || byName(a, b),
    wanted: (a, b) => byStock(a, b) || b.sales - a.sales || byName(a, b),
    shelf: (a, b) => byStock(a, b) || byName(a, b),
    relevance: (a, b) =>
      byStock(a, b) || b.points - a.points || b.sales - a.sales || lengthOf(a) - lengthOf(b) || byName(a, b),
  };
  return { ids: passing.sort(orders[filter.order]).map(({ id }) => id), isFound: found.length > 0 };
}

/** How well a product matches words as they are typed; null when one of them is not found. */
function pointsOf(row: GoodsRow, tokens: readonly string[], language: number): number | null {
  const [, , , , , barcodes, , , , , , names] = row;
  const words = names.map((name) => writtenWords(name).map(({ word }) => word));
  const each = tokens.map((token) => {
    const worths = [...new Set(words.flat())].flatMap((word) => {
      const worth = worthOf(word, token);
      if (worth === null || worth === 0) return worth ?? [];
      const startsName = words.some(([first]) => first === word) ? 10 : 0;
      return worth + startsName + (words[language]?.includes(word) ? 3 : 0);
    });
    const isBarcode = /^\d{5,}$/.test(token) && barcodes.split(' ').some((code) => hasBarcode(code, token));
    return Math.max(...worths, isBarcode ? 26 : -1);
  });
  return tokens.length === 0 || each.includes(-1) ? null : each.reduce((sum, points) => sum + points, 0);
}

function hasBarcode(code: string, digits: string): boolean {
  const bare = digits.replace(/^0+/, '');
  if (code === digits.padStart(14, '0')) return true;
  return [digits, bare].some((part) => part.length >= 8 && code.includes(part));
}

function worthOf(word: string, token: string): number | null {
  if (word === token) return 26;
  if (otherForms(token).includes(word)) return 24;
  if (word.startsWith(token)) return 10;
  return token.length >= 3 && !/^\d+$/.test(token) && word.includes(token) ? 0 : null;
}
