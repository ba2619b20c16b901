import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * A database over a pool whose transactions give their connection back whatever happens. Left to itself the query builder
 * keeps one for good when the connection is gone as the transaction begins: after a crash of the server as many as were in
 * use are missing, and with the last of them the shop waits for ever.
 */
export function drizzlePool(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
