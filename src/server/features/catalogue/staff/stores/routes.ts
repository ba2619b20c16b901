import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/stores/staff-stores.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { createStore } from './create-store.ts';
import { requireStaffStore, selectStaffStores, storeChange } from './select-stores.ts';
import { tryRules } from './try-rules.ts';
import { updateStore } from './update-store.ts';

/** The stores as staff see and change them. */
export async function staffStoreRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, clock } = deps;
  const own = ({ id }: { id: number }) => requireStaffStore(db, id, { decimals: config.decimals, now: clock() });
  await implement(app, deps, calls.listStaffStores, ({ input: { page, per_page: perPage, search, displayable } }) =>
    selectStaffStores(db, { page, perPage, search, displayable }, config.decimals),
  );
  await implement(app, deps, calls.readStaffStore, { own, handle: async ({ own }) => own });
  await implementWrite(app, deps, calls.createStore, async ({ input, ...call }) => {
    const store = await requireStaffStore(call.tx, await createStore(call, input), call);
    await call.audit(storeChange(null, store));
    return store;
  });
  await implementWrite(app, deps, calls.updateStore, {
    own,
    handle: async ({ input, ...call }) => {
      const before = await updateStore(call, input);
      const store = await requireStaffStore(call.tx, input.id, call);
      await call.audit(storeChange(before, store));
      return store;
    },
  });
  await implement(app, deps, calls.tryRules, {
    own,
    handle: async ({ own, input, decimals }) => tryRules(own, input, decimals),
  });
}
