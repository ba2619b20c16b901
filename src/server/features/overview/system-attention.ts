import { statfs } from 'node:fs/promises';
import type { Attention } from '#contract/office/overview.ts';
import { desc, eq, isNotNull } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { webhooks } from '#server/db/tables/programs.ts';
import type { Deps } from '#server/deps.ts';
import { readResults } from '#server/services/invariants/read-results.ts';
import { mostShown } from './most-shown.ts';

/** Bytes: with less, pictures, invoices and the embedded database may soon find no room. */
const littleRoom = 500 * 2 ** 20;

/**
 * What is wrong with the shop's data, what could not be sent or told to programs, a disk that is nearly full; nothing
 * where all is well.
 */
export async function systemAttention(
  { db, config: { dataDir } }: Pick<Deps, 'db' | 'config'>,
  readRoom: (folder: string) => Promise<number> = freeBytes,
): Promise<Pick<Attention, 'brokenInvariants' | 'deadLetters' | 'webhooksGivenUp' | 'lowDisk'>> {
  const room = await readRoom(dataDir);
  const broken = (await readResults(db)).filter(({ isHolding }) => isHolding !== true);
  const isDead = isNotNull(outbox.givenUpAt);
  const { id, kind, createdAt } = outbox;
  const dead = await db.select({ id, kind, createdAt }).from(outbox).where(isDead).orderBy(desc(id)).limit(mostShown);
  const off = await db
    .select({ id: webhooks.id, url: webhooks.url, offAt: webhooks.offAt })
    .from(webhooks)
    .where(eq(webhooks.isGivenUp, true))
    .orderBy(desc(webhooks.offAt));
  return {
    ...(room < littleRoom && { lowDisk: { freeMegabytes: Math.floor(room / 2 ** 20) } }),
    ...(broken.length > 0 && {
      brokenInvariants: {
        count: broken.length,
        first: broken.slice(0, mostShown).map(({ name, violations, checkedAt }) => ({ name, violations, checkedAt })),
      },
    }),
    ...(dead.length > 0 && {
      deadLetters: {
        count: await db.$count(outbox, isDead),
        first: dead.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      },
    }),
    ...(off.length > 0 && {
      webhooksGivenUp: {
        count: off.length,
        first: off.slice(0, mostShown).map(({ id, url, offAt }) => ({
          ...{ id, host: new URL(url).host },
          offAt: offAt?.toISOString() ?? '',
        })),
      },
    }),
  };
}

/** Free bytes of the disk that holds the program's files. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
