import type { Category } from '#domain/catalogue/category.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { storageTypeOf } from '#domain/catalogue/usual-facts.ts';
import { type InSome, inEach, saidIn } from '#domain/language/by-language.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { firstQuantityMilli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { pictures, productBarcodes, productPictures, products, productTexts } from '#server/db/tables/catalogue.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { stock, stockMovements } from '#server/db/tables/stock.ts';
import { shippingRules, storeDiscounts, stores } from '#server/db/tables/stores.ts';
import { barcodeRow } from '#server/seed/demo/seed-goods.ts';
import { seedCategories } from '#server/seed/seed-categories.ts';
import { cleanHtml } from '#server/services/product/clean-html.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';

type NewRule = Omit<typeof shippingRules.$inferInsert, 'id' | 'storeId'>;
type NewStore = Partial<typeof stores.$inferInsert> & { rules?: readonly NewRule[] };

/** A store, by default one that delivers everywhere free of charge; its id. The 23 categories come with it. */
export async function makeStore(db: Db, { rules, ...values }: NewStore = {}): Promise<number> {
  await seedCategories(db);
  const position = values.position ?? (await db.$count(stores));
  const [row] = await db
    .insert(stores)
    .values({
      name: `Magasin ${position + 1}`,
      street: '1 rue des Tests',
      city: 'Paris',
      postalCode: '75013',
      phone: '+33 1 99 00 00 00',
      email: 'magasin@panier.example',
      allowDelivery: true,
      ...values,
      position,
    })
    .returning({ id: stores.id });
  const storeId = row?.id ?? 0;
  const free: NewRule = { postalCode: '*****', orderAmountCents: 0, feeRetailCents: 0, feeWholesaleCents: 0 };
  const { discountPercent: percent = null, discountIsActive: isActive = false } = values;
  if (percent !== null) {
    const { discountFrom: validFrom, discountTo: validTo } = values;
    await db.insert(storeDiscounts).values({ storeId, since: new Date(0), percent, isActive, validFrom, validTo });
  }
  const own = rules ?? [free];
  if (own.length > 0) await db.insert(shippingRules).values(own.map((rule) => ({ storeId, ...rule })));
  return storeId;
}

type NewDiscount = { percent: number; isActive?: boolean; validFrom?: Date | null; validTo?: Date | null };

/** What a product is in one store; what is left out is that of the product. */
type InStore = {
  storeId: number;
  cents?: number;
  wholesaleCents?: number | null;
  quantityMilli?: number;
  inventory?: boolean;
  discounts?: readonly NewDiscount[];
};

export type NewProduct = Partial<Omit<typeof products.$inferInsert, 'id' | 'slug'>> & {
  /** In the languages that are left out: as in the first of the others. */
  name?: string | InSome<string>;
  description?: string;
  ingredients?: string | null;
  barcode?: string | null;
  category?: Category;
  /** Retail, before discount. */
  cents?: number;
  wholesaleCents?: number | null;
  quantityMilli?: number;
  inventory?: boolean;
  discounts?: readonly NewDiscount[];
  pictureIds?: readonly string[];
  /** Ids of stores or what differs there; left out means all stores. */
  stores?: readonly (number | InStore)[];
};

/** A product, by default visible with a price of 2.00 and a stock of 100 in every store; its id. */
export async function makeProduct(db: Db, product: NewProduct = {}, now: Date = new Date()): Promise<number> {
  const [id] = await makeProducts(db, [product], now);
  return id ?? 0;
}

/** A store that sells these products; its id. */
export async function makeStoreWith(db: Db, list: readonly NewProduct[]): Promise<number> {
  const storeId = await makeStore(db);
  await makeProducts(db, list);
  return storeId;
}

/** Many products at once, on the shelves when done; their ids in the same order. */
export async function makeProducts(db: Db, list: readonly NewProduct[], now: Date = new Date()): Promise<number[]> {
  const allStores = (await db.select({ id: stores.id }).from(stores)).map((row) => row.id);
  const ids = rowsOf<{ id: number }>(
    await db.execute(
      sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, ${list.length})`,
    ),
  ).map((row) => row.id);
  for (let from = 0; from < list.length; from += 1000)
    await insertProducts(db, list.slice(from, from + 1000), ids.slice(from, from + 1000), allStores, now);
  await refreshShelf(db, now, { productIds: ids });
  return ids;
}

async function insertProducts(db: Db, list: readonly NewProduct[], ids: number[], allStores: number[], now: Date) {
  const idOf = (i: number) => ids[i] ?? 0;
  const each = list.flatMap((product, i) =>
    (product.stores ?? allStores).map((place) => {
      const own = typeof place === 'number' ? { storeId: place } : place;
      return { cents: 200, quantityMilli: 100_000, inventory: true, ...product, ...own, productId: idOf(i) };
    }),
  );
  const priceRows = each.flatMap(({ storeId, productId, cents, wholesaleCents }) => [
    { storeId, productId, priceType: 'retail' as const, cents },
    ...(wholesaleCents ? [{ storeId, productId, priceType: 'wholesale' as const, cents: wholesaleCents }] : []),
  ]);
  const stockRows = each.map(({ storeId, productId, quantityMilli, inventory }) => ({
    storeId,
    productId,
    onHandMilli: quantityMilli,
    inventory,
  }));
  const movements = stockRows
    .filter((row) => row.onHandMilli > 0)
    .map(({ storeId, productId, onHandMilli }) => ({
      storeId,
      productId,
      deltaMilli: onHandMilli,
      reason: 'opening' as const,
      at: now,
    }));
  const discountRows = each.flatMap(({ storeId, productId, discounts: own }) =>
    (own ?? []).map((discount) => ({ storeId, productId, ...discount })),
  );
  const pictureRows = list.flatMap(({ pictureIds }, i) =>
    (pictureIds ?? []).map((pictureId, position) => ({ productId: idOf(i), position, pictureId })),
  );
  await db.insert(products).values(list.map((product, i) => toRow(product, idOf(i))));
  const codes = list.flatMap(({ barcode }, i) => (barcode ? [{ ...barcodeRow(barcode), productId: idOf(i) }] : []));
  if (codes.length > 0) await db.insert(productBarcodes).values(codes);
  await db.insert(productTexts).values(list.flatMap((product, i) => toTexts(product, idOf(i))));
  if (pictureRows.length > 0) {
    const known = [...new Set(pictureRows.map((row) => row.pictureId))];
    await db
      .insert(pictures)
      .values(known.map((id) => ({ id, width: 600, height: 600, bytes: 1000, color: '#eeeeee' })))
      .onConflictDoNothing();
    await db.insert(productPictures).values(pictureRows);
  }
  if (priceRows.length > 0) await db.insert(prices).values(priceRows);
  if (stockRows.length > 0) await db.insert(stock).values(stockRows);
  if (movements.length > 0) await db.insert(stockMovements).values(movements);
  if (discountRows.length > 0) await db.insert(discounts).values(discountRows);
}

function toRow(product: NewProduct, id: number): typeof products.$inferInsert {
  const {
    name: _n,
    description: _d,
    ingredients: _i,
    stores: _s,
    discounts: _o,
    pictureIds: _p,
    barcode: _b,
    ...values
  } = product;
  const names = namesOf(product, id);
  const category = product.category ?? 'FRUIT';
  const { unit = 'P', quantityStepMilli = 1000 } = values;
  return {
    vatBp: 550,
    storageType: storageTypeOf(category),
    firstQuantityMilli: firstQuantityMilli(unit, quantityStepMilli),
    ...values,
    category,
    id,
    slug: slugOf(names.fr, id),
  };
}

function toTexts(product: NewProduct, productId: number): (typeof productTexts.$inferInsert)[] {
  const names = namesOf(product, productId);
  return languages.map((language) => ({
    productId,
    language,
    name: names[language],
    nameKey: collationKey(names[language], language),
    description: cleanHtml(product.description ?? `<p>${names[language]}</p>`),
    ingredients: product.ingredients ?? null,
  }));
}

function namesOf({ name }: NewProduct, id: number): Record<Language, string> {
  const given = name ?? `Produit ${id}`;
  return inEach((language) => (typeof given === 'string' ? given : (saidIn(given, language) ?? '')));
}
