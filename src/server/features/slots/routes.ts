import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/stores/slots.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { networkOf } from '#server/services/session/limits.ts';
import { holdPlace, releasePlace } from './hold-slot.ts';
import { selectSlotLoads } from './select-slot-loads.ts';
import { selectNextSlots, selectSlotDays } from './select-slots.ts';
import { changeRules, readRules } from './slot-rules.ts';

/** Slots: shoppers choose one, staff write the rules that make them. */
export async function slotRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, secret, config, clock, payments } = deps;
  const own = ({ id }: { id: number }) => readRules(db, id, { now: clock(), decimals: config.decimals });
  await implement(app, deps, calls.listSlots, ({ input: { storeId, type, from }, ...at }) =>
    selectSlotDays(db, { storeId, type, from }, { ...at, online: payments }),
  );
  await implement(app, deps, calls.listNextSlots, ({ input: { storeId }, ...at }) => selectNextSlots(db, storeId, at));
  await implementWrite(app, deps, calls.holdSlot, ({ tx, now, who, input, request }) => {
    const network = who?.isVerified ? null : networkOf(request.ip);
    const asked = { slotId: input.id, token: input.hold_token, customerId: who?.customerId ?? null, network };
    return holdPlace({ tx, secret, now }, asked);
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
