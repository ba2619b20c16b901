import { createHmac } from 'node:crypto';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { refreshTokens, sessions } from '#server/db/tables/accounts.ts';
import { deriveKey } from './secret.ts';
import { hashOfToken, keepRefreshToken, type OpenSession, revokeSession } from './sessions.ts';

/** How long a used token still answers its successor, in milliseconds, as long as the successor is unused. */
export const refreshGraceMs = 10_000;

/**
 * Exchanges a refresh token for the next of its family; null when it is unknown, out of date or revoked. A used token
 * that comes again ends the whole family, except shortly after its use and while its successor is unused: then the
 * answer was lost, or two tabs asked at once, and both get the same successor. Commit even when it answers null.
 */
export async function exchangeRefreshToken(
  tx: Db,
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<OpenSession | null> {
  const hash = hashOfToken(token);
  // Both rows are locked, so that of two exchanges at once the second sees what the first has done.
  const [found] = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  if (!found || found.session.revokedAt) return null;
  const { id: sessionId, customerId, remember } = found.session;
  const refreshToken = successorOf(secret, token);
  if (found.token.usedAt) {
    const isRecent = now.getTime() - found.token.usedAt.getTime() <= refreshGraceMs;
    if (isRecent && (await isUnused(tx, refreshToken))) return { customerId, sessionId, refreshToken, remember };
    await revokeSession(tx, sessionId, 'reuse', now);
    return null;
  }
  if (found.token.expiresAt <= now) return null;
  await tx
    .update(refreshTokens)
    .set({ usedAt: now, successor: hashOfToken(refreshToken) })
    .where(eq(refreshTokens.hash, hash));
  await keepRefreshToken(tx, found.session, refreshToken, now);
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
  return { customerId, sessionId, refreshToken, remember };
}

/**
 * The next token of a family follows from the one before and the shop's secret, so that a repeated exchange can give it
 * again though only hashes are stored. Whoever reads the database alone learns none of them.
 */
function successorOf(secret: Uint8Array, token: string): string {
  return createHmac('sha256', deriveKey(secret, 'refresh token')).update(token).digest('base64url');
}

async function isUnused(tx: Db, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOfToken(token)));
  return row?.usedAt === null;
}
