import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Page, toPage } from '#contract/page.ts';
import type { StaffProduct } from '#contract/staff-products.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { StaffProductSort } from '#domain/catalogue/staff-product-sort.ts';
import type { Language } from '#domain/language/language.ts';
import type { Shortage } from '#domain/stock/low-stock.ts';
import type { Db } from '#server/db/connection.ts';
import { containing } from '#server/db/containing.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { shortStock } from '#server/services/product/short-stock.ts';
import { readProductViews, type ViewedBy } from './product-views.ts';

export type ProductQuestion = {
  page: number;
  perPage: number;
  search: string | undefined;
  category: Category | undefined;
  visible: boolean | undefined;
  stock: Shortage | undefined;
  sortBy: StaffProductSort;
};

const sorts: Record<StaffProductSort, SQL[]> = {
  'name-asc': [asc(productTexts.nameKey), asc(products.id)],
  'name-desc': [desc(productTexts.nameKey), desc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
  updated: [desc(products.updatedAt), desc(products.id)],
};

/** A page of all products but the deleted ones; `search` looks into the names, the supplier's code, barcode and id. */
export async function selectStaffProducts(db: Db, query: ProductQuestion, by: ViewedBy): Promise<Page<StaffProduct>> {
  const where = and(
    isNull(products.deletedAt),
    query.category && eq(products.category, query.category),
    query.visible === undefined ? undefined : eq(products.visible, query.visible),
    query.stock && sql`${products.id} in (select k.product_id ${sql.raw(shortStock(query.stock))})`,
    query.search ? searched(db, query.search) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(products).where(where);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productTexts, inLanguage(by.language))
    .where(where)
    .orderBy(...sorts[query.sortBy])
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const views = await readProductViews(
    db,
    rows.map(({ id }) => id),
    by,
  );
  return toPage(views, counted?.total ?? 0, query);
}

const inLanguage = (language: Language) =>
  and(eq(productTexts.productId, products.id), eq(productTexts.language, language));

function searched(db: Db, text: string): SQL | undefined {
  const named = db
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(ilike(productTexts.name, containing(text)));
  return or(
    inArray(products.id, named),
    eq(products.barcode, text),
    sql`lower(${products.supplierCode}) = ${text.toLowerCase()}`,
    /^\d{1,9}$/.test(text) ? eq(products.id, Number(text)) : undefined,
  );
}
