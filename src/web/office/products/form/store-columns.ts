import { fromDecimal } from '#domain/money/cents.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import type { Format } from '#web/lib/writing/format.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { type NumberHabits, parseNumber } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { storeNumber } from './product-numbers.ts';
import type { StoreValues } from './product-values.ts';

/** What the form asks of a product in a store, a column each. */
export const storeColumns = [
  { field: 'originalPrice', type: 'text' },
  { field: 'discount', type: 'text' },
  { field: 'discountFrom', type: 'datetime-local' },
  { field: 'discountTo', type: 'datetime-local' },
  { field: 'wholesalePrice', type: 'text' },
  { field: 'quantityInStock', type: 'text' },
] as const;
export type StoreColumn = (typeof storeColumns)[number];

/** What the typed figures come to in the currency's units, by the rule of the domain; null while they are none. */
export function typedPrice(
  row: StoreValues,
  { language, currency }: NumberHabits,
  { decimals }: Pick<Format, 'decimals'>,
): number | null {
  const price = parseNumber(row.originalPrice, storeNumber('originalPrice', currency), language);
  const percent = parseNumber(row.discount, storeNumber('discount', currency), language) ?? 0;
  if (price === null || Number.isNaN(price) || Number.isNaN(percent) || percent < 0 || percent > 99) return null;
  return finalPrice(fromDecimal(price, decimals), percent || null) / 10 ** decimals;
}

/** What a store is called; one that is hidden from customers by its number. */
export function useStoreName(): (id: number) => string {
  const t = useOfficeT();
  const { stores } = useShop();
  return (id) => stores.find((store) => store.id === id)?.name ?? t('admin.products.storeNumber', { id });
}
