import type { Db } from '#server/db/connection.ts';
import { lt, type SQL, sql } from '#server/db/sql.ts';
import { catalogueChanges } from '#server/db/tables/shelf.ts';

/** A statement that changes more rows of a store than this says of the whole shelf that it is to be read anew. */
const mostLogged = 500;

/**
 * Two parts of a `with`: `counted` has how many rows (store_id, product_id) of the part named changed in each store, `logged`
 * writes them down for those who keep the shelf in memory.
 */
export function countAndLog(changed: 'changed' | 'written'): SQL {
  const rows = sql.raw(changed);
  return sql`counted as (select store_id, count(*)::int as rows from ${rows} group by store_id),
logged as (
  insert into catalogue_changes (store_id, product_id)
  select c.store_id, c.product_id from ${rows} c join counted n on n.store_id = c.store_id and n.rows <= ${mostLogged}
  union all
  select store_id, null from counted where rows > ${mostLogged}
)`;
}

/** Throws away what was logged before a moment: whoever has not read for so long reads everything anew. */
export async function trimCatalogueChanges(db: Db, before: Date): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.at, before));
}
