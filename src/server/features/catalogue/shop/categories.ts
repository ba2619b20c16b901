import type { Category } from '#contract/catalogue/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { aisleGroupOf } from '#domain/catalogue/aisle-groups.ts';
import { type InSome, saidIn } from '#domain/language/by-language.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Connection } from '#server/db/connection.ts';
import { keepUntilChanged } from '#server/services/memory/keep-until-changed.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { choosePictures } from './search/shelves/choose-pictures.ts';
import { type FollowedShelves, readShelves } from './search/shelves/follow-shelves.ts';
import { countCategories, countReduced, countSales } from './search/shelves/store-shelf.ts';

const statement = {
  name: 'categories',
  text: `select code, color, picture_id as "pictureId", labels
from categories order by position, code`,
};
type Row = { code: string; color: string; pictureId: string | null; labels: InSome<string> };
export type ReadCategoryRows = () => Promise<readonly Row[]>;

export function followCategoryRows(
  connection: Pick<Connection, 'hot'>,
  changes: Pick<Changes, 'on'>,
): ReadCategoryRows {
  return keepUntilChanged(changes, ['catalogue'], () => connection.hot<Row>(statement, [])).read;
}

/**
 * The categories that have something in a store, in the shop's order, with the number of products in each; of those with
 * a reduction alone where they are asked for. Refuses `notFound` for a store that is not there or not displayed.
 */
export async function selectCategories(
  sources: { readCategoryRows: ReadCategoryRows; shelves: FollowedShelves },
  { storeId, hasReduction }: { storeId: number; hasReduction?: boolean | undefined },
  { language, priceType }: Pick<Shown, 'language' | 'priceType'>,
): Promise<Category[]> {
  const shelves = await readShelves(sources.shelves, storeId);
  if (!shelves) throw new Refusal('notFound');
  const { goods, shelf } = shelves;
  const products = hasReduction ? countReduced(goods, shelf, priceType) : countCategories(goods, shelf);
  const rows = (await sources.readCategoryRows()).filter(({ code }) => (products.get(code) ?? 0) > 0);
  const sales = countSales(goods, shelf);
  const chosen = choosePictures(goods, shelf);
  const ranks = rankBySales(rows.map(({ code }) => sales.get(code) ?? 0));
  return rows.map(({ code, color, pictureId, labels }, i) => ({
    id: code,
    name: code,
    label: saidIn(labels, language) ?? code,
    numberOfProducts: products.get(code) ?? 0,
    popularRank: ranks[i] ?? 0,
    group: aisleGroupOf(code),
    image: pictureId && pictureUrl(pictureId),
    goodsPicture: pictureId === null ? goodsPicture(chosen.get(code)) : null,
    color,
  }));
}

const goodsPicture = (id: string | undefined) => (id === undefined ? null : pictureUrl(id));

/** The place of each among all, from 1 for the largest on; of equals the first comes first. */
function rankBySales(sales: readonly number[]): number[] {
  const order = sales.map((_, i) => i).sort((a, b) => (sales[b] ?? 0) - (sales[a] ?? 0));
  const ranks: number[] = [];
  for (const [place, i] of order.entries()) ranks[i] = place + 1;
  return ranks;
}
