import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/orders/pick-runs.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { finishRun } from './finish-run.ts';
import { giveBackRun } from './give-back-run.ts';
import { readRun } from './read-run.ts';
import { findRun, requireRun, selectRuns } from './run-rows.ts';
import { startRun } from './start-run.ts';
import { takeEvents } from './take-events.ts';

/** Orders that are picked together: taken, told of line by line, and finished. */
export async function runRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const own = ({ id }: { id: number }) => requireRun(db, id);
  const isThere = ({ id }: { id: number }) => findRun(db, id);
  await implement(app, deps, calls.listPickRuns, ({ input, who: { storeIds } }) => {
    const { store_id: storeId, per_page: perPage, ...asked } = input;
    return selectRuns(db, { ...asked, storeId, storeIds, perPage });
  });
  await implement(app, deps, calls.readPickRun, {
    own,
    handle: ({ own: row, input: { since }, ...call }) => readRun(db, { row, since }, call),
  });
  await implementWrite(app, deps, calls.startPickRun, async ({ input, ...call }) => {
    const { runId, leftOut } = await startRun(call, input);
    const row = await requireRun(call.tx, runId);
    return { ...(await readRun(call.tx, { row }, call)), left_out: leftOut };
  });
  await implementWrite(app, deps, calls.giveBackPickRun, {
    own: isThere,
    handle: async ({ input, ...call }) => {
      await giveBackRun(call, input.id);
      return null;
    },
  });
  await implementWrite(app, deps, calls.takePickEvents, {
    own: isThere,
    handle: ({ input, ...call }) => takeEvents(call, input),
  });
  await implementWrite(app, deps, calls.finishPickRun, {
    own: isThere,
    handle: async ({ input, ...call }) => {
      await finishRun(call, input);
      return readRun(call.tx, { row: await requireRun(call.tx, input.id) }, call);
    },
  });
}
