import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { Page } from '#contract/page.ts';
import type { StaffProductSort } from '#domain/access/staff-lists.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import { codeOf, digitsOf } from '#domain/catalogue/barcode.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Language } from '#domain/language/language.ts';
import type { Shortage } from '#domain/stock/low-stock.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { mostFound, newestHits, newestInParts } from '#server/db/searched.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from '#server/db/sql.ts';
import {
  isHidden,
  productBarcodes,
  products,
  productTexts,
  searchedNames,
  unreadBarcodes,
} from '#server/db/tables/catalogue.ts';
import { prices } from '#server/db/tables/prices.ts';
import { shelf } from '#server/db/tables/shelf.ts';
import { shortStock } from '#server/services/product/short-stock.ts';
import { andOwnStores, ownStores } from '#server/services/session/own-stores.ts';
import { lacksFacts } from './lacks-facts.ts';
import { readProductViews, type ViewedBy } from './product-views.ts';

export type ProductQuestion = {
  page: number;
  perPage: number;
  search?: string | undefined;
  category?: Category | undefined;
  visible?: boolean | undefined;
  featured?: boolean | undefined;
  /** Lacks what the law asks. */
  incomplete?: boolean | undefined;
  /** Has allergens that came with an import and wait for somebody to look at them. */
  allergensUnseen?: boolean | undefined;
  /** Has a barcode that could not be read. */
  unreadBarcode?: boolean | undefined;
  /** A discount of its own holds, in the store or in any. */
  discounted?: boolean | undefined;
  /** Sold there; stock and discount are of this store then. */
  storeId?: number | undefined;
  /** Of whoever asks: without a store, stock and discount are of these; null: of all. */
  storeIds: StaffStores;
  stock?: Shortage | undefined;
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

/**
 * A page of all products but the deleted ones; `search` looks into the names, the supplier's code, barcode, scale code
 * and id.
 */
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
  if (query.stock) return { ...listing, where: named, among: short(query, query.stock), most: mostFound };
  if (isByFacts(query) || query.discounted) {
    const ids = sql`select ${products.id} from ${products} where ${and(meets(query, products.id), ...facts(query))}`;
    return { ...listing, where: named, among: ids };
  }
  return { ...listing, where: and(named, isByName ? undefined : isNull(products.deletedAt), meets(query, id)) };
}

const hasUnread = sql`${products.id} in (select ${unreadBarcodes.productId} from ${unreadBarcodes})`;

/** What the row of a product says. */
const facts = ({ category, visible, featured, incomplete, allergensUnseen, unreadBarcode }: ProductQuestion) => [
  isNull(products.deletedAt),
  category && eq(products.category, category),
  visible === false ? isHidden(products) : undefined,
  featured === undefined ? undefined : eq(products.featured, featured),
  incomplete === undefined ? undefined : incomplete ? lacksFacts() : sql`not ${lacksFacts()}`,
  allergensUnseen === undefined ? undefined : eq(products.allergensUnseen, allergensUnseen),
  unreadBarcode === undefined ? undefined : unreadBarcode ? hasUnread : sql`not ${hasUnread}`,
];

/** Whether the rows of products must be read for it. */
const isByFacts = ({ category, visible, ...facts }: ProductQuestion) =>
  category !== undefined ||
  visible === false ||
  [facts.featured, facts.incomplete, facts.allergensUnseen, facts.unreadBarcode].some((one) => one !== undefined);

/** The ids of those of which the rows say what is asked, to be looked for in another table. */
const withFacts = (query: ProductQuestion, id: SQLWrapper) =>
  isByFacts(query) ? sql`${id} in (select ${products.id} from ${products} where ${and(...facts(query))})` : undefined;

/** What is said of the id of a product, so that its texts alone need to be read: few are hidden or deleted. */
function meets({ visible, discounted, storeId, storeIds }: ProductQuestion, id: SQLWrapper): SQL | undefined {
  const gone = sql`select ${products.id} from ${products} where ${products.deletedAt} is not null`;
  const hidden = sql`select ${products.id} from ${products} where ${isHidden(products)}`;
  const reduced = sql`select ${shelf.productId} from ${shelf}
    where ${and(isNotNull(shelf.percent), storeId === undefined ? ownStores(storeIds, shelf.storeId) : eq(shelf.storeId, storeId))}`;
  return and(
    sql`${id} not in (${gone})`,
    visible ? sql`${id} not in (${hidden})` : undefined,
    discounted === undefined ? undefined : discounted ? sql`${id} in (${reduced})` : sql`${id} not in (${reduced})`,
    // What is hidden stands on no shelf, and is sold there as soon as it is shown.
    storeId === undefined ? undefined : sql`${id} in (${soldIn(storeId)})`,
  );
}

const soldIn = (storeId: number) =>
  sql`select ${prices.productId} from ${prices} where ${prices.storeId} = ${storeId} and ${prices.priceType} = 'retail'`;

/** Ids to a part, of which the newest are looked through first. */
const part = 10_000;

/** The ids of what runs short: one in twelve of a grocer's goods is sold out at any time. */
function short(query: ProductQuestion, stock: Shortage): SQL {
  return newestInParts({ table: products, id: products.id, part }, (current) => {
    const from = sql`${current} * ${sql.raw(String(part))}`;
    const inPart = sql`k.product_id between ${from} and ${from} + ${sql.raw(String(part - 1))}`;
    const id = sql`k.product_id`;
    const condition = and(inPart, meets(query, id), withFacts(query, id));
    return sql`select distinct k.product_id as id ${shortIn(query, stock)} and ${condition}`;
  });
}

/** Stock `k` that runs short, in the store that is asked for or in any. */
function shortIn({ storeId, storeIds, lowMilli }: ProductQuestion, stock: Shortage): SQL {
  const from = sql.raw(shortStock(stock, lowMilli));
  return storeId === undefined
    ? sql`${from}${andOwnStores(storeIds, 'k.store_id')}`
    : sql`${from} and k.store_id = ${storeId}`;
}

/**
 * The ids of products that have a barcode, in whichever form it is typed and without the zeros before it; one that was
 * not read too.
 */
function byBarcode(text: string): SQL[] {
  const digits = digitsOf(text);
  const code = digits && codeOf(digits);
  if (!digits || !code) return [];
  const bare = digits.replace(/^0+/, '');
  const asKept = Array.from({ length: 7 }, (_, i) => bare.padStart(i + 8, '0'));
  return [
    sql`select ${productBarcodes.productId} from ${productBarcodes} where ${eq(productBarcodes.code, code)}`,
    sql`select ${unreadBarcodes.productId} from ${unreadBarcodes} where ${inArray(unreadBarcodes.text, asKept)}`,
  ];
}

/**
 * The ids by each way that a text is found: in a name, or as the whole of a barcode, a scale code, the supplier's code
 * or the id.
 */
function searched(query: ProductQuestion, text: string): SQL {
  const { stock } = query;
  const isShort = stock && ((id: SQLWrapper) => sql`${id} in (select k.product_id ${shortIn(query, stock)})`);
  const condition = and(meets(query, products.id), ...facts(query), isShort?.(products.id));
  const ids = sql`select ${products.id} from ${products} where ${condition} and`;
  const ways = [
    newestHits(
      searchedNames,
      text,
      and(meets(query, productTexts.productId), withFacts(query, productTexts.productId)),
      isShort,
    ),
    ...byBarcode(text).map((found) => sql`${ids} ${products.id} in (${found})`),
    sql`${ids} lower(${products.supplierCode}) = ${text.toLowerCase()}`,
    ...(/^\d+$/.test(text) ? [sql`${ids} ltrim(${products.scaleCode}, '0') = ltrim(${text}, '0')`] : []),
    ...(/^\d{1,9}$/.test(text) ? [sql`${ids} ${products.id} = ${Number(text)}`] : []),
  ];
  return sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union `,
  );
}
