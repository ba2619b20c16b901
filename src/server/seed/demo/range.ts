import { type PriceType, priceFor } from '#domain/pricing/price-type.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';
import { draw, drawBetween } from './draw.ts';
import { demoStores } from './stores.ts';

/** A good as a store sells it: today's prices before discount in cents, and what lies on the shelf today. */
export type Item = {
  storeId: number;
  productId: number;
  good: SeedProduct;
  retailCents: number;
  wholesaleCents: number | null;
  quantityMilli: number;
  inventory: boolean;
};

/** What each store sells, in the order of stores and goods, drawn from the goods' keys. */
export function planRange(goods: readonly SeedProduct[]): Item[] {
  return demoStores.flatMap(({ range }, i) => {
    const storeId = i + 1;
    return goods.flatMap((good, i) => {
      const isSold = good.featured || draw('range', storeId, good.key) < range;
      return isSold ? [{ storeId, productId: i + 1, good, ...pricesOf(good, storeId), ...stockOf(good, storeId) }] : [];
    });
  });
}

/** The base price of an item for a price type. */
export function basePrice(item: Item, type: PriceType): number {
  return priceFor(type, item);
}

/** One good in five costs a little more or less than elsewhere. */
function pricesOf(good: SeedProduct, storeId: number): { retailCents: number; wholesaleCents: number | null } {
  const differs = storeId > 1 && draw('price', storeId, good.key) < 0.2;
  const factor = differs ? 0.95 + draw('factor', storeId, good.key) * 0.1 : 1;
  const cents = (base: number) => (differs ? Math.max(5, Math.round((base * factor) / 5) * 5) : base);
  const retailCents = cents(good.priceCents);
  const wholesaleCents = good.wholesaleCents === null ? null : Math.min(cents(good.wholesaleCents), retailCents);
  return { retailCents, wholesaleCents };
}

/** Some sold out, some low, most well stocked; what is made in the store is not counted. */
function stockOf(good: SeedProduct, storeId: number): { quantityMilli: number; inventory: boolean } {
  const luck = draw('stock', storeId, good.key);
  if (good.category === 'TRAITEUR' && luck < 0.3) return { quantityMilli: 0, inventory: false };
  const units = (low: number, high: number) => drawBetween(low, high, 'units', storeId, good.key) * 1000;
  if (luck < 0.05 && !good.featured) return { quantityMilli: 0, inventory: true };
  if (luck < 0.1) return { quantityMilli: units(3, 9), inventory: true };
  if (luck < 0.18) return { quantityMilli: units(10, 20), inventory: true };
  if (luck < 0.5) return { quantityMilli: units(25, 59), inventory: true };
  return { quantityMilli: units(60, 180), inventory: true };
}

/** The day on which the shop began to sell a good, from the day of seeding: most long ago, some in the course of the year. */
export function listedOn(good: SeedProduct): number {
  const isOld = draw('listed', good.key) < 0.86;
  return isOld ? -drawBetween(380, 700, 'created', good.key) : -drawBetween(1, 330, 'created', good.key);
}
