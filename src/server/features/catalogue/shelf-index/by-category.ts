import type { GoodsColumns } from './goods-columns.ts';

/** What of an order stands in one category, in that order. */
export type InCategory = (slots: readonly number[], category: number) => readonly number[];

/** Divides an order once for all categories: a listing of one does not walk over the whole shop. Good until something changes. */
export function divideByCategory({ category: categories }: GoodsColumns): InCategory {
  const divided = new WeakMap<readonly number[], Map<number, number[]>>();
  return (slots, category) => {
    let parts = divided.get(slots);
    if (!parts) {
      parts = Map.groupBy(slots, (slot) => categories[slot] as number);
      divided.set(slots, parts);
    }
    return parts.get(category) ?? [];
  };
}
