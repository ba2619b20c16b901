import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { type Category, categories } from '#domain/catalogue/category.ts';
import { languages } from '#domain/language/language.ts';
import type { NumberKind } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { categoryNames } from '#web/lib/goods/category-names.ts';
import { type NumberHabits, numberText } from '../../form/typed-number.ts';
import { storeNumber } from '../form/product-numbers.ts';

/** What can be changed in the list, in the order of its columns. */
export const quickFields = [
  'price',
  'wholesalePrice',
  'discount',
  'quantityInStock',
  'shelf',
  'visible',
  'category',
] as const;
export type QuickField = (typeof quickFields)[number];

/** What of it is a number, and differs by store. */
export type QuickFigure = Exclude<QuickField, 'visible' | 'category' | 'shelf'>;

/**
 * `storeId` of the store whose figures are edited; null: one figure for every store that sells it. `decimals` are the
 * currency's. `isLimited`: whoever edits is there for some stores alone, so that nothing is written for all.
 */
export type QuickAt = NumberHabits & { decimals: number; storeId: number | null; isLimited: boolean };

/** The number that a cell takes; null: it takes none. */
export function numberIn(field: QuickField, currency: string): NumberKind | null {
  return field === 'visible' || field === 'category' || field === 'shelf' ? null : storeNumber(field, currency);
}

/**
 * Whether a cell is shown alone until a store is chosen: what differs between stores would be written over in all of them,
 * and stock, and where it stands, are of one. What holds for all stores is locked for who is there for some.
 */
export function isLocked(
  product: StaffProduct,
  field: QuickField,
  { storeId, isLimited }: Pick<QuickAt, 'storeId' | 'isLimited'>,
): boolean {
  if (isLimited && (storeId === null || field === 'visible' || field === 'category')) return true;
  if (storeId !== null || field === 'visible' || field === 'category') return false;
  return field === 'quantityInStock' || field === 'shelf' || figuresOf(product, field).length > 1;
}

/** The different figures of the stores that sell a product, the lowest first. */
function figuresOf({ stores }: StaffProduct, field: QuickFigure): (number | null)[] {
  const figures = stores.filter(({ price }) => price !== null).map((store) => store[field]);
  return [...new Set(figures)].sort((a, b) => (a ?? -1) - (b ?? -1));
}

/** A cell as text, as it is typed, filled down and pasted: a number, a place, `true` or `false`, the code of a category. */
export function cellText(product: StaffProduct, field: QuickField, context: QuickAt): string {
  if (field === 'visible') return String(product.visible);
  if (field === 'category') return product.category;
  const { storeId } = context;
  if (field === 'shelf') return shelfText(product, storeId);
  if (storeId !== null)
    return writeFigure(field, product.stores.find((store) => store.storeId === storeId)?.[field] ?? null, context);
  const [least = null, ...others] = figuresOf(product, field);
  const most = others.at(-1);
  if (most === undefined) return writeFigure(field, least, context);
  return [least, most].map((value) => writeFigure(field, value, context) || noFigure).join('\u00a0–\u00a0');
}

/** Where a product stands in a store; without one, in all that sell it, each place once. */
function shelfText({ stores }: StaffProduct, storeId: number | null): string {
  const own = stores.filter((store) => (storeId === null ? store.price !== null : store.storeId === storeId));
  return [...new Set(own.flatMap(({ shelf }) => shelf ?? []))].join(', ');
}

function writeFigure(field: QuickFigure, value: number | null, { language, decimals }: QuickAt): string {
  if (field === 'discount' && value === 0) return '';
  return numberText(value, language, field === 'price' || field === 'wholesalePrice' ? decimals : 0);
}

/** The end of a range where a store has no figure of its own. */
const noFigure = '—';

const yes = new Set(['true', '1', 'x', 'oui', 'yes', 'co']);
const no = new Set(['false', '0', '', 'non', 'no', 'khong']);

/** What was pasted, as the cell has it: numbers, words for yes and no, names of categories; what is unknown stays as it is. */
export function readPasted(field: QuickField, pasted: string, context: QuickAt): string {
  const text = pasted.trim();
  const folded = foldText(text);
  if (field === 'visible') return yes.has(folded) ? 'true' : no.has(folded) ? 'false' : text;
  if (field === 'category') return categoryNamed(folded) ?? text;
  if (field === 'shelf') return text;
  const { value = null } = readNumber(text, context.language, storeNumber(field, context.currency));
  return value === null ? text : writeFigure(field, value, context);
}

function categoryNamed(folded: string): Category | undefined {
  return categories.find(
    (code) =>
      foldText(code) === folded || languages.some((language) => foldText(categoryNames[language][code]) === folded),
  );
}
