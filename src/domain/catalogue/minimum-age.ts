import type { Category } from './category.ts';

/** In years: nobody younger may buy alcohol (Code de la santé publique, article L3342-1). */
export const alcoholAge = 18;
/** In per cent of the volume; what has more is alcohol (article L3321-1). */
const mostWithoutAgePercent = 1.2;

type Goods = { category: Category; alcoholPercent: number | null; minimumAge: number | null };

/**
 * From which age a product may be bought, in years; null: from any. What staff have set counts; without it alcohol has its
 * own, also where nobody has said how strong it is.
 */
export function minimumAgeOf({ category, alcoholPercent, minimumAge }: Goods): number | null {
  if (minimumAge !== null) return minimumAge;
  const isAlcohol = alcoholPercent === null ? category === 'ALCOOL' : alcoholPercent > mostWithoutAgePercent;
  return isAlcohol ? alcoholAge : null;
}
