import type { Attention } from '#contract/office/overview.ts';
import type { Language } from '#domain/language/language.ts';
import { usualDaysAhead } from '#domain/receipt/receipt.ts';
import { daysLeft, lowStockCause } from '#domain/stock/low-stock.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import type { Connection, HotStatement } from '#server/db/connection.ts';
import { and, asc, eq } from '#server/db/sql.ts';
import { productTexts, unreadBarcodes } from '#server/db/tables/catalogue.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Deps } from '#server/deps.ts';
import { selectDatedGoods } from '#server/services/product/select-dated-goods.ts';
import { lastsOf, selectStockSettings, shortStock } from '#server/services/product/short-stock.ts';
import { idsOf, isOneOf, type OfStores } from '#server/services/session/own-stores.ts';
import { mostNamed, mostShown } from './most-shown.ts';

// Products, as the list that staff open from here counts them; a product may run short in several stores.
const countLow = (below: Milli, name = `low-stock-count-${below}`, more = ''): HotStatement => ({
  name,
  text: `select count(distinct k.product_id)::int as count ${shortStock('low', below)}${more}`,
});
const countLowOwn = (below: Milli) =>
  countLow(below, `${countLow(below).name}-own`, `\nand ${isOneOf('k.store_id', '$1')}`);
const firstLow = (below: Milli, name = `low-stock-first-${below}`, more = ''): HotStatement => ({
  name,
  text: `select k.product_id as "productId", t.name, k.store_id as "storeId", o.name as "storeName",
  k.on_hand_milli - k.reserved_milli as milli, r.sold_milli::float8 as "soldMilli"
${shortStock('low', below).replace('where', 'join product_texts t on t.product_id = k.product_id and t.language = $1\nwhere')}${more}
order by ${lastsOf}, r.sold_milli desc, k.product_id, k.store_id limit ${mostNamed}`,
});
const firstLowOwn = (below: Milli) =>
  firstLow(below, `${firstLow(below).name}-own`, `\nand ${isOneOf('k.store_id', '$2')}`);
type Low = { productId: number; name: string; storeId: number; storeName: string; milli: number; soldMilli: number };

/**
 * What runs short in the stores of `who`, the worst first, and what is soon at its date; for who is there for all,
 * codes that could not be read and reviews that nobody has read: the others can do nothing about them.
 */
export async function productAttention(
  { db, connection, flags }: Pick<Deps, 'db' | 'connection' | 'flags'>,
  { who, language, now }: { who: OfStores; language: Language; now: Date },
): Promise<Pick<Attention, 'lowStock' | 'datedGoods' | 'unreadBarcodes' | 'pendingReviews'>> {
  const { lowMilli } = await selectStockSettings(db);
  const short = {
    lowStock: await lowStock(connection, { who, language, below: lowMilli }),
    ...(await datedGoods(db, { storeIds: who.storeIds, language, now })),
  };
  if (who.storeIds !== null) return short;
  return {
    ...short,
    ...(await unreadCodes(db, language)),
    ...(flags.isOn('products.reviews') && { pendingReviews: await pendingReviews(db, language) }),
  };
}

async function lowStock(
  { hot }: Pick<Connection, 'hot'>,
  { who: { storeIds }, language, below }: { who: OfStores; language: Language; below: Milli },
): Promise<Attention['lowStock']> {
  const own = storeIds === null ? [] : [idsOf(storeIds)];
  const [counted] = await hot<{ count: number }>(storeIds === null ? countLow(below) : countLowOwn(below), own);
  const rows = await hot<Low>(storeIds === null ? firstLow(below) : firstLowOwn(below), [language, ...own]);
  const first = rows.flatMap(({ milli, soldMilli, ...row }) => {
    const selling = { availableMilli: milli, soldMilli };
    const cause = lowStockCause(selling, below);
    if (cause === null) return [];
    return [{ ...row, available: fromMilli(milli), cause, daysLeft: Math.floor(daysLeft(selling) ?? 0) }];
  });
  return { count: counted?.count ?? 0, first, below: fromMilli(below) };
}

async function datedGoods(
  db: Deps['db'],
  by: OfStores & { language: Language; now: Date },
): Promise<Pick<Attention, 'datedGoods'>> {
  const { items, total } = await selectDatedGoods(db, { page: 1, perPage: mostShown, days: usualDaysAhead }, by);
  if (total === 0) return {};
  const { id, name } = stores;
  const rows = await db.select({ id, name }).from(stores);
  const nameOf = new Map(rows.map((store) => [store.id, store.name]));
  const first = items.map(({ receiptId: _, unit: __, storeId, ...goods }) => {
    return { ...goods, storeId, storeName: nameOf.get(storeId) ?? '' };
  });
  return { datedGoods: { count: total, first } };
}

async function unreadCodes(db: Deps['db'], language: Language): Promise<Pick<Attention, 'unreadBarcodes'>> {
  const { productId, text } = unreadBarcodes;
  const named = and(eq(productTexts.productId, productId), eq(productTexts.language, language));
  const first = await db
    .select({ productId, name: productTexts.name, text })
    .from(unreadBarcodes)
    .innerJoin(productTexts, named)
    .orderBy(asc(productId), asc(text))
    .limit(mostShown);
  return first.length > 0 ? { unreadBarcodes: { count: await db.$count(unreadBarcodes), first } } : {};
}

async function pendingReviews(db: Deps['db'], language: Language): Promise<Attention['pendingReviews']> {
  const pending = eq(reviews.status, 'pending');
  const rows = await db
    .select({ review: reviews, productName: productTexts.name })
    .from(reviews)
    .innerJoin(productTexts, and(eq(productTexts.productId, reviews.productId), eq(productTexts.language, language)))
    .where(pending)
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(mostShown);
  const first = rows.map(({ review: { id, productId, rating, createdAt }, productName }) => ({
    id,
    productId,
    productName,
    rating,
    createdAt: createdAt.toISOString(),
  }));
  return { count: await db.$count(reviews, pending), first };
}
