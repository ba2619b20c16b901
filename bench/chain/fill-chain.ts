import { alcoholAge } from '#domain/catalogue/minimum-age.ts';
import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { seedKinds } from '#server/seed/demo/seed-kinds.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import type { BenchDatabase, Size } from '../database.ts';
import { benchGoods } from '../goods.ts';

/** Loads the products once, then gives each store prices, stock and discounts of its own by a statement each. */
export async function fillChain({ env }: BenchDatabase, { products, stores }: Size): Promise<void> {
  const connection = await connect({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const now = new Date();
  try {
    const { db } = connection;
    const storeIds: number[] = [];
    for (let i = 0; i < stores; i++) storeIds.push(await makeStore(db));
    await seedKinds(db);
    const goods = benchGoods(products).map((each) => ({ ...each, stores: [] }));
    for (let from = 0; from < goods.length; from += 1000) await makeProducts(db, goods.slice(from, from + 1000), now);
    // As a product has it that staff have made: a rename of one would set it otherwise.
    await db.execute(sql`update products set minimum_age = ${alcoholAge} where category = 'ALCOOL'`);
    for (const storeId of storeIds) await fillStore(db, storeId, now);
    await connection.vacuum();
  } finally {
    await connection.close();
  }
}

async function fillStore(db: Db, storeId: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into prices (store_id, product_id, price_type, cents)
    select ${storeId}, id, 'retail', 80 + (id * 7919 + ${storeId} * 31) % 4000 from products order by id`);
  await db.execute(sql`
    insert into prices (store_id, product_id, price_type, cents)
    select ${storeId}, id, 'wholesale', 70 + (id * 7919 + ${storeId} * 31) % 4000 from products where id % 3 = 0 order by id`);
  await db.execute(sql`
    insert into stock (store_id, product_id, on_hand_milli)
    select ${storeId}, id, case when (id + ${storeId}) % 20 = 0 then 0 else 1000000000 end from products order by id`);
  await db.execute(sql`
    insert into discounts (store_id, product_id, percent)
    select ${storeId}, id, 5 + id % 30 from products where (id + ${storeId}) % 8 = 0 order by id`);
  await refreshShelf(db, now, { storeIds: [storeId] });
}
