import { codeOf } from '#domain/catalogue/barcode.ts';
import { type Category, isCategory } from '#domain/catalogue/category.ts';
import { alcoholAge } from '#domain/catalogue/minimum-age.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { languages } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { productBarcodes, products, productTexts } from '#server/db/tables/catalogue.ts';
import { countOf, packagingOf, quantitiesOf } from '#server/seed/good-quantities.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';
import { cleanHtml } from '#server/services/product/clean-html.ts';
import type { Calendar } from './calendar.ts';
import { insertRows } from './insert-rows.ts';
import { listedOn } from './range.ts';
import { seedKinds } from './seed-kinds.ts';

/** The goods with their kinds and texts; ids follow the order of the data files. */
export async function seedGoods(tx: Db, goods: readonly SeedProduct[], calendar: Calendar): Promise<void> {
  await seedKinds(tx);
  await insertRows(
    tx,
    products,
    goods.map((good, i) => toProduct(good, i + 1, calendar)),
  );
  await tx.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${goods.length})`);
  await insertRows(
    tx,
    productBarcodes,
    goods.map(({ barcode }, i) => ({ ...barcodeRow(barcode), productId: i + 1 })),
  );
  await insertRows(
    tx,
    productTexts,
    goods.flatMap((good, i) => toTexts(good, i + 1)),
  );
}

function toProduct(good: SeedProduct, id: number, calendar: Calendar): typeof products.$inferInsert {
  const { stepMilli, firstMilli } = quantitiesOf(good);
  return {
    id,
    slug: slugOf(good.name.fr, id),
    category: toCategory(good),
    kind: good.kind,
    unit: good.unit,
    quantityStepMilli: stepMilli,
    firstQuantityMilli: firstMilli,
    ...countOf(good),
    packaging: packagingOf(good),
    supplier: good.supplier,
    supplierCode: good.supplierCode,
    // Vegetables, meat and fish are weighed at a counter, which prints their labels; fruit by whoever picks it.
    scaleCode: good.unit === 'KG' && good.category !== 'FRUIT' ? String(id).padStart(5, '0') : null,
    brand: good.brand,
    volumeMl: good.volumeMl,
    unitWeightG: good.weightG,
    isWeightEstimated: good.weightG !== null && good.quantity === null,
    articleWeightG: good.articleWeightG ?? null,
    tareWeightG: good.tareWeightG ?? null,
    vatBp: good.vatBp,
    origin: good.origin,
    storageType: good.storage,
    allergens: good.allergens,
    diets: good.diet,
    nutrition: good.nutrition,
    alcoholPercent: good.alcoholPercent ?? null,
    minimumAge: good.alcoholPercent === undefined ? null : alcoholAge,
    featured: good.featured,
    createdAt: calendar.at(listedOn(good), 7 * 60),
    updatedAt: calendar.now,
  };
}

function toTexts(good: SeedProduct, productId: number): (typeof productTexts.$inferInsert)[] {
  return languages.map((language) => ({
    productId,
    language,
    name: good.name[language],
    nameKey: collationKey(good.name[language], language),
    description: cleanHtml(`<p>${escapeHtml(good.description[language])}</p>`),
    ingredients: good.ingredients?.[language] ?? null,
    words: [...(good.words?.[language] ?? [])],
  }));
}

function toCategory(good: SeedProduct): Category {
  if (!isCategory(good.category)) throw new Error(`${good.key}: unknown category ${good.category}`);
  return good.category;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** The only barcode of a product, as its table has it, without the id. RangeError for what is none. */
export function barcodeRow(barcode: string): { code: string; digits: number; position: number } {
  const code = codeOf(barcode);
  if (code === null) throw new RangeError(`${barcode} is no barcode`);
  return { code, digits: barcode.length, position: 0 };
}
