import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/orders/rounds.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { changeRound, removeRound } from './change-round.ts';
import { makeRound } from './create-round.ts';
import { endRound, setOut } from './drive-round.ts';
import { readRoundOf } from './read-round.ts';
import { requireRound, selectRounds } from './round-rows.ts';
import { selectBringable } from './select-bringable.ts';
import { takeEvents } from './take-round-events.ts';

/** Orders that a driver brings together: planned, started, told of stop by stop, and finished. */
export async function roundRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const { currency, decimals } = config;
  const own = ({ id, who }: { id: number; who: Identity }) => requireRound(db, { id, who, decimals });
  await implement(app, deps, calls.readBringable, ({ input }) => selectBringable(db, input.store_id));
  await implement(app, deps, calls.listRounds, ({ input, ...call }) => {
    const { store_id: storeId, date: day, per_page: perPage, ...asked } = input;
    return selectRounds(db, { ...asked, storeId, day, perPage }, call);
  });
  await implement(app, deps, calls.readRound, {
    own,
    handle: ({ input, who }) => readRoundOf(db, { id: input.id, who, decimals }),
  });
  await implementWrite(app, deps, calls.createRound, async ({ input, ...call }) => {
    const { roundId: id, leftOut } = await makeRound({ ...call, currency }, input);
    return { ...(await readRoundOf(call.tx, { ...call, id })), left_out: leftOut };
  });
  await implementWrite(app, deps, calls.updateRound, {
    own,
    handle: async ({ input, ...call }) => {
      await changeRound({ ...call, currency }, input);
      return readRoundOf(call.tx, { ...call, id: input.id });
    },
  });
  await implementWrite(app, deps, calls.deleteRound, {
    own,
    handle: async ({ input, ...call }) => {
      await removeRound({ ...call, currency }, input.id);
      return null;
    },
  });
  await implementWrite(app, deps, calls.startRound, {
    own,
    handle: async ({ input, ...call }) => {
      await setOut({ ...call, currency }, input.id);
      return readRoundOf(call.tx, { ...call, id: input.id });
    },
  });
  await implementWrite(app, deps, calls.takeRoundEvents, {
    own,
    handle: ({ input, ...call }) => takeEvents({ ...call, currency }, input),
  });
  await implementWrite(app, deps, calls.finishRound, {
    own,
    handle: async ({ input, ...call }) => {
      await endRound({ ...call, currency }, input);
      return readRoundOf(call.tx, { ...call, id: input.id });
    },
  });
}
