import type { FastifyBaseLogger } from 'fastify';
import type { ImportFailure } from '#domain/import/import-failure.ts';
import type { ImportCounts, LeapKind } from '#domain/import/import-state.ts';
import { withRequestId } from '#server/db/request-id.ts';
import { inSpan } from '#server/db/spans.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import {
  after,
  ClaimLost,
  claimImport,
  further,
  holdImport,
  type ImportRow,
  mostFailures,
  released,
} from './claim-import.ts';
import { emptyAbsent } from './empty-absent.ts';
import { planImport } from './plan-import.ts';
import { restAfter } from './rest.ts';
import { undoRows } from './undo-rows.ts';
import { type PartDone, writeRows } from './write-rows.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'changes'>;
export type ImportOptions = {
  /** How long a process keeps an import that it has said nothing of, in ms; a crash delays it by as much. */
  leaseMs?: number;
  /** The pause after a failure, in ms. */
  pauseMs?: number;
  /** Aborted when the program stops. */
  signal?: AbortSignal;
  /** What is done between two parts. */
  rest?: typeof restAfter;
  /** Called after each part that was committed. */
  afterPart?: (parts: number) => void | Promise<void>;
};
type Rules = Required<Pick<ImportOptions, 'leaseMs' | 'pauseMs' | 'rest'>> & ImportOptions;
const usual = { leaseMs: 30_000, pauseMs: 10_000, rest: restAfter };

/** Thrown where the program stops: another process goes on at once. */
class Stopped extends Error {}

/**
 * Tries, runs and undoes imports whose turn it is, one after the other, until none is left or the program stops; answers how
 * many it claimed. One at a time over all processes.
 */
export async function runImports(
  deps: Needs,
  log: Pick<FastifyBaseLogger, 'error'>,
  options: ImportOptions = {},
): Promise<number> {
  const rules: Rules = { ...usual, ...options };
  for (let claimed = 0; ; claimed++) {
    if (rules.signal?.aborted) return claimed;
    const job = await claimImport(deps.db, deps.clock(), rules.leaseMs);
    if (!job) return claimed;
    await withRequestId(job.requestId, () => inSpan({ name: 'import' }, () => workOn(deps, log, job, rules)));
  }
}

async function workOn(deps: Needs, log: Pick<FastifyBaseLogger, 'error'>, job: ImportRow, rules: Rules): Promise<void> {
  const { db, clock } = deps;
  try {
    if (job.failures > mostFailures) await fail(deps, job, 'runInterrupted');
    else if (job.state === 'trying') await tryImport(deps, job, rules);
    else if (job.state === 'undoing') await inParts(deps, job, rules, undoRows, 'undone');
    else await runImport(deps, job, rules);
  } catch (err) {
    if (err instanceof ClaimLost) return;
    if (!(err instanceof Stopped)) log.error({ err }, `import ${job.id} failed`);
    // Due again at once, or after a pause; after too many failures the next claim ends it.
    const values = err instanceof Stopped ? released : { takenUntil: after(clock(), rules.pauseMs) };
    await holdImport(db, job, values as Partial<ImportRow>).catch((lost: unknown) => {
      if (!(lost instanceof ClaimLost)) throw lost;
    });
  }
}

function fail({ db, clock }: Needs, job: ImportRow, failure: ImportFailure) {
  return holdImport(db, job, { state: 'failed', failure, finishedAt: clock(), takenUntil: null });
}

/** Plans the file and keeps what came of it with the import. Throws `ClaimLost`. */
export async function tryImport(deps: Needs, job: ImportRow, rules: Partial<Rules> = {}): Promise<ImportRow> {
  const planned = await planWithin(deps, job, rules);
  return holdImport(deps.db, job, { ...planned, state: 'tried', takenUntil: null, failures: 0, step: null });
}

async function planWithin(deps: Needs, job: ImportRow, options: Partial<Rules>) {
  const { signal, leaseMs, rest } = { ...usual, ...options };
  let began = performance.now();
  const planned = await planImport(deps, job, async (done) => {
    if (signal?.aborted) throw new Stopped();
    await holdImport(deps.db, job, { done, takenUntil: after(deps.clock(), leaseMs) });
    await rest('plan', performance.now() - began, signal);
    began = performance.now();
  });
  return { ...planned, done: planned.counts.rows ?? 0, total: planned.counts.rows ?? 0 };
}

async function runImport(deps: Needs, job: ImportRow, rules: Rules): Promise<void> {
  let { step } = job;
  if (step === null || step === 'plan') {
    const planned = await planWithin(deps, job, rules);
    const leaps = new Set<LeapKind>(planned.leaps.map(({ kind }) => kind));
    for (const kind of job.confirmed) leaps.delete(kind);
    if (leaps.size > 0 && job.accountId === null) {
      await holdImport(deps.db, job, planned);
      await fail(deps, job, 'stockLeap');
      return;
    }
    // The catalogue has changed since it was tried: whoever runs it has not seen this.
    if (leaps.size > 0) {
      await holdImport(deps.db, job, { ...planned, state: 'tried', takenUntil: null, failures: 0 });
      return;
    }
    step = 'write';
    const begun = { step, lastRow: 0, done: 0, counts: noCounts, ...further(deps.clock(), rules.leaseMs) } as const;
    await holdImport(deps.db, job, { ...planned, ...begun });
  }
  if (step === 'write') await inParts(deps, job, rules, writeRows, job.absent === 'zero' ? 'absent' : 'done');
  if (job.absent === 'zero') await inParts(deps, job, rules, emptyAbsent, 'done');
}

const noCounts: Partial<ImportCounts> = { rows: 0, new: 0, changed: 0, unchanged: 0, refused: 0, absent: 0 };

/**
 * Does the work part by part, each in a transaction that notes how far it is: ended at any moment it goes on after the last
 * part that was committed. `next` is what it is after the last one.
 */
async function inParts(
  { db, clock, changes }: Needs,
  { id, claim }: ImportRow,
  { leaseMs, signal, rest, afterPart }: Rules,
  work: (write: CatalogueWrite, job: ImportRow) => Promise<PartDone>,
  next: 'absent' | 'done' | 'undone',
): Promise<void> {
  for (let parts = 1; ; parts++) {
    if (signal?.aborted) throw new Stopped();
    const began = performance.now();
    const isLast = await transact({ db, committed: changes.publish }, async (write) => {
      const now = clock();
      // Held from the first statement: a process that has lost its claim writes nothing.
      const job = await holdImport(write.tx, { id, claim }, further(now, leaseMs));
      const { isLast, ...made } = await work({ ...write, now }, job);
      const ended = next === 'absent' ? { step: next } : { state: next, finishedAt: now, takenUntil: null };
      await holdImport(write.tx, { id, claim }, { ...made, ...(isLast && ended) });
      return isLast;
    });
    await afterPart?.(parts);
    if (isLast) return;
    await rest('write', performance.now() - began, signal);
  }
}
