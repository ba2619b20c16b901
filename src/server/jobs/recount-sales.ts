import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { countPopularity } from '#server/services/shelf/count-popularity.ts';
import { countSales } from '#server/services/shelf/count-sales.ts';

const hour = 3_600_000;

/**
 * Recounts what is popular, and what was sold lately, in the stores where that was last done an hour ago, and notifies every
 * process. Processes that come at the same time count the same.
 */
export async function recountSales({ db, changes }: Pick<Deps, 'db' | 'changes'>, now: Date): Promise<void> {
  const countNext = () =>
    transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
      const counted = await countPopularity(tx, now, new Date(now.getTime() - hour));
      if (counted === null) return null;
      await countSales(tx, counted, now);
      announce('catalogue', [counted]);
      return counted;
    });
  while ((await countNext()) !== null);
}
