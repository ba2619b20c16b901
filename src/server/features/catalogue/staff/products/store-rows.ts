import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import { type PriceType, priceTypes } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { discounts } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import type { CatalogueWrite } from '../catalogue-write.ts';
import { writePrice } from '../set-price.ts';
import { standing } from './select-figures.ts';

type At = { storeId: number; productId: number };

/** Sets prices before discount by their type; null takes one away, one that is left out stays. */
export async function setPrices(tx: Db, at: At, cents: Partial<Record<PriceType, Cents | null>>): Promise<void> {
  for (const priceType of priceTypes) {
    const value = cents[priceType];
    if (value !== undefined) await writePrice(tx, { ...at, priceType }, value);
  }
}

type Discount = { percent: number | null; from: Date | null; to: Date | null };
type SaidDiscount = {
  percent: number | null;
  discountFrom?: string | null | undefined;
  discountTo?: string | null | undefined;
};

/** Puts one discount in the place of those that have not ended; its days stay unless others are said. */
export async function setDiscount(
  { tx, now }: CatalogueWrite,
  at: At,
  before: Discount,
  said: SaidDiscount,
): Promise<void> {
  const date = (value: string | null | undefined, kept: Date | null) =>
    value === undefined ? kept : value === null ? null : new Date(value);
  const validFrom = date(said.discountFrom, before.from);
  const validTo = date(said.discountTo, before.to);
  const isSame =
    said.percent === before.percent &&
    validFrom?.getTime() === before.from?.getTime() &&
    validTo?.getTime() === before.to?.getTime();
  if (isSame) return;
  const others = and(eq(discounts.storeId, at.storeId), standing([at.productId], now));
  await tx.update(discounts).set({ isActive: false }).where(others);
  if (said.percent !== null) await tx.insert(discounts).values({ ...at, percent: said.percent, validFrom, validTo });
}

/** Where a store never had the product: a row to count from. */
export async function openStock(tx: Db, at: At): Promise<void> {
  await tx.insert(stock).values(at).onConflictDoNothing();
}
