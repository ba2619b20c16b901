import { type Db, rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import { andOwnStores } from '#server/services/session/own-stores.ts';
import { readWriter, type Writer } from '../plan/writer.ts';
import type { ImportRow } from './claim-import.ts';

export type AbsentGoods = {
  productId: number;
  storeId: number;
  name: string;
  onHandMilli: number;
  reservedMilli: number;
};

/**
 * Goods to be had of which the file says nothing: in the stores that it names and, where it has a column of suppliers, of
 * those it names. Once they are planned, rows say which product and store they are of, refused ones too.
 */
function absentFrom({ id, columns, fixed }: ImportRow, { storeIds }: Writer): SQL {
  const hasSupplier = fixed.supplier !== undefined || columns.some(({ field }) => field === 'supplier');
  const ofSuppliers = hasSupplier
    ? sql`and lower(p.supplier) in (
        select distinct lower(r.said ->> 'supplier') from import_rows r where r.import_id = ${id})`
    : sql``;
  return sql`
    from stock k join products p on p.id = k.product_id and p.deleted_at is null ${ofSuppliers}
    where k.inventory and k.on_hand_milli > k.reserved_milli
      and k.store_id in (select distinct r.store_id from import_rows r where r.import_id = ${id})${andOwnStores(storeIds, 'k.store_id')}
      and not exists (select from import_rows r
        where r.import_id = ${id} and r.product_id = k.product_id and r.store_id = k.store_id)`;
}

export async function countAbsent(db: Db, job: ImportRow): Promise<{ storeId: number; goods: number }[]> {
  if (job.absent !== 'zero') return [];
  const from = absentFrom(job, await readWriter(db, job));
  return rowsOf(
    await db.execute(sql`select k.store_id as "storeId", count(*)::int as goods ${from} group by k.store_id`),
  );
}

/** The first of them, by store and product, with their names in French. */
export async function selectAbsent(db: Db, job: ImportRow, most: number): Promise<AbsentGoods[]> {
  if (job.absent !== 'zero') return [];
  const from = absentFrom(job, await readWriter(db, job));
  return rowsOf(
    await db.execute(sql`
      select k.product_id as "productId", k.store_id as "storeId", k.on_hand_milli as "onHandMilli",
        k.reserved_milli as "reservedMilli", coalesce((
          select t.name from product_texts t where t.product_id = p.id and t.language = 'fr'), '') as name
      ${from} order by k.product_id, k.store_id limit ${most}`),
  );
}
