import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import { hashPassword } from '#server/services/session/passwords.ts';
import { forgetSignInTries } from '../sign-in-limits.ts';
import { findResetToken } from './find-reset-token.ts';
import { checkNewPassword, setPassword } from './set-password.ts';
import { dropUnprovenMeans, trustAddress } from './trust-address.ts';

/**
 * Sets a new password by the token of a reset link, which is used up by it, and signs nobody in. Throws `invalidToken`,
 * or `invalid` for a weak password, which leaves the token good.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  await limitTries(deps, limits.mailedLink, networkOf(ip));
  // Asked before the hash, which takes long, and again after it: of two requests with one token, one gets through.
  const at = { db: deps.db, committed: deps.changes.publish };
  const { account } = await transact(at, ({ tx }) => findResetToken(tx, token, now));
  checkNewPassword(password, account.email);
  const passwordHash = await hashPassword(password);
  await transact(at, async (write) => {
    const found = await findResetToken(write.tx, token, now);
    await setPassword({ ...write, now }, { customerId: found.account.id, passwordHash });
    if (found.account.isVerified) return;
    // The link was mailed there, and has come back.
    await dropUnprovenMeans(write.tx, found.account.id);
    await trustAddress(write.tx, found.account, now);
  });
  await forgetSignInTries(deps, account.email, ip);
}
