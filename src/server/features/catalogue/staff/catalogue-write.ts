import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { inList } from '#server/services/shelf/shelf-scope.ts';

/**
 * Every write of what products are (facts, texts, pictures, whether they show) goes through here: it counts their
 * versions up, updates the shelves and notifies every process, in the transaction of `change`, whose answer it gives.
 */
export async function changeProducts<T>(
  { tx, announce, now }: CatalogueWrite,
  productIds: readonly number[],
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const answer = await change(tx);
  await tx.execute(sql`
    with changed as (
      update products set version = version + 1, updated_at = ${now.toISOString()}::timestamptz
      where ${inList(sql`id`, productIds)} returning id
    )
    insert into catalogue_changes (product_id) select id from changed order by id`);
  await refreshShelf(tx, now, { productIds });
  announce('catalogue');
  return answer;
}
