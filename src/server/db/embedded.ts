import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Connection, Db } from './connection.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Opens the embedded database under `dataDir` (or in memory, from an image when one is given) and migrates it. */
export async function connectEmbedded(where: { dataDir?: string; image?: Blob }): Promise<Connection> {
  const unlock = where.dataDir === undefined ? () => undefined : lockFolder(where.dataDir);
  const lite = await openLite(where);
  const db = drizzle(lite);
  await migrate(db, { migrationsFolder });
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    hot: async <Row>(statement: { text: string }, values: readonly unknown[]) =>
      (await lite.query<Row>(statement.text, [...values])).rows,
    // No other process has this database open.
    listen: async () => undefined,
    alone: (work) => work(),
    vacuum: async () => {
      await lite.exec('vacuum (analyze)');
    },
    close: async () => {
      await lite.close();
      unlock();
    },
  };
}

export async function openLite(where: { dataDir?: string; image?: Blob }): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({
    ...(where.dataDir !== undefined && { dataDir: join(where.dataDir, 'database') }),
    ...(where.image && { loadDataDir: where.image }),
    extensions: { pg_trgm },
  });
}
