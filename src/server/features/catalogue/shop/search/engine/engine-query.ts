import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import { mostPoints } from '../find-listing.ts';
import type { Goods } from '../shelves/goods.ts';
import { type KindTree, numbersOfKinds } from '../shelves/kind-tree.ts';
import { unusualPacks } from '../shelves/usual-packs.ts';
import { numberOfCode, offerId } from './offer-document.ts';

type Known = { goods: Goods; kinds: KindTree };

/** As `filter-tests.ts` has it: more than any price. */
const mostCents = 2 ** 31 - 1;

/** What a listing without words asks, as a Typesense is asked; null where no offer can pass. */
export function filterOf(filter: ProductFilter, { goods, kinds }: Known): string | null {
  const { category, kind, unit, supplier, without } = filter;
  const ofKinds = kind === null ? [] : [...numbersOfKinds(goods, kinds, [kind])];
  const kindCodes = ofKinds.flatMap((number) => goods.codes.kind.words[number] ?? []);
  if (kind !== null && kindCodes.length === 0) return null;
  const excluded = without.map((allergen) => allergens.indexOf(allergen));
  return joined([
    `store:=${filter.storeId}`,
    category !== null && `category:=${numberOfCode(category)}`,
    kind !== null && `kind:=[${kindCodes.map(numberOfCode).join(',')}]`,
    unit !== null && `unit:=${numberOfCode(unit)}`,
    supplier !== null && `supplier:=${numberOfCode(supplier)}`,
    filter.isFeatured && 'featured:=1',
    filter.isShortDate && 'lot:=1',
    excluded.length > 0 && `contains:!=[${excluded.join(',')}]`,
    ...filter.diets.map((diet) => `diets:=${diets.indexOf(diet)}`),
    ...storeTests(filter),
  ]);
}

/** What a search asks, whose goods (by slot) were found and filtered in memory: what the store says of them. */
export function filterOfFound(filter: ProductFilter, goods: Goods, found: Uint32Array): string | null {
  return joined([`id:=[${idsOf(filter.storeId, goods, found)}]`, ...storeTests(filter)]);
}

type Test = string | false | null;

function joined(tests: readonly Test[]): string | null {
  return tests.includes(null) ? null : tests.filter((test) => test !== false).join(' && ');
}

function storeTests({ minCents, maxCents, priceType, isDiscounted, isReduced }: ProductFilter): Test[] {
  const [least, most] = [Math.min(minCents ?? 0, mostCents), Math.min(maxCents ?? mostCents, mostCents)];
  return [
    isDiscounted && 'discounted:=1',
    isReduced && `reduced_${priceType}:=1`,
    (minCents !== null || maxCents !== null) && (least > most ? null : `cents_${priceType}:[${least}..${most}]`),
  ];
}

/** The order of a listing; that of relevance needs the points of what was found. */
export function sortOf({ order, priceType, language }: ProductFilter, relevance: string): string {
  const cents = `cents_${priceType}`;
  switch (order) {
    case 'price-asc':
      return `${cents}:asc,product:asc`;
    case 'price-desc':
      return `${cents}:desc,product:desc`;
    case 'unit-price-asc':
      return `unit_up_${priceType}:asc,${cents}:asc,product:asc`;
    case 'unit-price-desc':
      return `unit_down_${priceType}:asc,${cents}:desc,product:desc`;
    case 'shelf':
      return `sold_out:asc,name_${language}:asc`;
    case 'popular':
      return `sales:desc,name_${language}:asc`;
    case 'wanted':
      return `sold_out:asc,sales:desc,name_${language}:asc`;
    case 'relevance':
      return `sold_out:asc,${relevance}:desc,best_${language}:asc`;
    default:
      return `name_${language}:${order === 'name-desc' ? 'desc' : 'asc'}`;
  }
}

/** The points of what was found, and whether it is a pack of usual size and date, as `find-listing.ts` weighs them. */
export function pointsOfFound(
  storeId: number,
  { goods, kinds }: Known,
  found: Uint32Array,
  points: Int32Array,
): string {
  const unusual = unusualPacks(goods, kinds);
  const alike = new Map<number, number[]>();
  for (const slot of found) {
    const isUnusual = (unusual[slot] as number) | (goods.columns.isLot[slot] ?? 0);
    const score = Math.min(points[slot] as number, mostPoints) * 2 + 1 - isUnusual;
    const slots = alike.get(score);
    if (slots) slots.push(slot);
    else alike.set(score, [slot]);
  }
  const bands = [...alike].map(([score, slots]) => `(id:=[${idsOf(storeId, goods, slots)}]):${score}`);
  return `_eval([${bands.join(',')}])`;
}

function idsOf(storeId: number, goods: Goods, slots: Iterable<number>): string {
  return Array.from(slots, (slot) => offerId(storeId, goods.ids[slot] as number)).join(',');
}
