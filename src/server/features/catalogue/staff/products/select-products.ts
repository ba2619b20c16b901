import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { StaffProduct } from '#contract/staff-products.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { StaffProductSort } from '#domain/catalogue/staff-product-sort.ts';
import type { Language } from '#domain/language/language.ts';
import type { Shortage } from '#domain/stock/low-stock.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { mostFound, newestHits, newestInParts } from '#server/db/searched.ts';
import { isHidden, products, productTexts, searchedNames } from '#server/db/tables/catalogue.ts';
import { shortStock } from '#server/services/product/short-stock.ts';
import { readProductViews, type ViewedBy } from './product-views.ts';

export type ProductQuestion = {
  page: number;
  perPage: number;
  search: string | undefined;
  category: Category | undefined;
  visible: boolean | undefined;
  stock: Shortage | undefined;
  /** Below what a product is low, in thousandths. */
  lowMilli: Milli;
  sortBy: StaffProductSort;
};

const sorts = {
  'name-asc': { key: productTexts.nameKey, direction: 'asc' },
  'name-desc': { key: productTexts.nameKey, direction: 'desc' },
  newest: { key: products.createdAt, direction: 'desc' },
  updated: { key: products.updatedAt, direction: 'desc' },
} as const;

/** A page of all products but the deleted ones; `search` looks into the names, the supplier's code, barcode and id. */
export async function selectStaffProducts(
  db: Db,
  query: ProductQuestion,
  by: ViewedBy,
): Promise<Page<StaffProduct> & { totalIsCapped: boolean }> {
  const found = await findPage(db, query, productListing(query, by.language));
  return toCappedPage(await readProductViews(db, found.ids, by), found, query);
}

/** What is asked of the products; apart for the test that reads the plans. */
export function productListing(query: ProductQuestion, language: Language): Listing {
  const { key, direction } = sorts[query.sortBy];
  const isByName = key === productTexts.nameKey;
  const from = sql`${isByName ? productTexts : products}`;
  const id = sql`${isByName ? productTexts.productId : products.id}`;
  const named = isByName ? eq(productTexts.language, language) : undefined;
  const listing = { from, id, key: sql`${key}`, direction };
  if (query.search) return { ...listing, where: named, among: searched(query, query.search), most: mostFound };
  const ids = sql`select ${products.id} from ${products} where ${and(meets(query, products.id), ...facts(query))}`;
  if (query.stock) return { ...listing, where: named, among: short(query, query.stock), most: mostFound };
  if (query.category || query.visible === false) return { ...listing, where: named, among: ids };
  return { ...listing, where: and(named, isByName ? undefined : isNull(products.deletedAt), meets(query, id)) };
}

/** What the row of a product says. */
const facts = ({ category, visible }: ProductQuestion) => [
  isNull(products.deletedAt),
  category && eq(products.category, category),
  visible === false ? isHidden(products) : undefined,
];

/** What is said of the id of a product, so that its texts alone need to be read: few are hidden or deleted. */
function meets({ visible }: ProductQuestion, id: SQLWrapper): SQL | undefined {
  const gone = sql`select ${products.id} from ${products} where ${products.deletedAt} is not null`;
  const hidden = sql`select ${products.id} from ${products} where ${isHidden(products)}`;
  return and(sql`${id} not in (${gone})`, visible ? sql`${id} not in (${hidden})` : undefined);
}

/** Ids to a part, of which the newest are looked through first. */
const part = 10_000;

/** The ids of what runs short: one in twelve of a grocer's goods is sold out at any time. */
function short(query: ProductQuestion, stock: Shortage): SQL {
  const { category, visible, lowMilli } = query;
  const inFacts =
    category || visible === false
      ? sql`k.product_id in (select ${products.id} from ${products} where ${and(...facts(query))})`
      : undefined;
  return newestInParts({ table: products, id: products.id, part }, (at) => {
    const from = sql`${at} * ${sql.raw(String(part))}`;
    const inPart = sql`k.product_id between ${from} and ${from} + ${sql.raw(String(part - 1))}`;
    const condition = and(inPart, meets(query, sql`k.product_id`), inFacts);
    return sql`select distinct k.product_id as id ${sql.raw(shortStock(stock, lowMilli))} and ${condition}`;
  });
}

/** The ids by each way that a text is found: in a name, or as the whole of a barcode, the supplier's code or the id. */
function searched(query: ProductQuestion, text: string): SQL {
  const { category, visible, stock, lowMilli } = query;
  const isShort =
    stock && ((id: SQLWrapper) => sql`${id} in (select k.product_id ${sql.raw(shortStock(stock, lowMilli))})`);
  const condition = and(meets(query, products.id), ...facts(query), isShort?.(products.id));
  const ids = sql`select ${products.id} from ${products} where ${condition} and`;
  const inFacts =
    category || visible === false
      ? sql`${productTexts.productId} in (select ${products.id} from ${products} where ${and(...facts(query))})`
      : undefined;
  const ways = [
    newestHits(searchedNames, text, and(meets(query, productTexts.productId), inFacts), isShort),
    sql`${ids} ${products.barcode} = ${text}`,
    sql`${ids} lower(${products.supplierCode}) = ${text.toLowerCase()}`,
    ...(/^\d{1,9}$/.test(text) ? [sql`${ids} ${products.id} = ${Number(text)}`] : []),
  ];
  return sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union `,
  );
}
