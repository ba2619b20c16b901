import { priceSlider } from '#domain/catalogue/price-slider.ts';

/** Bounds of the displayed price, decimals of the currency; null bounds nothing. */
export type PriceRange = { minPrice: number | null; maxPrice: number | null };

/** Units of a currency that buy about what a euro does, for those of which 100 smallest units do not. */
const unitsToTheEuro: Record<string, number> = { IDR: 20_000, KRW: 1000, VND: 20_000 };

/** The slider's upper end in units of the currency: 50 €, 5,000 ¥, 1,000,000 ₫. It bounds nothing. */
export function sliderEnd(currency: string, decimals: number): number {
  return priceSlider.max * (unitsToTheEuro[currency] ?? 10 ** (2 - decimals));
}

/** Where the two thumbs of the slider stand; a bound beyond its ends stands at the end. */
export function thumbsOf({ minPrice, maxPrice }: PriceRange, end: number): { low: number; high: number } {
  const high = Math.min(maxPrice ?? end, end);
  return { low: Math.min(minPrice ?? priceSlider.min, high), high };
}

/** The range once a thumb has been moved: it stops at the other one, and the ends bound nothing. */
export function moveThumb(range: PriceRange, which: 'low' | 'high', to: number, end: number): PriceRange {
  const { low, high } = thumbsOf(range, end);
  if (which === 'low') {
    const at = Math.min(to, high);
    return { ...range, minPrice: at <= priceSlider.min ? null : at };
  }
  const at = Math.max(to, low);
  return { ...range, maxPrice: at >= end ? null : at };
}

/** Bounds the right way round, and none that bounds nothing. */
export function settleRange({ minPrice, maxPrice }: PriceRange): PriceRange {
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const [low, high] = isTurned ? [maxPrice, minPrice] : [minPrice, maxPrice];
  return { minPrice: low === priceSlider.min ? null : low, maxPrice: high === priceSlider.max ? null : high };
}

export function isSameRange(a: PriceRange, b: PriceRange): boolean {
  return a.minPrice === b.minPrice && a.maxPrice === b.maxPrice;
}
