import type { createShortDateLot } from '#contract/catalogue/product-scan.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { lotEnd, lotName, lotPrice } from '#domain/catalogue/short-date.ts';
import { inEach } from '#domain/language/by-language.ts';
import { fromDecimal, isWholeCents } from '#domain/money/cents.ts';
import type { BasePrice } from '#domain/pricing/agree-price.ts';
import { fromMilli, isSoldByMeasure, type Milli, toMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { shelfPlaces } from '#server/db/tables/picking.ts';
import { prices } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import { shortDateLots } from '#server/db/tables/stock-counts.ts';
import { stores } from '#server/db/tables/stores.ts';
import { takeProductIds } from '#server/services/catalogue/write-goods.ts';
import type { CatalogueWrite, OfferChange } from '#server/services/catalogue/write-offers.ts';
import { lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import { serverWords } from '#server/words/server-words.ts';

type Input = ParsedOf<typeof createShortDateLot>;

/**
 * Makes goods of short date an article of their own; its id. Throws `notFound` for a product or a store that is not there,
 * and `invalid` with the field named: for a lot of a lot, a product that is not sold there, more than is to be had, a day
 * that is over, a price that is not lower.
 */
export async function createLot(
  write: CatalogueWrite & { decimals: number },
  { id: ofId, store_id: storeId, best_before: bestBefore, ...input }: Input,
): Promise<number> {
  const { tx, now, decimals } = write;
  await lockForSet(tx, [ofId], [{ productId: ofId, storeId }]);
  const of = await readSource(tx, ofId, storeId);
  if (!of) throw new Refusal('notFound');
  if (of.isLot) throw invalidFields({ id: 'lots.ofLot' });
  if (of.baseCents === null) throw invalidFields({ store_id: 'checkout.notSoldHere' });
  const endsAt = lotEnd(bestBefore, of.timeZone, now);
  if (!endsAt) throw invalidFields({ best_before: 'validation.date' });
  const milli = quantityOf(of, input.quantity);
  const price = priceOf(of.baseCents, input, decimals);
  const [id = 0] = await takeProductIds(tx, 1);
  const names = inEach((language) =>
    lotName(of.names.find((one) => one.language === language)?.name ?? '', bestBefore, serverWords[language].lotUntil),
  );
  const { percent } = price;
  const until = new Date(endsAt.getTime() - 1).toISOString();
  const reason = 'shortDate' as const;
  const lot: OfferChange = {
    productId: id,
    storeId,
    cents: price.baseCents,
    ...(percent !== null && { discount: { percent, from: now.toISOString(), to: until } }),
    stock: { deltaMilli: milli, reason },
    ...(of.shelf !== null && { shelf: of.shelf }),
  };
  const taken: OfferChange = { productId: ofId, storeId, stock: { deltaMilli: -milli, reason } };
  await writeSet(write, {
    copies: [{ id, ofId, storeId, names, keepsWholesale: percent !== null }],
    offers: [lot, ...(of.isCounted ? [taken] : [])],
  });
  await tx.insert(shortDateLots).values({ productId: id, ofId, storeId, bestBefore, endsAt, createdAt: now });
  return id;
}

type Source = NonNullable<Awaited<ReturnType<typeof readSource>>>;

/** More than is to be had of the product cannot be taken from it; what is not counted, nobody knows. */
function quantityOf({ unit, availableMilli, isCounted }: Source, quantity: number): Milli {
  const milli = toMilli(quantity);
  if (milli === null || (!isSoldByMeasure(unit) && milli % 1000 !== 0))
    throw invalidFields({ quantity: 'validation.number' });
  if (isCounted && milli > availableMilli)
    throw invalidFields({ quantity: 'validation.notEnoughStock' }, { available: fromMilli(availableMilli) });
  return milli;
}

function priceOf(
  baseCents: number,
  { price, discount }: Pick<Input, 'price' | 'discount'>,
  decimals: number,
): BasePrice {
  if (price !== undefined && !isWholeCents(price, decimals)) throw invalidFields({ price: 'validation.number' });
  const said = price === undefined ? { discount: discount ?? 0 } : { price: fromDecimal(price, decimals) };
  const found = lotPrice(baseCents, said);
  if (!found) throw invalidFields({ price: 'lots.notLower' });
  return found;
}

/** The product that a lot is made of, as the store has it; undefined: there is none, or no such store. */
async function readSource(tx: Db, productId: number, storeId: number) {
  const [row] = await tx
    .select({
      unit: products.unit,
      timeZone: stores.timeZone,
      baseCents: prices.cents,
      onHandMilli: stock.onHandMilli,
      reservedMilli: stock.reservedMilli,
      inventory: stock.inventory,
      shelf: shelfPlaces.shelf,
      lot: shortDateLots.productId,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, storeId))
    .leftJoin(prices, and(eq(prices.productId, productId), eq(prices.storeId, storeId), eq(prices.priceType, 'retail')))
    .leftJoin(stock, and(eq(stock.productId, productId), eq(stock.storeId, storeId)))
    .leftJoin(shelfPlaces, and(eq(shelfPlaces.productId, productId), eq(shelfPlaces.storeId, storeId)))
    .leftJoin(shortDateLots, eq(shortDateLots.productId, productId))
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  if (!row) return undefined;
  const names = await tx
    .select({ language: productTexts.language, name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.productId, productId));
  const { unit, timeZone, baseCents, shelf, lot, inventory } = row;
  const availableMilli = (row.onHandMilli ?? 0) - (row.reservedMilli ?? 0);
  return { unit, timeZone, baseCents, shelf, names, availableMilli, isCounted: inventory ?? true, isLot: lot !== null };
}
