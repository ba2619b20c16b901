import { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import type { RunningTask, TaskHandler } from '#server/services/tasks/task-handler.ts';
import { type ExportInput, offerWriter } from './offer-writer.ts';
import { type Asked, countOffers, selectOffers } from './select-offers.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'clock' | 'config'>;

/**
 * Writes the catalogue as CSV into the file store, in the form that was asked for, a row for each product and store. It is read in parts of `atOnce` rows,
 * each in a statement of its own: a change during the export shows in the parts read after it. Progress is in rows.
 */
export function productExport(deps: Needs, atOnce = 500): TaskHandler {
  return {
    kind: 'product-export',
    run: async (task) => {
      const now = deps.clock();
      const input: ExportInput = task.input;
      const writer = offerWriter(input, deps.config.decimals);
      const storeIds = input.storeIds ?? null;
      await deps.files.put(task.fileKey, Readable.from(writeParts(deps, task, { writer, storeIds, now, atOnce })));
      const name = writer.name(now, await readShopZone(deps.db));
      return { file: { key: task.fileKey, name, type: 'text/csv; charset=utf-8' } };
    },
  };
}

async function* writeParts(
  { db }: Needs,
  task: RunningTask,
  { writer, storeIds, now, atOnce }: Asked & { writer: ReturnType<typeof offerWriter> },
): AsyncGenerator<string> {
  const total = await countOffers(db, storeIds);
  let done = 0;
  await task.report({ done, total });
  yield writer.head;
  for await (const offers of selectOffers(db, { storeIds, now, atOnce })) {
    yield writer.lines(offers);
    done += offers.length;
    await task.report({ done, total: Math.max(done, total) });
  }
  await task.report({ done, total: done });
}
