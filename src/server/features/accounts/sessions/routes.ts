import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/sessions.ts';
import { eq } from '#server/db/sql.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { proveIdentity } from '../prove-identity.ts';
import { clearRefreshCookie } from '../refresh-cookie.ts';
import { endOwnSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

/** Where the account is signed in, and proving again who calls. */
export async function sessionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.reauthenticate, async ({ input, who, now, request }) => {
    await proveIdentity(deps, input, { who, now, ip: request.ip });
    await deps.db.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.id, who.sessionId));
    return null;
  });
  await implement(app, deps, calls.listSessions, ({ who, now }) => listSessions(deps.db, who, now));
  await implementWrite(app, deps, calls.endSession, async ({ tx, input, who, now, reply }) => {
    await endOwnSession(tx, { customerId: who.customerId, sessionId: input.id, now });
    if (input.id === who.sessionId) clearRefreshCookie(reply, deps.config);
    return null;
  });
}
