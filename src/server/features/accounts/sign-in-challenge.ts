import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/connection.ts';
import { signInChallenges } from '#server/db/tables/account-tokens.ts';
import { hashOfToken } from '#server/services/session/sessions.ts';

/** How long a sign-in waits for its second factor, in seconds. */
export const challengeSeconds = 600;

/** Notes that the first factor was right; whoever holds the answer may give the second one. */
export async function openChallenge(tx: Db, customerId: number, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  await tx.insert(signInChallenges).values({ hash: hashOfToken(challenge), customerId, createdAt: now, expiresAt });
  return challenge;
}
