import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/slots.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { type Limit, limitTries, networkOf } from '#server/services/session/limits.ts';
import { hasHold } from '#server/services/slot/find-hold.ts';
import { holdPlace, releasePlace } from './hold-slot.ts';
import { selectSlotLoads } from './select-slot-loads.ts';
import { selectSlotDays } from './select-slots.ts';
import { changeRules, readRules } from './slot-rules.ts';

/** Of guests: who holds a place already moves it as often as they like, and an account has one alone. */
const newHolds: Limit = { name: 'slot-hold', tries: 30, seconds: 900 };

/** When a store brings and hands over orders: for shoppers to choose from, for staff to decide. */
export async function slotRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, secret, config, clock } = deps;
  const own = ({ id }: { id: number }) => readRules(db, id, { now: clock(), decimals: config.decimals });
  await implement(app, deps, calls.listSlots, ({ input: { storeId, type, from }, ...at }) =>
    selectSlotDays(db, { storeId, type, from }, at),
  );
  await implementWrite(app, deps, calls.holdSlot, {
    before: async ({ who, input, request }) => {
      if (who === null && !(await hasHold(db, secret, input.hold_token)))
        await limitTries(deps, newHolds, networkOf(request.ip));
    },
    handle: ({ tx, now, who, input }) =>
      holdPlace(
        { tx, secret, now },
        { slotId: input.id, token: input.hold_token, customerId: who?.customerId ?? null },
      ),
  });
  await implementWrite(app, deps, calls.releaseSlot, async ({ tx, now, who, input }) => {
    const asked = { slotId: input.id, token: input.hold_token, customerId: who?.customerId ?? null };
    await releasePlace({ tx, secret, now }, asked);
    return null;
  });
  await implement(app, deps, calls.listSlotLoads, ({ input, now }) => selectSlotLoads(db, input.id, now));
  await implement(app, deps, calls.readSlotRules, { own, handle: async ({ own }) => own });
  await implementWrite(app, deps, calls.writeSlotRules, {
    own,
    handle: async ({ tx, input, now, decimals, audit }) => {
      const at = { now, decimals };
      const before = await changeRules(tx, input, at);
      const after = await readRules(tx, input.id, at);
      const recorded = ({ withdrawnOrders: _, conflicts: __, ...rules }: typeof after) => rules;
      await audit({
        thing: 'slotRules',
        id: input.id,
        storeId: input.id,
        before: recorded(before),
        after: recorded(after),
      });
      return after;
    },
  });
}
