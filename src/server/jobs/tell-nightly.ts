import { latestTime } from '#domain/clock/recurring.ts';
import { enqueueAll } from '#server/db/enqueue.ts';
import { and, gte, isNotNull, lt, or } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { isFaultyByNight } from '#server/services/imports/import-faults.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import { pause, triedFor } from './import-nightly.ts';

/** Milliseconds for which an import is told of: what is older staff have seen on the overview. */
const toldFor = 86_400_000;

/**
 * Mails the shop, once for each, the imports of the night that failed or refused rows. What could not be fetched is told of
 * when no other try of that night may bring it.
 */
export async function tellNightly({ db, changes, config }: Pick<Deps, 'db' | 'changes' | 'config'>, now: Date) {
  const settings = config.nightlyImport;
  if (!settings) return;
  const due = latestTime(now, await readShopZone(db), { time: settings.time });
  const isOver = now.getTime() - due.getTime() >= triedFor + pause;
  const { id, fileHash, createdAt, finishedAt } = imports;
  const isEnded = isOver ? undefined : or(isNotNull(fileHash), lt(createdAt, due));
  const found = await db
    .select({ id })
    .from(imports)
    .where(and(isFaultyByNight, isEnded, gte(finishedAt, new Date(now.getTime() - toldFor))));
  if (found.length === 0) return;
  const kind = 'nightly-import-faulty';
  await transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
    await enqueueAll(
      tx,
      found.map((one) => ({ kind, dedupeKey: `${kind}:${one.id}`, payload: { importId: one.id }, now })),
    );
    announce('outbox');
  });
}
