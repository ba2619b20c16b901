import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/office/audit.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { selectAudit } from './select-audit.ts';

/** What staff have written; `http/call/audited.ts` records it. */
export async function auditRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.listAudit, ({ input: { per_page: perPage, ...asked }, who }) =>
    selectAudit(deps.db, { ...asked, perPage, readsPersonal: who.roles.includes('CAN_MANAGE_CUSTOMERS') }),
  );
}
