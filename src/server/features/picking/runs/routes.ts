import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/orders/pick-runs.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { finishRun } from './finish-run.ts';
import { giveBackRun } from './give-back-run.ts';
import { readRun } from './read-run.ts';
import { requireRun, selectRuns } from './run-rows.ts';
import { startRun } from './start-run.ts';
import { takeEvents } from './take-events.ts';

/** Orders that are picked together: taken, told of line by line, and finished. */
export async function runRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const own = ({ id }: { id: number }) => requireRun(db, id);
  await implement(app, deps, calls.listPickRuns, ({ input: { store_id: storeId, per_page: perPage, ...asked } }) =>
    selectRuns(db, { ...asked, storeId, perPage }),
  );
  await implement(app, deps, calls.readPickRun, { own, handle: ({ input, ...call }) => readRun(db, input, call) });
  await implementWrite(app, deps, calls.startPickRun, async ({ input, ...call }) => {
    const { runId, leftOut } = await startRun(call, input);
    return { ...(await readRun(call.tx, { id: runId }, call)), left_out: leftOut };
  });
  await implementWrite(app, deps, calls.giveBackPickRun, {
    own,
    handle: async ({ input, ...call }) => {
      await giveBackRun(call, input.id);
      return null;
    },
  });
  await implementWrite(app, deps, calls.takePickEvents, {
    own,
    handle: ({ input, ...call }) => takeEvents(call, input),
  });
  await implementWrite(app, deps, calls.finishPickRun, {
    own,
    handle: async ({ input, ...call }) => {
      await finishRun(call, input);
      return readRun(call.tx, { id: input.id }, call);
    },
  });
}
