import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/messages/outbox.ts';
import { hasRole } from '#domain/access/roles.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { retryEntry } from './retry-entry.ts';
import { requireEntry, selectOutbox } from './select-outbox.ts';

const readsPersonal = ({ roles }: Identity) => hasRole(roles, 'CAN_MANAGE_CUSTOMERS');

/** What waits in the outbox, what was sent and what was given up; jobs/outbox.ts sends it. */
export async function outboxRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  await implement(app, deps, calls.listOutbox, ({ input: { per_page: perPage, ...asked }, who }) =>
    selectOutbox(deps.db, { ...asked, perPage }, { config, readsPersonal: readsPersonal(who) }),
  );
  await implementWrite(app, deps, calls.retryOutboxEntry, {
    own: ({ id }) => requireEntry(deps.db, id, { config, readsPersonal: false }),
    handle: ({ input: { id }, who, ...call }) => retryEntry(call, id, { config, readsPersonal: readsPersonal(who) }),
  });
}
