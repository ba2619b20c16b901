import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { refreshTokens, sessions } from '#server/db/tables/accounts.ts';

/** How long a refresh token waits for its use, in seconds: 30 days. Each use gives a fresh one. */
export const refreshTokenSeconds = 30 * 24 * 3600;

/** A sign-in that has just begun or been renewed, with the one refresh token that carries it on. */
export type OpenSession = { customerId: number; sessionId: string; refreshToken: string };
export type RevokeReason = 'logout' | 'reuse';

/** Opens a session: a family of refresh tokens, of which this is the first. */
export async function openSession(tx: Db, customerId: number, now: Date): Promise<OpenSession> {
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  await tx.insert(sessions).values({ id: sessionId, customerId, createdAt: now });
  await keepRefreshToken(tx, sessionId, refreshToken, now);
  return { customerId, sessionId, refreshToken };
}

export async function keepRefreshToken(tx: Db, sessionId: string, token: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000);
  await tx.insert(refreshTokens).values({ hash: hashOfToken(token), sessionId, createdAt: now, expiresAt });
}

/** What is stored of a token. It has 256 random bits, so a plain hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Ends a session: its access tokens and refresh tokens are refused from the next request on. */
export async function revokeSession(db: Db, sessionId: string, why: RevokeReason, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedFor: why })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}
