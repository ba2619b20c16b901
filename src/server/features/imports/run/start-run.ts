import { invalidFields, Refusal } from '#contract/errors.ts';
import type { ImportProgress } from '#contract/imports/import-runs.ts';
import { importCounts, type LeapKind } from '#domain/import/import-state.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import { and, eq, inArray, or } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { lacksDecimal } from '../map-columns.ts';
import { findImport } from '../select-imports.ts';
import { claimReady, type ImportRow } from './claim-import.ts';
import { tryImport } from './run-imports.ts';

/** Which import, and who asks: what leaps is theirs to confirm, and their stores are those that are written. */
export type Asked = { id: number; accountId: number; writerStoreIds: number[] | null };
const leaseMs = 30_000;
const undoDays = 30;
const dayMs = 86_400_000;

/** Throws `invalid` on `decimal` where the file has numbers and nobody has said how they are written. */
function requireDecimal(row: ImportRow): void {
  if (lacksDecimal(row)) throw invalidFields({ decimal: 'validation.required' });
}

/** What ended a run of the night before it wrote anything may be tried by somebody, who then confirms what leaps. */
const stoppedByLeap = and(eq(imports.state, 'failed'), eq(imports.failure, 'stockLeap'));

/** Has an import tried by the process whose turn it is. Throws `conflict` where it is not ready, or has begun to run. */
export async function queueTrial({ tx, announce }: Write, { id, ...writer }: Asked): Promise<ImportRow> {
  requireDecimal(await findImport(tx, id));
  const [row] = await tx
    .update(imports)
    .set({
      state: 'trying',
      ...writer,
      done: 0,
      failures: 0,
      takenUntil: null,
      step: null,
      failure: null,
      finishedAt: null,
    })
    .where(and(eq(imports.id, id), or(inArray(imports.state, ['ready', 'tried']), stoppedByLeap)))
    .returning();
  if (!row) throw new Refusal('conflict');
  announce('tasks');
  return row;
}

/** Before an import is run it is tried: at once, where nobody has had it tried. */
export async function tryFirst(deps: Deps, input: Asked): Promise<void> {
  const found = await findImport(deps.db, input.id);
  if (found.state !== 'ready') return;
  requireDecimal(found);
  const job = await claimReady(deps.db, input, deps.clock(), leaseMs);
  if (job) await tryImport(deps, job);
}

/**
 * Puts a tried import in the line of those that wait to run. Throws `needsConfirmation` with the leaps that are not
 * confirmed, and `conflict` where it was not tried or has run.
 */
export function queueRun(write: Write, { confirm, ...asked }: Asked & { confirm: LeapKind[] }): Promise<ImportRow> {
  return queue(write, asked, ({ state, leaps: found }) => {
    if (state !== 'tried') throw new Refusal('conflict');
    const leaps = found.filter(({ kind }) => !confirm.includes(kind));
    if (leaps.length > 0) throw new Refusal('needsConfirmation', { data: { leaps } });
    return { state: 'waiting', requestId: currentRequestId(), confirmed: confirm, step: null };
  });
}

/**
 * Has what a run has written taken back, in the stores of who asks. Throws `conflict` where there is nothing to take back, or
 * its time is over.
 */
export function queueUndo({ now, ...write }: Write & { now: Date }, input: Asked): Promise<ImportRow> {
  return queue(write, input, ({ state, step, finishedAt, counts }) => {
    const hasWritten = state === 'done' || (state === 'failed' && step !== null && step !== 'plan');
    const isInTime = finishedAt !== null && now.getTime() - finishedAt.getTime() <= undoDays * dayMs;
    if (!hasWritten || !isInTime) throw new Refusal('conflict');
    return {
      state: 'undoing',
      requestId: currentRequestId(),
      counts: { ...counts, undone: 0, kept: 0 },
      failure: null,
    };
  });
}

/** Gives an import to the process whose turn it is, from its first row, for who asks; `next` says what it is then, or refuses. */
async function queue(
  { tx, announce }: Write,
  { id, ...writer }: Asked,
  next: (found: ImportRow) => Partial<ImportRow>,
): Promise<ImportRow> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!found) throw new Refusal('notFound');
  const fresh = { takenUntil: null, done: 0, lastRow: 0, failures: 0, version: found.version + 1 };
  const [row] = await tx
    .update(imports)
    .set({ ...next(found), ...writer, ...fresh })
    .where(eq(imports.id, id))
    .returning();
  if (!row) throw new Refusal('notFound');
  announce('tasks');
  return row;
}

/** How far an import is, and what a run of it asks to be confirmed. */
export function toProgress({ id, version, state, counts, done, total, leaps }: ImportRow): ImportProgress {
  const all = Object.fromEntries(importCounts.map((name) => [name, counts[name] ?? 0]));
  return { id, version, state, counts: all as ImportProgress['counts'], done, total, leaps };
}
