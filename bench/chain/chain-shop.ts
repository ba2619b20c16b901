import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { transact } from '#server/db/transact.ts';
import { editStore } from '#server/features/catalogue/staff/edit-store.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { changeProductIn } from '#server/testing/change-product.ts';
import type { Size } from '../database.ts';

// What happens to the shop from outside its process: the writes of the back office, by the same use cases.

/** One write as a use case does it, announced to the shop's process. */
function write<T>({ db }: Connection, work: (write: CatalogueWrite) => Promise<T>): Promise<T> {
  return transact({ db, committed: () => undefined }, (each) => work({ ...each, now: new Date() }));
}

/** How many rows a rename of a product writes. */
export function countRowsOfRename(connection: Connection): Promise<number> {
  return write(connection, async (each) => {
    await changeProductIn(each, 1, { name: { fr: 'Café renommé', en: 'Renamed coffee', vi: 'Cà phê đổi tên' } });
    const [row] = rowsOf<{ count: number }>(
      await each.tx.execute(
        sql`select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as count from pg_stat_xact_user_tables`,
      ),
    );
    return row?.count ?? 0;
  });
}

/** Changes so many prices a second, here and there in the chain, until it is stopped; that answers how many it changed. */
export function changePrices(connection: Connection, { products, stores }: Size, perSecond: number) {
  let count = 0;
  let isStopped = false;
  const run = async () => {
    for (; !isStopped; count++) {
      const price = { storeId: 1 + ((count * 7) % stores), originalPrice: (100 + (count % 4000)) / 100 };
      const productId = 1 + ((count * 7919) % products);
      const next = sleep(1000 / perSecond);
      await write(connection, (each) => changeProductIn(each, productId, { stores: [price] }));
      await next;
    }
    return count;
  };
  const running = run();
  return () => {
    isStopped = true;
    return running;
  };
}

/** Starts or ends a discount on everything in all stores, in one transaction. */
export async function offerEverything(connection: Connection, percent: number | null): Promise<void> {
  const offer = { discountPercent: percent, discountIsActive: percent !== null };
  await write(connection, async (each) => {
    const stores = rowsOf<{ id: number }>(await each.tx.execute(sql`select id from stores order by id`));
    for (const { id } of stores) await editStore(each, id, offer);
  });
}
