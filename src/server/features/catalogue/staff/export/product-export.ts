import { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import type { RunningTask, TaskHandler } from '#server/services/tasks/task-handler.ts';
import { type ExportInput, offerWriter } from './offer-writer.ts';
import { type Asked, countOffers, type Offer, selectOffers } from './select-offers.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'clock' | 'config'>;

/**
 * Writes the catalogue into the file store, in the form that was asked for, a row for each product and store. It is read in
 * parts of `atOnce` rows, each in a statement of its own: a change during the export shows in the parts read after it.
 * Progress is in rows.
 */
export function productExport(deps: Needs, atOnce = 500): TaskHandler {
  return {
    kind: 'product-export',
    run: async (task) => {
      const now = deps.clock();
      const input: ExportInput = task.input;
      const writer = offerWriter(input, deps.config.decimals);
      const storeIds = input.storeIds ?? null;
      const parts = readParts(deps, task, { storeIds, now, atOnce });
      await deps.files.put(task.fileKey, Readable.from(writer.write(parts), { objectMode: false }));
      const name = writer.name(now, await readShopZone(deps.db));
      return { file: { key: task.fileKey, name, type: writer.type } };
    },
  };
}

async function* readParts({ db }: Needs, task: RunningTask, { storeIds, now, atOnce }: Asked): AsyncGenerator<Offer[]> {
  const total = await countOffers(db, storeIds);
  let done = 0;
  await task.report({ done, total });
  for await (const offers of selectOffers(db, { storeIds, now, atOnce })) {
    yield offers;
    done += offers.length;
    await task.report({ done, total: Math.max(done, total) });
  }
  await task.report({ done, total: done });
}
