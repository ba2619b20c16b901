import type { Category } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import { type FollowedShelves, readShelves } from './shelf-index/follow-shelves.ts';
import { countCategories } from './shelf-index/store-shelf.ts';

const statement = {
  name: 'categories',
  text: `select code, color, picture_id as "pictureId",
  case $1::text when 'en' then label_en when 'vi' then label_vi else label_fr end as label
from categories order by position, code`,
};
type Row = { code: string; label: string; color: string; pictureId: string | null };

/**
 * The categories that have something in a store, in the shop's order, with the number of products in each. Refuses
 * `notFound` for a store that is not there or not displayed.
 */
export async function selectCategories(
  at: { connection: Pick<Connection, 'hot'>; shelves: FollowedShelves },
  storeId: number,
  language: Language,
): Promise<Category[]> {
  const shelves = await readShelves(at.shelves, storeId);
  if (!shelves) throw new Refusal('notFound');
  const products = countCategories(shelves.goods, shelves.shelf);
  const rows = await at.connection.hot<Row>(statement, [language]);
  return rows.flatMap(({ code, label, color, pictureId }) => {
    const numberOfProducts = products.get(code) ?? 0;
    return numberOfProducts === 0
      ? []
      : [{ id: code, name: code, label, numberOfProducts, image: pictureId && pictureUrl(pictureId), color }];
  });
}
