import type { Allergen } from '#domain/catalogue/allergen.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Diet } from '#domain/catalogue/diet.ts';
import { allergenTags, categoryTags, dietTags } from './facts-tags.ts';

/** What one unit holds: grams, or millilitres. */
export type NetQuantity = { weightG: number } | { volumeMl: number };

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const tagsOf = (text: string) => partsOf(text).map((tag) => tag.toLowerCase().replace(/\s+/g, '-'));

/**
 * The allergens of tags such as `en:milk,en:nuts`; `en:none` is none. Null where a tag is of no known form (a word that
 * somebody typed): it might be any of them, and leaving it out would say that it is not there.
 */
export function readAllergenTags(text: string): Allergen[] | null {
  const tags = tagsOf(text);
  if (tags.some((tag) => !tag.startsWith('en:'))) return null;
  return [...new Set(tags.flatMap((tag) => allergenTags.get(tag) ?? []))];
}

/** The diets that labels name. */
export function readLabelTags(text: string): Diet[] {
  return [...new Set(tagsOf(text).flatMap((tag) => dietTags.get(tag) ?? []))];
}

/** The aisle of categories that stand from the widest to the narrowest; undefined where none of them has one. */
export function readCategoryTags(text: string): Category | undefined {
  const tag = tagsOf(text).findLast((one) => categoryTags.has(one));
  return tag === undefined ? undefined : categoryTags.get(tag);
}

/** The first of several names, such as brands or countries; of a tag its words. */
export function readFirstName(text: string): string {
  const [first = ''] = partsOf(text);
  const words = first.replace(/^[a-z]{2}:/, '');
  if (words === first) return first;
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}

const perUnit: Record<string, ['weightG' | 'volumeMl', number]> = {
  kg: ['weightG', 1000],
  g: ['weightG', 1],
  l: ['volumeMl', 1000],
  dl: ['volumeMl', 100],
  cl: ['volumeMl', 10],
  ml: ['volumeMl', 1],
};

/** `400 g`, `1,5 L`, `6 x 33 cl`; undefined for other words, which say nothing that could be counted. */
export function readNetQuantity(text: string): NetQuantity | undefined {
  const found = /^(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,6}(?:[.,]\d{1,3})?)\s*(kg|g|l|dl|cl|ml)\b/i.exec(text);
  if (!found) return undefined;
  const [, times = '1', amount = '', unit = ''] = found;
  const [name, factor] = perUnit[unit.toLowerCase()] ?? ['weightG', 0];
  const value = Math.round(Number(times) * Number(amount.replace(',', '.')) * factor);
  if (value < 1 || value > 1_000_000) return undefined;
  return name === 'weightG' ? { weightG: value } : { volumeMl: value };
}

/** Ingredients without the signs that mark what is an allergen among them (`_lait_`). */
export function readIngredients(text: string): string {
  return text.replace(/_([^_]+)_/g, '$1').trim();
}

/** An amount per 100 g or 100 ml, to hundredths; null where it is none, or more than there can be. */
export function readPer100(text: string, most: number): number | null {
  if (!/^\d{1,6}(?:[.,]\d{1,20})?(?:e-\d{1,2})?$/i.test(text)) return null;
  const value = Math.round(Number(text.replace(',', '.')) * 100) / 100;
  return value <= most ? value : null;
}
