import type { Cents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { inList, type ShelfScope } from '#server/services/shelf/shelf-scope.ts';
import { copyGoods, type GoodsCopy } from './copy-goods.ts';
import {
  addGoodsRows,
  deleteGoodsRows,
  type GoodsChange,
  type NewGoods,
  writeCostRows,
  writeGoodsRows,
} from './write-goods.ts';
import { type CatalogueWrite, type OfferChange, rowsAs, writeOfferRows } from './write-offers.ts';

/** Changes of many products at once; each product once in each list, each product and store once in `offers`. */
export type CatalogueSet = {
  added?: readonly NewGoods[];
  /** Articles that are made as others are; their prices and stock are among `offers`. */
  copies?: readonly GoodsCopy[];
  goods?: readonly GoodsChange[];
  offers?: readonly OfferChange[];
  /** What one unit costs the shop, in cents without VAT. */
  costs?: readonly { productId: number; cents: Cents }[];
  /** Ids of products that nobody has ordered. */
  deleted?: readonly number[];
};

/**
 * Locks products, and their stock in these stores, in the order that orders and forms take them in. To be called before
 * what a set is planned from is read: it then says what was committed.
 */
export async function lockForSet(
  tx: Db,
  productIds: readonly number[],
  offers: readonly Pick<OfferChange, 'productId' | 'storeId'>[],
): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select 1 from products p where ${inList(sql`p.id`, productIds)} order by p.id for no key update) held`);
  const rows = offers.map(({ productId, storeId }) => ({ product_id: productId, store_id: storeId }));
  await tx.execute(sql`
    select count(*) from (
      select 1 from stock s join ${rowsAs(rows, 'product_id int, store_id int')} using (product_id, store_id)
      order by s.product_id, s.store_id for update of s) held`);
}

/**
 * Every write of many products at once goes through here, as `changeProducts` and `changeFigures` are for one: it writes
 * the rows, counts versions up, updates the shelves, which notes prices and logs what changed, and notifies every process.
 * Some twenty statements, whatever the number of products. Who calls has locked them by `lockForSet`.
 */
export async function writeSet(write: CatalogueWrite, set: CatalogueSet): Promise<void> {
  const { tx, announce } = write;
  const { added = [], copies = [], goods = [], offers = [], costs = [], deleted = [] } = set;
  await addGoodsRows(tx, added);
  await copyGoods(write, copies);
  await writeGoodsRows(write, goods);
  await deleteGoodsRows(write, deleted);
  await writeOfferRows(write, offers);
  await writeCostRows(tx, costs);
  const asGoods = [...goods.map(({ productId }) => productId), ...deleted];
  const newIds = new Set([...added, ...copies].map(({ id }) => id));
  const known = new Set([...asGoods, ...newIds]);
  const asFigures = [...new Set([...offers, ...costs].map(({ productId }) => productId))].filter(
    (id) => !known.has(id),
  );
  await raiseVersions(write, { goods: asGoods, logged: [...newIds, ...asGoods], figures: asFigures });
  await refresh(write, set);
  if (known.size > 0) announce('catalogue');
  else if (offers.length > 0) announce('catalogue', [...new Set(offers.map(({ storeId }) => storeId))]);
}

/** Of products whose facts change the version that what is kept in memory holds by, of others that of their figures. */
async function raiseVersions(
  { tx, now }: Pick<CatalogueWrite, 'tx' | 'now'>,
  ids: Record<'goods' | 'logged' | 'figures', readonly number[]>,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  if (ids.goods.length > 0)
    await tx.execute(sql`
      update products set version = version + 1, updated_at = ${at} where ${inList(sql`id`, ids.goods)}`);
  if (ids.logged.length > 0)
    await tx.execute(sql`
      insert into catalogue_changes (product_id) select id from products where ${inList(sql`id`, ids.logged)} order by id`);
  if (ids.figures.length > 0)
    await tx.execute(sql`
      update products set figures_version = figures_version + 1, updated_at = ${at}
      where ${inList(sql`id`, ids.figures)}`);
}

/** Goods that come, go or change in every store; of the others those whose prices or discounts change, where they do. */
async function refresh({ tx, now }: Pick<CatalogueWrite, 'tx' | 'now'>, set: CatalogueSet): Promise<void> {
  const { added = [], copies = [], goods = [], offers = [], deleted = [] } = set;
  const newIds = [...added, ...copies].map(({ id }) => id);
  const everywhere = [...goods.map(({ productId }) => productId), ...deleted, ...newIds];
  const known = new Set(everywhere);
  const priced = offers.filter(
    ({ productId, cents, discount }) => !known.has(productId) && (cents !== undefined || discount),
  );
  const scopes: ShelfScope[] = [
    { productIds: everywhere },
    {
      productIds: [...new Set(priced.map(({ productId }) => productId))],
      storeIds: [...new Set(priced.map(({ storeId }) => storeId))],
    },
  ];
  for (const scope of scopes) if (scope.productIds?.length) await refreshShelf(tx, now, scope, { isLocked: true });
}
