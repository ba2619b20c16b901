import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull, ne } from '#server/db/sql.ts';
import { refreshTokens, sessions } from '#server/db/tables/accounts.ts';

/** How long a refresh token waits for its use, in seconds: 30 days. Each use gives a fresh one. */
export const refreshTokenSeconds = 30 * 24 * 3600;

/** How long a session lasts at most, in seconds, however often it is used: 180 days. */
export const sessionSeconds = 180 * 24 * 3600;

/** Where a sign-in happens: what the browser calls itself, and whether the session persists after it is closed. */
export type SignInPlace = { device: string; remember: boolean };
/** A sign-in that has just begun or been renewed, with the one refresh token that carries it on. */
export type OpenSession = { customerId: number; sessionId: string; refreshToken: string; remember: boolean };
export type RevokeReason = 'logout' | 'reuse' | 'password' | 'factor' | 'ended';

/** Opens a session: a family of refresh tokens, of which this is the first. */
export async function openSession(
  tx: Db,
  customerId: number,
  { device, remember }: SignInPlace,
  now: Date,
): Promise<OpenSession> {
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  const session = { id: sessionId, customerId, device, remember, createdAt: now };
  await tx.insert(sessions).values({ ...session, lastUsedAt: now, authenticatedAt: now });
  await keepRefreshToken(tx, session, refreshToken, now);
  return { customerId, sessionId, refreshToken, remember };
}

/**
 * Gives a session a fresh refresh token in place of the one it had, after its holder has proved again who they are; null
 * when it has ended.
 */
export async function renewSession(tx: Db, sessionId: string, now: Date): Promise<OpenSession | null> {
  const [session] = await tx
    .update(sessions)
    .set({ lastUsedAt: now, authenticatedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning();
  if (!session) return null;
  await tx.delete(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
  const refreshToken = randomBytes(32).toString('base64url');
  await keepRefreshToken(tx, session, refreshToken, now);
  return { customerId: session.customerId, sessionId, refreshToken, remember: session.remember };
}

type Family = { id: string; createdAt: Date };

/** Stores a token of a session: good for 30 days, but not beyond the 180 of the session. */
export async function keepRefreshToken(tx: Db, { id, createdAt }: Family, token: string, now: Date): Promise<void> {
  const unused = now.getTime() + refreshTokenSeconds * 1000;
  const expiresAt = new Date(Math.min(unused, createdAt.getTime() + sessionSeconds * 1000));
  await tx.insert(refreshTokens).values({ hash: hashOfToken(token), sessionId: id, createdAt: now, expiresAt });
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

/** Ends all sessions of an account, but for the one that is kept. */
export async function revokeSessions(
  db: Db,
  customerId: number,
  { why, now, kept }: { why: RevokeReason; now: Date; kept?: string | undefined },
): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.id, kept);
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedFor: why })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt), others));
}
