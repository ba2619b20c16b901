import type { Category } from '#contract/catalogue/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { type InSome, saidIn } from '#domain/language/by-language.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Connection } from '#server/db/connection.ts';
import { keepUntilChanged } from '#server/services/memory/keep-until-changed.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { type FollowedShelves, readShelves } from './search/shelves/follow-shelves.ts';
import { countCategories, countReduced } from './search/shelves/store-shelf.ts';

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
  return (await sources.readCategoryRows()).flatMap(({ code, color, pictureId, labels }) => {
    const numberOfProducts = products.get(code) ?? 0;
    return numberOfProducts === 0
      ? []
      : [
          {
            id: code,
            name: code,
            label: saidIn(labels, language) ?? code,
            numberOfProducts,
            image: pictureId && pictureUrl(pictureId),
            color,
          },
        ];
  });
}
