import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Connection, type Db, noReplica } from './connection.ts';
import { copyEmbedded } from './copying.ts';
import { lockFolder } from './lock.ts';
import { migrateUp } from './migrate.ts';

/** Opens the embedded database under `dataDir`, which no other process has open, and migrates it. */
export async function connectEmbedded({ dataDir }: { dataDir: string }): Promise<Connection> {
  const unlock = lockFolder(dataDir);
  const lite = await openLite({ dataDir });
  const close = async () => {
    await lite.close();
    unlock();
  };
  try {
    await migrateUp(lite);
  } catch (error) {
    await close();
    throw error;
  }
  return embeddedConnection(lite, close);
}

/** The connection over an embedded database that is open and migrated. */
export function embeddedConnection(lite: PGlite, close: () => Promise<void>): Connection {
  return {
    ...noReplica,
    kind: 'embedded',
    db: drizzle(lite) as unknown as Db,
    hot: async <Row>(statement: { text: string }, values: readonly unknown[]) =>
      (await lite.query<Row>(statement.text, [...values])).rows,
    // No other process has this database open.
    listen: async () => undefined,
    alone: (work) => work(),
    vacuum: async () => {
      await lite.exec('vacuum (analyze)');
    },
    pools: () => [],
    copy: (how, work) => copyEmbedded(lite, how, work),
    close,
  };
}

/**
 * What of its tables the embedded database keeps in memory; without a setting it is 128 MB, all of which are this process's.
 * The files that it reads are kept by the system as well.
 */
const sharedBuffers = '32MB';

/** From the folder of a shop, or in memory from an image of another. */
export async function openLite(where: { dataDir?: string; image?: Blob }): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { btree_gin } = await import('@electric-sql/pglite/contrib/btree_gin');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({
    ...(where.dataDir !== undefined && { dataDir: join(where.dataDir, 'database') }),
    ...(where.image && { loadDataDir: where.image }),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    extensions: { btree_gin, pg_trgm },
  });
}
