import { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { csvStart, csvText } from '#server/services/csv-text.ts';
import type { RunningTask, TaskHandler } from '#server/services/tasks/task-handler.ts';
import { offerFields, offerHeadings } from './offer-columns.ts';
import { countOffers, selectOffers } from './select-offers.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'clock' | 'config'>;

/**
 * Writes the catalogue as CSV into the file store, a row for each product and store. It is read in parts of `atOnce` rows,
 * each in a statement of its own: a change during the export shows in the parts read after it. Progress is in rows.
 */
export function productExport(deps: Needs, atOnce = 500): TaskHandler {
  return {
    kind: 'product-export',
    run: async (task) => {
      const now = deps.clock();
      await deps.files.put(task.fileKey, Readable.from(writeParts(deps, task, now, atOnce)));
      const name = `products-${now.toISOString().slice(0, 10)}.csv`;
      return { file: { key: task.fileKey, name, type: 'text/csv; charset=utf-8' } };
    },
  };
}

async function* writeParts(
  { db, config }: Needs,
  task: RunningTask,
  now: Date,
  atOnce: number,
): AsyncGenerator<string> {
  const total = await countOffers(db);
  let done = 0;
  await task.report({ done, total });
  yield csvStart + csvText([offerHeadings]);
  for await (const offers of selectOffers(db, now, atOnce)) {
    yield csvText(offers.map((offer) => offerFields(offer, config.decimals)));
    done += offers.length;
    await task.report({ done, total: Math.max(done, total) });
  }
  await task.report({ done, total: done });
}
