import { desc, isNotNull } from 'drizzle-orm';
import type { Attention } from '#contract/overview.ts';
import type { Db } from '#server/db/connection.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { readResults } from '#server/services/invariants/read-results.ts';
import { mostShown } from './most-shown.ts';

/** What is wrong with the shop's data, and what could not be sent; nothing where all is well. */
export async function systemAttention(db: Db): Promise<Pick<Attention, 'brokenInvariants' | 'deadLetters'>> {
  const broken = (await readResults(db)).filter(({ isHolding }) => isHolding !== true);
  const isDead = isNotNull(outbox.givenUpAt);
  const { id, kind, createdAt } = outbox;
  const dead = await db.select({ id, kind, createdAt }).from(outbox).where(isDead).orderBy(desc(id)).limit(mostShown);
  return {
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
  };
}
