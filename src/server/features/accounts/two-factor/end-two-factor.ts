import { Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { recoveryCodes, twoFactors } from '#server/db/tables/sign-in-means.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { hasSecondFactor } from '../complete-sign-in.ts';
import { factorChanged } from '../means-changed.ts';
import { type Proof, proveIdentity } from '../prove-identity.ts';

/** Turns the second factor off. Throws `conflict` where none is on, and what `proveIdentity` throws. */
export async function endTwoFactor(
  deps: Deps,
  proof: Proof,
  by: { who: Identity; ip: string; now: Date },
): Promise<void> {
  const { customerId } = by.who;
  if (!(await hasSecondFactor(deps.db, customerId))) throw new Refusal('conflict');
  await proveIdentity(deps, proof, by);
  await transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const ended = await write.tx.delete(twoFactors).where(eq(twoFactors.customerId, customerId)).returning();
    // Twice at once: the first has done it.
    if (ended.length === 0) throw new Refusal('conflict');
    await write.tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));
    await factorChanged({ ...write, now: by.now }, by.who, 'two-factor-off');
  });
}
