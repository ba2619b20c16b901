import { Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { twoFactors } from '#server/db/tables/sign-in-means.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { factorChanged } from '../means-changed.ts';
import { wrongCode } from '../prove-identity.ts';
import { clearSignInTries, countCode } from '../sign-in-limits.ts';
import { lockTwoFactor, takeTimeCode } from './check-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/**
 * Turns the second factor on, with a code of the app that has the secret; answers the recovery codes. Throws `conflict`
 * where none was begun or one is on, and `invalid` on `code`.
 */
export async function confirmTwoFactor(
  deps: Deps,
  code: string,
  { who, ip, now }: { who: Identity; ip: string; now: Date },
): Promise<string[]> {
  const { customerId } = who;
  const counted = await countCode(deps, customerId, ip);
  const codes = await transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const factor = await lockTwoFactor(write.tx, customerId);
    if (!factor || factor.confirmedAt) throw new Refusal('conflict');
    if (!(await takeTimeCode(write.tx, deps.secret, factor, { customerId, code, now }))) return null;
    await write.tx.update(twoFactors).set({ confirmedAt: now }).where(eq(twoFactors.customerId, customerId));
    await factorChanged({ ...write, now }, who, 'two-factor-on');
    return replaceRecoveryCodes(write.tx, deps.secret, customerId);
  });
  if (!codes) throw await wrongCode(deps, counted, false);
  await clearSignInTries(deps, counted);
  return codes;
}
