import { priceSlider } from '#domain/catalogue/price-slider.ts';

/** Bounds of the displayed price, decimals of the currency; null bounds nothing. */
export type PriceRange = { minPrice: number | null; maxPrice: number | null };

/** Where the two thumbs of the slider stand; a bound beyond its ends stands at the end. */
export function thumbsOf({ minPrice, maxPrice }: PriceRange): { low: number; high: number } {
  const { min, max } = priceSlider;
  const high = Math.min(maxPrice ?? max, max);
  return { low: Math.min(minPrice ?? min, high), high };
}

/** The range once a thumb has been moved: it stops at the other one, and the ends bound nothing. */
export function moveThumb(range: PriceRange, which: 'low' | 'high', to: number): PriceRange {
  const { low, high } = thumbsOf(range);
  if (which === 'low') {
    const at = Math.min(to, high);
    return { ...range, minPrice: at <= priceSlider.min ? null : at };
  }
  const at = Math.max(to, low);
  return { ...range, maxPrice: at >= priceSlider.max ? null : at };
}

/** What somebody typed, "2,50" too; null for nothing or nonsense. */
export function readAmount(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && value >= 0 && value <= 1e6 ? Math.round(value * 100) / 100 : null;
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
