import type { Db } from '#server/db/connection.ts';
import { and, eq, gt, isNull } from '#server/db/sql.ts';
import { passkeyChallenges } from '#server/db/tables/sign-in-means.ts';
import { hashOfToken } from '#server/services/session/sessions.ts';

/** How long a browser has to answer, in milliseconds. */
export const challengeMs = 5 * 60_000;

/** For whom: the account that adds a passkey; null where somebody signs in. */
type For = { customerId: number | null; now: Date };

export async function keepPasskeyChallenge(db: Db, challenge: string, { customerId, now }: For): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMs);
  await db.insert(passkeyChallenges).values({ hash: hashOfToken(challenge), customerId, expiresAt });
}

/** Whether a challenge is one of ours, for this use, and in time; it is used up, whatever becomes of the answer to it. */
export async function takePasskeyChallenge(db: Db, challenge: string, { customerId, now }: For): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOfToken(challenge)),
        gt(passkeyChallenges.expiresAt, now),
        customerId === null ? isNull(passkeyChallenges.customerId) : eq(passkeyChallenges.customerId, customerId),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return taken.length > 0;
}
