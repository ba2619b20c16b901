import type { StaffProduct } from '#contract/staff-products.ts';
import { type Category, categories } from '#domain/catalogue/category.ts';
import { categoryDefaults } from '#domain/catalogue/category-defaults.ts';
import { languages } from '#domain/language/language.ts';
import { foldText } from '#domain/search/search-text.ts';
import { numberText } from '../../form/parse-number.ts';
import type { Habits } from '../form/product-values.ts';

/** What can be changed in the list, in the order of its columns. */
export const quickFields = ['price', 'wholesalePrice', 'discount', 'quantityInStock', 'visible', 'category'] as const;
export type QuickField = (typeof quickFields)[number];

/** `storeId` of the store whose figures are edited; null: one figure for every store that sells it. */
export type QuickAt = Omit<Habits, 'zoneOf'> & { storeId: number | null };

/** A cell as text, as it is typed, filled down and pasted: a number, `true` or `false`, the code of a category. */
export function cellText(product: StaffProduct, field: QuickField, { storeId, language, decimals }: QuickAt): string {
  if (field === 'visible') return String(product.visible);
  if (field === 'category') return product.category;
  const figures = storeId === null ? product : product.stores.find((store) => store.storeId === storeId);
  const value = figures?.[field] ?? null;
  if (field === 'discount' && value === 0) return '';
  return numberText(value, language, field === 'price' || field === 'wholesalePrice' ? decimals : 0);
}

const yes = new Set(['true', '1', 'x', 'oui', 'yes', 'co']);
const no = new Set(['false', '0', '', 'non', 'no', 'khong']);

/** What was pasted, as the cell has it: words for yes and no, names of categories; what is unknown stays as it is. */
export function readPasted(field: QuickField, pasted: string): string {
  const text = pasted.trim();
  const folded = foldText(text);
  if (field === 'visible') return yes.has(folded) ? 'true' : no.has(folded) ? 'false' : text;
  if (field === 'category') return categoryNamed(folded) ?? text;
  return text.replace(/[€$₫%\s]/g, '');
}

function categoryNamed(folded: string): Category | undefined {
  return categories.find(
    (code) =>
      foldText(code) === folded || languages.some((language) => foldText(categoryDefaults[code][language]) === folded),
  );
}
