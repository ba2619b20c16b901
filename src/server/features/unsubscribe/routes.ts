import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/recovery.ts';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq } from '#server/db/sql.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { readUnsubscribeToken } from '#server/services/offers/unsubscribe-token.ts';

/** Ending the mails of offers by what stands in them, without signing in. */
export async function unsubscribeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const pageOf = (token: string) => `/auth/unsubscribe/${encodeURIComponent(token)}`;
  // Opening an address changes nothing: programs that check mails open every one.
  await implement(app, deps, calls.openUnsubscribe, async ({ input: { token }, reply }) => {
    reply.header('cache-control', 'no-store').redirect(pageOf(token), 302);
    return null;
  });
  await implementWrite(app, deps, calls.unsubscribe, async ({ tx, now, reply, input: { token, page } }) => {
    const customerId = readUnsubscribeToken(deps.secret, token);
    if (customerId === null) throw new Refusal('notFound');
    await endOffers(tx, customerId, now);
    // Sent with the answer: `redirect` would say that it is done before it is committed.
    if (page) reply.code(303).header('location', `${pageOf(token)}?done=true`);
    return null;
  });
}

/** Switches the mails of offers off; who has none, or is gone, has none afterwards either. */
async function endOffers(tx: Db, customerId: number, now: Date): Promise<void> {
  const theirs = and(
    eq(notificationPreferences.customerId, customerId),
    eq(notificationPreferences.marketingEmails, true),
  );
  await tx.update(notificationPreferences).set({ marketingEmails: false, updatedAt: now }).where(theirs);
}
