import type { Connection } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { withoutIndexes } from '#server/seed/scale/without-indexes.ts';
import { makeStore } from '../catalogue.ts';
import { fillAnswers } from './fill-answers.ts';
import { fillGoods } from './fill-goods.ts';
import { fillCustomers, fillOrders, type TradeSize } from './fill-trade.ts';

export type ShopSize = TradeSize & { products: number };
/** The shop that no list may slow down in, and one of a hundredth. */
export const largeShop: ShopSize = { products: 50_000, customers: 200_000, orders: 1_000_000 };
export const smallShop: ShopSize = { products: 500, customers: 2000, orders: 10_000 };

const tables = ['products', 'product_texts', 'prices', 'stock', 'shelf', 'customers', 'customer_roles', 'orders'];
const more = ['order_lines', 'contact_messages', 'reviews', 'search_misses', 'audit_entries'];

/** Fills a database of PostgreSQL by statements of its own: five stores, and what its lists show. Takes a minute or two. */
export async function fillShop({ db, vacuum }: Connection, size: ShopSize): Promise<void> {
  for (let i = 0; i < 5; i++) await makeStore(db);
  await db.transaction(async (tx) => {
    // Each row would look up the rows it names, which are there.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await withoutIndexes(tx, [...tables, ...more], async () => {
      await fillGoods(tx, size.products);
      await fillCustomers(tx, size.customers);
      await tx.execute(sql`analyze products, customers`);
      await fillOrders(tx, size);
      await tx.execute(sql`analyze orders, order_lines`);
      await fillAnswers(tx, size.orders);
    });
  });
  await vacuum();
}
