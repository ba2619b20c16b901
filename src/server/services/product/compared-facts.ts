import type { Unit } from '#domain/catalogue/unit.ts';
import { type Compared, nameWords } from '#domain/equivalents/rank-equivalents.ts';
import type { Declared } from '#domain/equivalents/suits-as-well.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import { type CountedUnit, unitPrice } from '#domain/pricing/unit-price.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';

/** Names are compared in one language whatever the shopper's, one that begins with what a thing is. */
export const comparedLanguage = 'fr';

/** What is compared of a product; the base price in cents, null when it is sold nowhere now, and its discount. */
export type ComparedFacts = Declared & {
  name: string;
  brand: string | null;
  unit: Unit;
  unitWeightG: number | null;
  volumeMl: number | null;
  pieces: number | null;
  comparedBy: CountedUnit | null;
  baseCents: number | null;
  percent: number | null;
};

/** As SQL, all of them of a product `p` but its name and its price. */
export const comparedColumns = `p.category, p.brand, p.unit, p.unit_weight_g as "unitWeightG", p.volume_ml as "volumeMl",
  p.pieces, p.compared_by as "comparedBy", p.allergens, p.may_contain as "mayContain", p.diets, p.minimum_age as "minimumAge"`;

/** What a product costs, in cents; null when it is sold nowhere now. */
export function finalCentsOf({ baseCents, percent }: Pick<ComparedFacts, 'baseCents' | 'percent'>): number | null {
  return baseCents === null ? null : finalPrice(baseCents, percent);
}

/** A product as equivalents are ranked by it. */
export function comparedOf(facts: ComparedFacts): Compared {
  const { category, name, brand, unit, unitWeightG: weightG, volumeMl, pieces, comparedBy } = facts;
  const finalCents = finalCentsOf(facts);
  const measure = { unit, weightG, volumeMl, pieces, comparedBy };
  return {
    category,
    words: nameWords(name, brand),
    unitPrice: finalCents === null ? null : unitPrice({ priceCents: finalCents, ...measure }),
    size: isSoldByMeasure(unit) ? null : weightG || volumeMl || null,
  };
}
