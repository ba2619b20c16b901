import type { Barcode } from '#domain/catalogue/barcode.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { type Language, languages } from '#domain/language/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray, sql } from '#server/db/sql.ts';
import { productBarcodes, products, productTexts, unreadBarcodes } from '#server/db/tables/catalogue.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';
import { type CatalogueWrite, rowsAs } from './write-offers.ts';

type Row = typeof products.$inferSelect;

/** What a file may say of a product: columns of its row, and their types there. */
export const goodsColumns = {
  category: ['category', 'text'],
  unit: ['unit', 'text'],
  quantityStepMilli: ['quantity_step_milli', 'int'],
  firstQuantityMilli: ['first_quantity_milli', 'int'],
  vatBp: ['vat_bp', 'int'],
  supplier: ['supplier', 'text'],
  supplierCode: ['supplier_code', 'text'],
  scaleCode: ['scale_code', 'text'],
  purchaseCents: ['purchase_cents', 'int'],
  caseSize: ['case_size', 'int'],
  brand: ['brand', 'text'],
  articleWeightG: ['article_weight_g', 'int'],
  unitWeightG: ['unit_weight_g', 'int'],
  volumeMl: ['volume_ml', 'int'],
  origin: ['origin', 'text'],
  allergens: ['allergens', 'text[]'],
  mayContain: ['may_contain', 'text[]'],
  diets: ['diets', 'text[]'],
  nutrition: ['nutrition', 'jsonb'],
  factsSource: ['facts_source', 'text'],
  allergensUnseen: ['allergens_unseen', 'boolean'],
  minimumAge: ['minimum_age', 'int'],
  visible: ['visible', 'boolean'],
} as const satisfies Partial<Record<keyof Row, readonly [string, string]>>;
export type GoodsColumn = keyof typeof goodsColumns;
export type GoodsFacts = Pick<Row, GoodsColumn>;

/** A product whose facts change: all of these columns as they are to be, and the names and lists of ingredients that change. */
export type GoodsChange = {
  productId: number;
  facts: GoodsFacts;
  names: Partial<Record<Language, string>>;
  ingredients?: Partial<Record<Language, string | null>>;
};
export type NewGoods = {
  id: number;
  row: typeof products.$inferInsert;
  names: Record<Language, string>;
  barcode: Barcode | null;
  /** In every language. */
  ingredients?: string | null;
};

const columnList = Object.values(goodsColumns);
const types = ['id int', ...columnList.map(([name, type]) => `${name} ${type}`)].join(', ');
const assignments = sql.raw(columnList.map(([name]) => `${name} = x.${name}`).join(', '));

/**
 * Writes facts and texts of many products, three statements at most. Who calls raises their versions and refreshes the
 * shelves.
 */
export async function writeGoodsRows({ tx, now }: CatalogueWrite, changes: readonly GoodsChange[]): Promise<void> {
  const rows = changes.map(({ productId, facts }) => ({
    id: productId,
    ...Object.fromEntries(Object.entries(goodsColumns).map(([key, [name]]) => [name, facts[key as GoodsColumn]])),
  }));
  if (rows.length > 0)
    // What was never shown is not removed by being hidden.
    await tx.execute(sql`
      update products p set ${assignments}, removed_at = case when x.visible then null
        when p.visible then ${instantOf(now)} else p.removed_at end
      from ${rowsAs(rows, types)} where p.id = x.id`);
  const names = changes.flatMap(({ productId, names: said }) =>
    Object.entries(said).map(([language, name]) => ({
      id: productId,
      language,
      name,
      key: collationKey(name, language as Language),
    })),
  );
  if (names.length > 0) await writeNames(tx, names);
  const ingredients = changes.flatMap(({ productId: id, ingredients: said = {} }) =>
    Object.entries(said).map(([language, text]) => ({ id, language, text })),
  );
  if (ingredients.length > 0)
    await tx.execute(sql`
      update product_texts t set ingredients = x.text
      from ${rowsAs(ingredients, 'id int, language text, text text')}
      where t.product_id = x.id and t.language = x.language`);
}

async function writeNames(tx: Db, names: readonly { id: number; language: string; name: string }[]): Promise<void> {
  await tx.execute(sql`
    update product_texts t set name = x.name, name_key = x.key
    from ${rowsAs(names, 'id int, language text, name text, key text')}
    where t.product_id = x.id and t.language = x.language`);
}

/** Adds products with their names and barcodes, three statements. Who calls has found that the barcodes are free. */
export async function addGoodsRows(tx: Db, list: readonly NewGoods[]): Promise<void> {
  if (list.length === 0) return;
  await tx.insert(products).values(list.map(({ row, id }) => ({ ...row, id })));
  await tx.insert(productTexts).values(
    list.flatMap(({ id, names, ingredients = null }) =>
      languages.map((language) => {
        const name = names[language];
        return { productId: id, language, name, nameKey: collationKey(name, language), description: '', ingredients };
      }),
    ),
  );
  const barcodes = list.flatMap(({ id, barcode }) => (barcode ? [{ ...barcode, productId: id, position: 0 }] : []));
  if (barcodes.length > 0) await tx.insert(productBarcodes).values(barcodes);
}

/** Writes what many products cost the shop. Who calls raises the versions of their figures. */
export async function writeCostRows(tx: Db, costs: readonly { productId: number; cents: Cents }[]): Promise<void> {
  if (costs.length === 0) return;
  const rows = costs.map(({ productId, cents }) => ({ id: productId, cents }));
  await tx.execute(sql`
    update products p set purchase_cents = x.cents from ${rowsAs(rows, 'id int, cents int')} where p.id = x.id`);
}

/** Takes many products out of the shop for good, as `deleteProduct` does one. Who calls knows that nobody has ordered them. */
export async function deleteGoodsRows({ tx, now }: CatalogueWrite, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = { visible: false, deletedAt: now, scaleCode: null };
  await tx
    .update(products)
    .set({
      ...gone,
      removedAt: sql`case when ${products.visible} then ${instantOf(now)} else ${products.removedAt} end`,
    })
    .where(inArray(products.id, [...ids]));
  for (const table of [productBarcodes, unreadBarcodes])
    await tx.delete(table).where(inArray(table.productId, [...ids]));
}

/** Ids for so many products that are to be added. */
export async function takeProductIds(tx: Db, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('products', 'id'))::int` })
    .from(sql`generate_series(1, ${count})`);
  return rows.map(({ id }) => id);
}
