import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { eraseFilesKind } from '#server/services/order/erase-orders.ts';
import type { OutboxHandler, Outcome } from './outbox-handler.ts';

const payload = z.object({ mails: z.array(z.string().regex(/^[\w-]+$/)), files: z.array(z.string()) });

/** Deletes the files of people whose data were erased: mails that were written as files, pictures. */
export function eraseFilesHandler({ config, files }: Pick<Deps, 'config' | 'files'>): OutboxHandler {
  return {
    kinds: [eraseFilesKind],
    lease: 60_000,
    batch: 10,
    // Never abandoned: the law requires the erasing.
    mostTries: Number.POSITIVE_INFINITY,
    handle: async (rows) => {
      const outcomes = new Map<number, Outcome>();
      for (const row of rows) {
        const erased = payload.parse(row.payload);
        for (const name of erased.mails)
          for (const ending of ['eml', 'txt'])
            await rm(join(config.dataDir, 'outbox', `${name}.${ending}`), { force: true });
        for (const name of erased.files) await files.delete(name);
        outcomes.set(row.id, 'done');
      }
      return outcomes;
    },
  };
}
