import type { StoreValues } from './product-values.ts';

/** What a chain mostly has alike in its stores, and types once; stock is each store's own. */
export const sharedFields = ['originalPrice', 'discount', 'discountFrom', 'discountTo', 'wholesalePrice'] as const;
export type SharedField = (typeof sharedFields)[number];

/** The place of the store whose figures stand for all: the first that sells the product, else the first; -1 among none. */
export function leadingPlace(rows: readonly StoreValues[]): number {
  const sold = rows.findIndex(({ isSold }) => isSold);
  return sold === -1 && rows.length > 0 ? 0 : sold;
}

/**
 * The places of the stores that take what is typed for all: those that sell the product and have the same as the leading
 * one. A store with a figure of its own keeps it.
 */
export function joinedPlaces(rows: readonly StoreValues[], field: SharedField): number[] {
  const lead = rows[leadingPlace(rows)];
  return rows.flatMap((row, i) => (lead && row.isSold && row[field] === lead[field] ? [i] : []));
}

/** The fields in which stores that sell the product differ. */
export function differingFields(rows: readonly StoreValues[]): SharedField[] {
  const sold = rows.filter(({ isSold }) => isSold).length;
  return sharedFields.filter((field) => joinedPlaces(rows, field).length < sold);
}

/** A row that begins to sell: where it has no price yet it takes what the leading one has; undefined: nothing to take. */
export function takenFigures(rows: readonly StoreValues[], place: number): Pick<StoreValues, SharedField> | undefined {
  const others = rows.filter((row, i) => i !== place && row.isSold);
  const [lead] = others;
  if (!lead || rows[place]?.originalPrice.trim() !== '') return undefined;
  const { originalPrice, discount, discountFrom, discountTo, wholesalePrice } = lead;
  return { originalPrice, discount, discountFrom, discountTo, wholesalePrice };
}
