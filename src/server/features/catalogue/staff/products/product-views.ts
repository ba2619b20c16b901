import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { Refusal } from '#contract/errors.ts';
import { mayActIn } from '#domain/access/staff-stores.ts';
import type { Barcode } from '#domain/catalogue/barcode.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, getTableColumns, inArray, isNull, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import { figuresColumn, type StoreFigures } from './select-figures.ts';
import { selectPlanned } from './select-planned.ts';
import { type ProductColumns, type ProductText, toStaffProduct } from './to-staff-product.ts';

/** Who looks, whose stores alone are shown: the language of names, the decimals of the currency, and when. */
export type ViewedBy = { who: OfStores; language: Language; decimals: number; now: Date };

/** The columns of a product, and what other tables say of it alike in every store. */
const productColumns = {
  ...getTableColumns(products),
  texts: sql<ProductText[]>`(select coalesce(json_agg(json_build_object('language', t.language, 'name', t.name,
    'description', t.description, 'ingredients', t.ingredients, 'words', t.words)), '[]')
    from product_texts t where t.product_id = products.id)`,
  pictureIds: sql<string[]>`(select coalesce(json_agg(x.picture_id order by x.position), '[]')
    from product_pictures x where x.product_id = products.id)`,
  barcodes: sql<Barcode[]>`(select coalesce(json_agg(json_build_object('code', b.code, 'digits', b.digits)
    order by b.position), '[]') from product_barcodes b where b.product_id = products.id)`,
  unreadBarcodes: sql<string[]>`(select coalesce(json_agg(u.text order by u.text), '[]')
    from unread_barcodes u where u.product_id = products.id)`,
  ratingTenths: sql<number | null>`(select round(avg(r.rating) * 10)::int
    from reviews r where r.product_id = products.id and r.status = 'approved')`,
};

export type ProductRow = ProductColumns & { figures: StoreFigures[] };

/**
 * Products with what staff see of them; those that are unknown or deleted are left out. Whoever writes one locks it by a
 * statement before: this one sees what was committed until it began.
 */
export function selectProductRows(db: Db, ids: readonly number[], now: Date): Promise<ProductRow[]> {
  return db
    .select({ ...productColumns, figures: figuresColumn(now) })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
}

/** Products as staff see them, in the order of their ids; those that are unknown or deleted are left out. */
export async function readProductViews(db: Db, ids: readonly number[], by: ViewedBy): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectProductRows(db, ids, by.now);
  const views = new Map((await toViews(db, rows, by)).map((view) => [view.id, view]));
  return ids.flatMap((id) => views.get(id) ?? []);
}

/** Rows of products as staff see them; asks once more where a discount is yet to begin. */
export async function toViews(db: Db, rows: readonly ProductRow[], by: ViewedBy): Promise<StaffProduct[]> {
  const own = (row: ProductRow) => row.figures.filter(({ storeId }) => mayActIn(by.who.storeIds, storeId));
  const figures = await selectPlanned(db, new Map(rows.map((row) => [row.id, own(row)])), by.now);
  return rows.map((row) => toStaffProduct({ ...row, figures: figures.get(row.id) ?? [] }, by));
}

/** Throws `notFound` for a product that is not there, or not any more. */
export async function requireKnown(db: Db, id: number): Promise<void> {
  const known = and(eq(products.id, id), isNull(products.deletedAt));
  if ((await db.$count(products, known)) === 0) throw new Refusal('notFound');
}
