import type { FastifyBaseLogger } from 'fastify';
import { invariantNames } from '#domain/invariants/invariant-names.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import { invariantResults } from '#server/db/tables/checks.ts';
import { invariants } from './invariants.ts';

type Found = { violations: number; examples: string[]; error: string | null };
/** How many ids of what breaks an invariant are kept. */
const mostExamples = 5;

/** Milliseconds that one check may take: while somebody waits for it, and at night. */
export const checkTimes = { asked: 10_000, nightly: 300_000 } as const;

/**
 * Checks all that must hold, one after the other, and keeps what it finds. Whatever does not hold, or could not be
 * checked, is a line of the log. Answers the names of both: without them the caller would take all for well.
 */
export async function runChecks(
  { db, log }: { db: Db; log: Pick<FastifyBaseLogger, 'error'> },
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const broken: string[] = [];
  for (const name of invariantNames) {
    const found = await check(db, invariants[name], most);
    const row = { name, ...found, checkedAt: now };
    await db.insert(invariantResults).values(row).onConflictDoUpdate({ target: invariantResults.name, set: row });
    if (found.error !== null) log.error({ invariant: name, reason: found.error }, 'an invariant could not be checked');
    if (found.violations > 0) log.error({ invariant: name, ...found }, 'an invariant does not hold');
    if (found.error !== null || found.violations > 0) broken.push(name);
  }
  return broken;
}

async function check(db: Db, broken: SQL, most: number): Promise<Found> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${most}`));
      const [row] = rowsOf<{ violations: number; examples: string[] }>(
        await tx.execute(sql`with broken as materialized (${broken})
          select (select count(*)::int from broken) as violations,
            array(select broken.id::text from broken order by broken.id limit ${mostExamples}) as examples`),
      );
      return { violations: row?.violations ?? 0, examples: row?.examples ?? [], error: null };
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { violations: 0, examples: [], error: cause instanceof Error ? cause.message : String(cause) };
  }
}
