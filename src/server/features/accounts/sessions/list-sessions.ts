import type { SignedInSession } from '#contract/accounts/sessions.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, exists, gt, isNull } from '#server/db/sql.ts';
import { refreshTokens, sessions } from '#server/db/tables/accounts.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** Where an account is signed in: its sessions that can still be carried on, and the one that asks. */
export async function listSessions(db: Db, who: Identity, now: Date): Promise<SignedInSession[]> {
  const goodToken = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessions.id), gt(refreshTokens.expiresAt, now)));
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, who.customerId), isNull(sessions.revokedAt), exists(goodToken)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === who.sessionId,
  }));
}
