import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, gt } from '#server/db/sql.ts';
import { signInChallenges } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { hashOfToken, type OpenSession, type SignInPlace } from '#server/services/session/sessions.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { wrongCode } from '../prove-identity.ts';
import { clearSignInTries, countCode } from '../sign-in-limits.ts';
import { takeCode } from './check-code.ts';

/** How many codes a challenge takes; after that the sign-in begins again. */

/**
 * Completes a sign-in with the second factor. Throws `invalidToken` for a challenge that is unknown, out of date, used or
 * tried too often, `invalid` on `code`, or `tooMany`.
 */
export async function answerChallenge(
  deps: Deps,
  { challenge, code }: { challenge: string; code: string },
  context: { ip: string; now: Date; place: SignInPlace },
): Promise<OpenSession> {
  const hash = hashOfToken(challenge);
  const customerId = await holderOf(deps.db, hash, context.now);
  if (customerId === null) throw new Refusal('invalidToken');
  const counted = await countCode(deps, customerId, context.ip);
  // Refusals are thrown after the commit: a wrong try must be counted.
  const outcome = await transact({ db: deps.db, committed: deps.changes.publish }, async ({ tx }) => {
    const [open] = await tx.select().from(signInChallenges).where(eq(signInChallenges.hash, hash)).for('update');
    if (!open) return 'gone';
    const isRight = await takeCode(tx, deps.secret, { customerId, code, now: context.now });
    if (!isRight && open.tries + 1 < limits.challengeCodes.tries) {
      await tx
        .update(signInChallenges)
        .set({ tries: open.tries + 1 })
        .where(eq(signInChallenges.hash, hash));
      return 'wrong';
    }
    await tx.delete(signInChallenges).where(eq(signInChallenges.hash, hash));
    if (!isRight) return 'wrong';
    return completeSignIn(tx, { customerId, by: 'second factor', place: context.place, now: context.now });
  });
  if (outcome === 'gone') throw new Refusal('invalidToken');
  if (outcome === 'wrong') throw await wrongCode(deps, counted);
  await clearSignInTries(deps, counted);
  return outcome;
}

/** Whose open sign-in a challenge is; null where it is out of date or the account was closed meanwhile. */
async function holderOf(db: Db, hash: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ customerId: signInChallenges.customerId })
    .from(signInChallenges)
    .innerJoin(customers, eq(customers.id, signInChallenges.customerId))
    .where(and(eq(signInChallenges.hash, hash), gt(signInChallenges.expiresAt, now), eq(customers.active, true)));
  return row?.customerId ?? null;
}
