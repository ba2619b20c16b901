import type { NutritionKey } from '#domain/catalogue/nutrient.ts';
import type { Packaging } from '#domain/catalogue/packaging.ts';
import { wholePercentNumber } from '#domain/numbers/number-kind.ts';
import type { Format } from '#web/lib/writing/format.ts';
import { categoryWord } from '../../category-word.ts';
import { parseNumber } from '../../form/typed-number.ts';
import { typedMoment, typedMoney } from '../../form/typed-text.ts';
import type { ProductT } from './product-labels.ts';
import type { ProductValues, StoreValues } from './product-values.ts';

/** `storeName` answers what a store is called. */
type TextContext = { t: ProductT; format: Format; storeName: (id: number) => string };

const cells = [
  'isSold',
  'originalPrice',
  'discount',
  'discountFrom',
  'discountTo',
  'wholesalePrice',
  'quantityInStock',
  'shelf',
] as const;

/** What a part of a product's form is called (“Nord · Price before discount”); undefined: by its field and language. */
export function productPartLabel(
  [field, key = '', cell]: readonly string[],
  { t, storeName }: TextContext,
): string | undefined {
  if (field === 'stores') {
    const column = cells.find((one) => one === cell);
    return [storeName(Number(key)), ...(column ? [t(`admin.products.${column}`)] : [])].join(' · ');
  }
  if (field === 'nutrition') return `${t('product.nutrition')} · ${nutrientWord(t, key as NutritionKey)}`;
  return undefined;
}

/** What stands in a part of a product's form, as somebody reads it; undefined: as it was typed. */
export function productPartText(
  [field, , cell]: readonly string[],
  value: unknown,
  { t, format }: TextContext,
): string | undefined {
  if (field === 'stores') return storeText(cell, value, { t, format });
  const codes = Array.isArray(value) ? (value as string[]) : [String(value)];
  const read = words(t, format)[field as keyof ProductValues];
  return read && (codes.map(read).join(', ') || undefined);
}

/** How the code of a field is read. */
const words = (t: ProductT, { language }: Format): Partial<Record<keyof ProductValues, (code: string) => string>> => {
  const unit = (code: string) => (code ? t(`common.unit_${code as Packaging}`) : t('admin.products.none'));
  const allergen = (code: string) => t(`catalogue.allergen_${code as 'nuts'}`);
  return {
    category: (code) => categoryWord(language, code),
    unit: (code) => t(`admin.products.unit_${code as 'KG'}`),
    packaging: unit,
    comparedBy: (code) => (code ? unit(code) : t('admin.products.comparedByMeasure')),
    storageType: (code) => t(`admin.products.storage_${code as 'dry'}`),
    ingredientsExemption: (code) => t(`admin.products.exemption_${(code || 'none') as 'none'}`),
    allergens: allergen,
    mayContain: allergen,
    diets: (code) => t(`catalogue.diet_${code as 'vegan'}`),
    // A picture has no words: its name in the store of pictures.
    pictures: (address) => address.split('/').at(-1) ?? address,
  };
};

function storeText(
  cell: string | undefined,
  value: unknown,
  context: Pick<TextContext, 't' | 'format'>,
): string | undefined {
  const { t, format } = context;
  if (cell === undefined) {
    if (typeof value !== 'object' || value === null) return undefined;
    const row = value as StoreValues;
    return cells
      .filter((one) => row[one] !== '')
      .map((one) => `${t(`admin.products.${one}`)} ${storeText(one, row[one], context) ?? row[one]}`)
      .join(', ');
  }
  if (typeof value === 'boolean') return t(value ? 'admin.audit.yes' : 'admin.audit.no');
  const typed = String(value ?? '');
  if (cell === 'originalPrice' || cell === 'wholesalePrice') return typedMoney(typed, format);
  if (cell === 'discountFrom' || cell === 'discountTo') return typedMoment(typed, format);
  const percent = cell === 'discount' ? parseNumber(typed, wholePercentNumber, format.language) : null;
  return percent === null || Number.isNaN(percent) ? undefined : format.percent(percent);
}

/** What the form calls a nutrient; energy with its unit. */
export function nutrientWord(t: ProductT, key: NutritionKey): string {
  return key === 'energyKj' || key === 'energyKcal' ? t(`admin.products.${key}`) : t(`product.nutrient_${key}`);
}
