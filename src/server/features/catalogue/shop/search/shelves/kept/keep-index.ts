import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import type { ShelfData } from '../shelf-data.ts';
import { keptKey } from './kept-key.ts';
import { keepShelves, keptShelves } from './kept-shelves.ts';

/** The goods and shelves kept for the next process, or another one beside this, to begin with. */
export type KeptIndex = {
  /** What was kept last; null where nothing that fits was. */
  read: () => Promise<ShelfData | null>;
  /** Keeps them as they are now, which they must stay until it is done. Nothing where they are kept so already. */
  write: (data: ShelfData) => Promise<void>;
};

/** In the folder `catalogue-index` of DATA_DIR, which is in no backup: what it holds is in the database. */
export function keepIndex({ connection, config }: Pick<Deps, 'connection' | 'config'>): KeptIndex {
  const file = join(config.dataDir, 'catalogue-index', 'shelves');
  let keptSince: string | null = null;
  return {
    read: async () => {
      const key = await keptKey(connection);
      const data = key === null ? null : await keptShelves(file, key);
      keptSince = data?.since ?? null;
      return data;
    },
    write: async (data) => {
      if (data.since === null || data.since === keptSince) return;
      const key = await keptKey(connection);
      if (key === null) return;
      await keepShelves(file, key, data);
      keptSince = data.since;
    },
  };
}
