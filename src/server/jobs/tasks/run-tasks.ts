import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { withRequestId } from '#server/db/request-id.ts';
import { inSpan } from '#server/db/spans.ts';
import type { TaskResult } from '#server/db/tables/tasks.ts';
import type { Deps } from '#server/deps.ts';
import { describeError } from '#server/mail/send-mails.ts';
import type { Progress, TaskHandler } from '#server/services/tasks/task-handler.ts';
import { type Claim, claimTask, failTask, finishTask, releaseTask, renewClaim, retryTask } from './task-claims.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'files'>;

export type TaskOptions = {
  /** How long a process keeps a task without a report, in ms; a crash delays the task by as much. */
  lease?: number;
  /** The least time between two writes of progress, in ms. */
  reportEvery?: number;
  /** After so many tries the task has failed. */
  mostTries?: number;
  /** Aborted when the program stops. */
  signal?: AbortSignal;
};

type Rules = Required<Omit<TaskOptions, 'signal'>>;
const usual: Rules = { lease: 30_000, reportEvery: 1000, mostTries: 3 };
/** The pause after the first failure, in ms; doubled after each further one. */
const firstPause = 10_000;

/**
 * Runs the tasks that are due, one after the other, until there is none or the program stops; answers how many it claimed.
 * Kinds without a handler are left to processes that have one.
 */
export async function runTasks(
  deps: Needs,
  handlers: readonly TaskHandler[],
  log: Pick<FastifyBaseLogger, 'error'>,
  { signal = new AbortController().signal, ...options }: TaskOptions = {},
): Promise<number> {
  const rules = { ...usual, ...options };
  const kinds = handlers.map(({ kind }) => kind);
  let claimed = 0;
  while (!signal.aborted) {
    const claim = await claimTask(deps.db, deps.clock(), kinds, rules.lease);
    const handler = handlers.find(({ kind }) => kind === claim?.kind);
    if (!claim || !handler) break;
    claimed++;
    if (claim.tries > rules.mostTries) {
      await handler.failed?.(claim.input);
      await failTask(deps.db, claim, deps.clock(), 'Error: the process ended during each try');
    } else {
      const run = () => runTask(deps, handler, claim, { log, signal, rules });
      await withRequestId(claim.requestId, () => inSpan({ name: `task ${claim.kind}` }, run));
    }
  }
  return claimed;
}

type RunContext = { log: Pick<FastifyBaseLogger, 'error'>; signal: AbortSignal; rules: Rules };

async function runTask(
  { db, clock, files }: Needs,
  handler: TaskHandler,
  claim: Claim,
  { log, signal, rules }: RunContext,
) {
  const fileKey = taskFileKey(claim);
  let progress: Progress = { done: 0, total: 0 };
  let writtenAt: number | null = null;
  let isMine = true;
  const report = async (next: Progress) => {
    progress = next;
    // Work without input or output would keep the event loop from the requests.
    await yieldToRequests();
    if (signal.aborted) throw new Error('the program stops');
    const now = clock();
    if (writtenAt !== null && now.getTime() - writtenAt < rules.reportEvery) return;
    writtenAt = now.getTime();
    isMine = await renewClaim(db, claim, now, rules.lease, progress);
    if (!isMine) throw new Error('the task was cancelled, or its lease expired and another process claimed it');
  };
  let result: TaskResult;
  try {
    result = await handler.run({ id: claim.id, input: claim.input, fileKey, report });
  } catch (err) {
    // Before the release: the next try of a released task has the same number, and so the same key.
    await files.delete(fileKey);
    if (!isMine) return;
    if (signal.aborted) return releaseTask(db, claim, clock());
    log.error({ err }, `task ${claim.id} failed`);
    if (claim.tries >= rules.mostTries) {
      await handler.failed?.(claim.input);
      return failTask(db, claim, clock(), describeError(err));
    }
    return retryTask(db, claim, clock(), firstPause * 2 ** (claim.tries - 1), describeError(err));
  }
  // When this throws, the commit may have happened: the file stays, and the lease decides.
  if (!(await finishTask(db, claim, clock(), { result, progress }))) await files.delete(fileKey);
}

/** The file of a try in the file store. Each try has its own, so that one that lost its lease overwrites no other's. */
export function taskFileKey({ id, tries }: Pick<Claim, 'id' | 'tries'>): string {
  return `tasks/${id}-${tries}`;
}
