import type { Category } from '#domain/catalogue/category.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { StorageType } from '#domain/catalogue/usual-facts.ts';
import type { Cents } from '#domain/money/cents.ts';
import { type Measured, substitutePrice } from '#domain/pricing/substitute-price.ts';
import type { Milli } from '#domain/stock/quantity.ts';

/** A product of a store that may take the place of another, with what a picker needs to find it and an order to price it. */
export type Substitute = {
  productId: number;
  name: string;
  pictureId: string | null;
  unit: Unit;
  /** What one unit of sale holds, in grams and millilitres. */
  weightG: number | null;
  volumeMl: number | null;
  /** Its own price now, of the buyer's price type. */
  ownCents: Cents;
  vatBp: number;
  /** As packs show them, in their order. */
  barcodes: string[];
  scaleCode: string | null;
  category: Category;
  storageType: StorageType;
  shelf: string | null;
  /** What is to be had beside what orders have reserved; null where the stock is not counted. */
  availableMilli: Milli | null;
  /** In years. */
  minimumAge: number | null;
};

/**
 * What one unit of a substitute costs in an order, in cents: the least of its own price, what the original's unit was agreed
 * at, and that by measure (domain/pricing/substitute-price.ts).
 */
export function substituteCents(
  { ownCents, unit, weightG, volumeMl }: Substitute,
  original: Measured & { unitCents: Cents },
): Cents {
  return substitutePrice({ unitCents: ownCents, unit, weightG, volumeMl }, original);
}
