import type { CountedGood, listGoodsToCount } from '#contract/catalogue/stock-counts.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { categories, isCategory } from '#domain/catalogue/category.ts';
import type { StorageType } from '#domain/catalogue/usual-facts.ts';
import type { Language } from '#domain/language/language.ts';
import type { Aisle } from '#domain/picking/aisle.ts';
import { walkingStops } from '#domain/picking/walking-order.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { selectAisles } from '#server/services/picking/select-aisles.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

/** As many as one counts at a stretch. */
const most = 500;

type GoodRow = {
  productId: number;
  name: string;
  category: string;
  storageType: StorageType;
  shelf: string | null;
  unit: string;
  onHandMilli: Milli;
  pictureId: string | null;
  barcode: string | null;
};

/** The goods of an aisle in the order in which one walks past them. Throws `notFound` for a store that is not there. */
export async function selectGoodsToCount(
  db: Db,
  { store_id: storeId, aisle }: ParsedOf<typeof listGoodsToCount>,
  language: Language,
): Promise<{ aisles: string[]; items: CountedGood[]; isCapped: boolean }> {
  if ((await db.$count(stores, eq(stores.id, storeId))) === 0) throw new Refusal('notFound');
  const aisles = (await selectAisles(db, [storeId])).get(storeId)?.aisles ?? [];
  const names = aisles.length > 0 ? aisles.map(({ name }) => name) : [...categories];
  const meant = categoriesOf(aisle, aisles);
  const rows = meant.length > 0 ? await selectGoods(db, { storeId, language, categories: meant }) : [];
  const walked = walkingStops(rows, { aisles, language });
  const items = walked.slice(0, most).flatMap(({ lines: [row] }) => (row ? [toGood(row)] : []));
  return { aisles: names, items, isCapped: walked.length > most };
}

/** Of a store without aisles one names a category. */
function categoriesOf(place: string | undefined, aisles: readonly Aisle[]): readonly string[] {
  if (place === undefined) return [];
  if (aisles.length === 0) return isCategory(place) ? [place] : [];
  return aisles.find(({ name }) => name === place)?.categories ?? [];
}

function toGood({ productId, name, pictureId, barcode, unit, shelf, onHandMilli }: GoodRow): CountedGood {
  const picture = pictureId === null ? null : pictureUrl(pictureId);
  return { productId, name, picture, barcode, unit, shelf, onHand: fromMilli(onHandMilli) };
}

/** What a store counts and sells, or has some of, in these categories; one more than are answered. */
async function selectGoods(
  db: Db,
  filter: { storeId: number; language: Language; categories: readonly string[] },
): Promise<GoodRow[]> {
  const list = sql.join(
    filter.categories.map((one) => sql`${one}`),
    sql`, `,
  );
  return rowsOf<GoodRow>(
    await db.execute(sql`
      select p.id as "productId", t.name, p.category, p.storage_type as "storageType", place.shelf, p.unit,
        k.on_hand_milli as "onHandMilli", (
          select x.picture_id from product_pictures x where x.product_id = p.id order by x.position limit 1) as "pictureId", (
          select right(b.code, b.digits) from product_barcodes b where b.product_id = p.id order by b.position limit 1) as barcode
      from stock k
      join products p on p.id = k.product_id and p.deleted_at is null
      join product_texts t on t.product_id = p.id and t.language = ${filter.language}
      left join shelf_places place on place.store_id = k.store_id and place.product_id = p.id
      where k.store_id = ${filter.storeId} and k.inventory and p.category in (${list}) and (k.on_hand_milli > 0 or exists (
        select 1 from shelf sh where sh.store_id = k.store_id and sh.product_id = p.id))
      order by place.shelf nulls last, p.id limit ${most + 1}`),
  );
}
