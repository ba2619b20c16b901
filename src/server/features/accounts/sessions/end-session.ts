import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull } from '#server/db/sql.ts';
import { sessions } from '#server/db/tables/accounts.ts';

/** Ends one of the account's own sessions. Throws `notFound` for another's, and for one that has ended. */
export async function endOwnSession(
  tx: Db,
  { customerId, sessionId, now }: { customerId: number; sessionId: string; now: Date },
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedFor: 'ended' })
    .where(and(eq(sessions.id, sessionId), eq(sessions.customerId, customerId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal('notFound');
}
