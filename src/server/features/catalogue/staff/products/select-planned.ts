import type { Cents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { type PlannedDiscount, plannedLowestPrices } from '#server/services/shelf/lowest-prices.ts';
import type { StoreFigures } from './select-figures.ts';

/** The figures of a store, and of a discount that is yet to begin the lowest cents of the 30 days before it; null: none is. */
export type KnownFigures = StoreFigures & { planned: { lowestCents: Cents | null } | null };

/** Says so of all figures, by the product's id. */
export async function selectPlanned(
  db: Db,
  byProduct: ReadonlyMap<number, readonly StoreFigures[]>,
  now: Date,
): Promise<Map<number, KnownFigures[]>> {
  const planned = [...byProduct].flatMap(([productId, figures]) =>
    figures.flatMap((inStore) => plannedOf(productId, inStore, now)),
  );
  const lowest = await plannedLowestPrices(db, planned);
  const found = new Map(planned.map(({ productId, storeId }, i) => [`${productId} ${storeId}`, lowest[i] ?? null]));
  const knownOf = (productId: number, figures: StoreFigures): KnownFigures => {
    const lowestCents = found.get(`${productId} ${figures.storeId}`);
    return { ...figures, planned: lowestCents === undefined ? null : { lowestCents } };
  };
  return new Map([...byProduct].map(([id, figures]) => [id, figures.map((inStore) => knownOf(id, inStore))]));
}

function plannedOf(productId: number, figures: StoreFigures, now: Date): PlannedDiscount[] {
  const { storeId, baseCents, percent, from } = figures;
  if (baseCents === null || percent === null || from === null || from <= now) return [];
  return [{ storeId, productId, from, baseCents, percent }];
}
