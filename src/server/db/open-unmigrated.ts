import type { Config } from '#server/config.ts';
import type { RunCopying } from './connection.ts';
import { copyEmbedded, copyOnServer } from './copying.ts';
import { openLite } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { onceOn } from './postgres.ts';
import { followPrimary } from './primary.ts';

/** A database as it is, whatever its schema: for what copies the whole of it. */
export type Unmigrated = {
  kind: 'postgres' | 'embedded';
  copy: RunCopying;
  /** How many others are connected to it now. */
  countOthers: () => Promise<number>;
  close: () => Promise<void>;
};

/** What of the settings says where it is. */
export type Where = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl'>>;

/** Opens the database that the settings name and changes nothing in it. */
export async function openUnmigrated({
  databaseUrl,
  databaseDirectUrl: url = databaseUrl,
  dataDir,
}: Where): Promise<Unmigrated> {
  if (url) {
    const primary = followPrimary(url);
    const others =
      'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    return {
      kind: 'postgres',
      copy: (how, work) => onceOn(primary, (client) => copyOnServer(client, how, work)),
      countOthers: () => onceOn(primary, async (client) => (await client.query(others)).rows[0]?.count ?? 0),
      close: async () => undefined,
    };
  }
  const unlock = lockFolder(dataDir);
  try {
    const lite = await openLite({ dataDir });
    return {
      kind: 'embedded',
      copy: (how, work) => copyEmbedded(lite, how, work),
      // The lock keeps every other process out.
      countOthers: async () => 0,
      close: async () => {
        await lite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
