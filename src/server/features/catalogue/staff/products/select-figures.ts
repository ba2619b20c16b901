import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { shelf } from '#server/db/tables/shelf.ts';
import { stock } from '#server/db/tables/stock.ts';
import { stores } from '#server/db/tables/stores.ts';

/** What a product is in one store: cents before discount (null: not sold there), the discount of its own, what is to be had. */
export type StoreFigures = {
  storeId: number;
  baseCents: Cents | null;
  wholesaleCents: Cents | null;
  percent: number | null;
  from: Date | null;
  to: Date | null;
  availableMilli: Milli;
  /** The discount of its own that is in force, per cent, and the lowest cents of the 30 days before it. */
  percentNow: number | null;
  lowestCents: Cents | null;
};

/** The figures of products in every store, in the order of the stores, by the product's id. */
export async function selectFigures(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, StoreFigures[]>> {
  const ids = [...productIds];
  const all = await db.select({ id: stores.id }).from(stores).orderBy(asc(stores.position), asc(stores.id));
  // The keys of these tables begin with the store.
  const stored = all.map(({ id }) => id);
  const priced = await db
    .select()
    .from(prices)
    .where(and(inArray(prices.storeId, stored), inArray(prices.productId, ids)));
  const stocked = await db
    .select()
    .from(stock)
    .where(and(inArray(stock.storeId, stored), inArray(stock.productId, ids)));
  const shelved = await db
    .select({
      ...{ storeId: shelf.storeId, productId: shelf.productId },
      ...{ percent: shelf.percent, lowestCents: shelf.lowestCents },
    })
    .from(shelf)
    .where(and(inArray(shelf.storeId, stored), inArray(shelf.productId, ids)));
  // Whichever of those that have not ended was written last: writing one ends the others.
  const reduced = await db
    .select()
    .from(discounts)
    .where(and(inArray(discounts.storeId, stored), standing(ids, now)))
    .orderBy(asc(discounts.id));
  return new Map(
    ids.map((productId) => [
      productId,
      all.map(({ id: storeId }) => {
        const isHere = (row: { storeId: number; productId: number }) =>
          row.storeId === storeId && row.productId === productId;
        const cents = (type: string) => priced.find((row) => isHere(row) && row.priceType === type)?.cents ?? null;
        const discount = reduced.findLast(isHere);
        const held = stocked.find(isHere);
        const shown = shelved.find(isHere);
        return {
          storeId,
          baseCents: cents('retail'),
          wholesaleCents: cents('wholesale'),
          percent: discount?.percent ?? null,
          from: discount?.validFrom ?? null,
          to: discount?.validTo ?? null,
          availableMilli: held ? held.onHandMilli - held.reservedMilli : 0,
          percentNow: shown?.percent || null,
          lowestCents: shown?.lowestCents ?? null,
        };
      }),
    ]),
  );
}

/** Discounts that are in force or yet to come. */
export function standing(productIds: readonly number[], now: Date) {
  return and(
    inArray(discounts.productId, [...productIds]),
    eq(discounts.isActive, true),
    or(isNull(discounts.validTo), gte(discounts.validTo, now)),
  );
}
