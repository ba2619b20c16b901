import type { Product } from '#contract/catalogue/catalogue.ts';

export type StripName = 'bestSellers' | 'featured' | 'newArrivals' | 'offers';
/** The goods that home shows, by the strip that they stand in. */
export type Strips = Readonly<Record<StripName, readonly Product[]>>;

/** The pictures of the goods on home, each once, of what sells best first. */
export function firstPictures({ bestSellers, featured, newArrivals, offers }: Strips): string[] {
  const goods = [...bestSellers, ...featured, ...newArrivals, ...offers];
  return [...new Set(goods.flatMap(({ product: { picture } }) => picture ?? []))];
}
