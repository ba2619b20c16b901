import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Connection } from '#server/db/connection.ts';
import { embeddedConnection, openLite } from '#server/db/embedded.ts';
import { migrateUp } from '#server/db/migrate.ts';
import { emptyTables, shapeOf } from './empty-database.ts';
import { schemaVersion } from './schema-version.ts';

/** An embedded database and what `shapeOf` said when it was new. */
type Made = { lite: PGlite; shape: string };

/** What earlier tests of this worker have closed, empty again: to open another costs a second of processor. */
const idle: Made[] = [];

/** An empty, migrated database in memory; when closed it is emptied and kept for the next test file of the worker. */
export async function openEmbeddedForTest(): Promise<Connection> {
  const made = idle.pop() ?? (await make());
  let isClosed = false;
  // What a test left running must not write into the database of the next one.
  const own = new Proxy(made.lite, {
    get(target, key) {
      if (isClosed) throw new Error('the database of this test is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return embeddedConnection(own, async () => {
    if (isClosed) return;
    isClosed = true;
    await emptyTables(made.lite);
    // A test that changed more than rows keeps what it changed to itself.
    if ((await shapeOf(made.lite)) === made.shape) idle.push(made);
    else await made.lite.close();
  });
}

// Migrating takes two seconds, loading an image of a migrated database a third of one.
async function make(): Promise<Made> {
  const folder = join('node_modules', '.cache', 'panier');
  const file = join(folder, `database-${schemaVersion}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const lite = await openLite({});
    await migrateUp(lite);
    const image = await lite.dumpDataDir('none');
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await image.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    await lite.close();
  }
  // Read at once: a worker that made the image at the same moment puts its own in this one's place.
  const lite = await openLite({ image: new Blob([readFileSync(file)]) });
  return { lite, shape: await shapeOf(lite) };
}
