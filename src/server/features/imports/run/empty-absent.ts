import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { importRows } from '#server/db/tables/imports.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import { selectState } from '../plan/select-state.ts';
import { selectAbsent } from './absent-goods.ts';
import type { ImportRow } from './claim-import.ts';
import { rowsAtOnce } from './plan-import.ts';
import type { PartDone } from './write-rows.ts';

/**
 * Sets the stock of the next goods that the file does not name to what orders have reserved. Each gets a row behind those
 * of the file: it is not absent any more, and an undo finds it.
 */
export async function emptyAbsent(write: CatalogueWrite, job: ImportRow): Promise<PartDone> {
  const { tx, now } = write;
  const goods = await selectAbsent(tx, job, rowsAtOnce);
  await lockForSet(
    tx,
    goods.map(({ productId }) => productId),
    goods,
  );
  const state = await selectState(tx, { productIds: [], pairs: goods, scaleCodes: [], asOf: null, now });
  const emptied = goods.map((one) => {
    const { onHandMilli, reservedMilli } = state.offerOf(one);
    return { ...one, before: onHandMilli, after: Math.min(onHandMilli, reservedMilli) };
  });
  await writeSet(write, {
    offers: emptied
      .filter(({ before, after }) => before !== after)
      .map(({ productId, storeId, before, after }) => ({
        productId,
        storeId,
        stock: { deltaMilli: after - before, reason: 'correction' },
      })),
  });
  const next = await nextNumber(tx, job.id);
  if (emptied.length > 0)
    await tx.insert(importRows).values(
      emptied.map(({ productId, storeId, before, after }, i) => ({
        importId: job.id,
        row: next + i,
        cells: [],
        productId,
        storeId,
        written: { onHand: { before, after } },
      })),
    );
  const counts = { ...job.counts, absent: (job.counts.absent ?? 0) + goods.length };
  return { counts, lastRow: job.lastRow, done: job.done, isLast: goods.length < rowsAtOnce };
}

async function nextNumber(tx: Db, id: number): Promise<number> {
  const [row] = rowsOf<{ next: number }>(
    await tx.execute(sql`select coalesce(max(row), 0)::int + 1 as next from import_rows where import_id = ${id}`),
  );
  return row?.next ?? 1;
}
