import type { ImportState } from '#domain/import/import-state.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';

export type ImportRow = typeof imports.$inferSelect;
/** An import that this process works on. `claim` is its fencing token. */
export type ImportClaim = Pick<ImportRow, 'id' | 'claim'>;

const atWork = ['trying', 'running', 'undoing'] as const satisfies readonly ImportState[];
/** After so many claims that have brought it no further an import has failed. */
export const mostFailures = 3;

/** Thrown where the import was cancelled, or another process has claimed it: what was being done is taken back. */
export class ClaimLost extends Error {}

/**
 * Claims the import whose turn it is: one that was begun and left by a process that ended, else the oldest that waits.
 * Null while another one is worked on, in whichever process, and where none waits.
 */
export async function claimImport(db: Db, now: Date, leaseMs: number): Promise<ImportRow | null> {
  // Looked for every second, and there is hardly ever one.
  if ((await db.$count(imports, inArray(imports.state, ['waiting', ...atWork]))) === 0) return null;
  return db.transaction(async (tx) => {
    // Two processes that look at once would see nobody at work and claim two.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('imports.claim'))`);
    const busy = and(inArray(imports.state, [...atWork]), gt(imports.takenUntil, now));
    if ((await tx.$count(imports, busy)) > 0) return null;
    const [next] = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(
        and(
          inArray(imports.state, ['waiting', ...atWork]),
          or(isNull(imports.takenUntil), lte(imports.takenUntil, now)),
        ),
      )
      .orderBy(asc(imports.takenUntil), asc(imports.id))
      .limit(1);
    if (!next) return null;
    const [row] = await tx
      .update(imports)
      .set({
        state: sql`case when ${imports.state} = 'waiting' then 'running' else ${imports.state} end`,
        startedAt: sql`coalesce(${imports.startedAt}, ${now.toISOString()}::timestamptz)`,
        ...taken(now, leaseMs),
      })
      .where(eq(imports.id, next.id))
      .returning();
    return row ?? null;
  });
}

/** Claims an import that is ready, to try it at once for who asks; null where it is not, any more. */
export async function claimReady(
  db: Db,
  { id, ...writer }: Pick<ImportRow, 'id' | 'accountId' | 'writerStoreIds'>,
  now: Date,
  leaseMs: number,
): Promise<ImportRow | null> {
  const [row] = await db
    .update(imports)
    .set({ state: 'trying', ...writer, ...taken(now, leaseMs) })
    .where(and(eq(imports.id, id), eq(imports.state, 'ready')))
    .returning();
  return row ?? null;
}

const taken = (now: Date, leaseMs: number) => ({
  takenUntil: after(now, leaseMs),
  claim: sql`${imports.claim} + 1`,
  failures: sql`${imports.failures} + 1`,
});

/** Writes how far it is, within the transaction of what was done. Throws `ClaimLost`. */
export async function holdImport(db: Db, { id, claim }: ImportClaim, values: Partial<ImportRow>): Promise<ImportRow> {
  const [row] = await db
    .update(imports)
    .set(values)
    .where(and(eq(imports.id, id), eq(imports.claim, claim), inArray(imports.state, [...atWork])))
    .returning();
  if (!row) throw new ClaimLost();
  return row;
}

/** What is written with a part that is done: it has brought the import further. */
export const further = (now: Date, leaseMs: number) => ({ takenUntil: after(now, leaseMs), failures: 0 });
/** What is written where this process stops and another may go on at once: the claim does not count. */
export const released = { takenUntil: null, failures: sql<number>`greatest(0, ${imports.failures} - 1)` };

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
