import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import type { SignInPlace } from '#server/services/session/sessions.ts';
import { completeSignIn, type SignInOutcome } from '../complete-sign-in.ts';
import { findResetToken } from './find-reset-token.ts';

/** Signs in by the token of a reset link, which stays good: it is the new password that takes it. */
export async function verifyResetToken(
  deps: Deps,
  token: string,
  { ip, now, place }: { ip: string; now: Date; place: SignInPlace },
): Promise<SignInOutcome> {
  await limitTries(deps, limits.mailedLink, networkOf(ip));
  return transact({ db: deps.db, committed: deps.changes.publish }, async ({ tx }) => {
    const { account } = await findResetToken(tx, token, now);
    return completeSignIn(tx, { customerId: account.id, by: 'mailed link', place, now });
  });
}
