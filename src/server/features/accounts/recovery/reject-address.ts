import { Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { findAccountToken } from '#server/services/session/account-token.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import { eraseAccount } from '../own-data/erase-account.ts';
import { withdrawNewAddress } from './request-email-change.ts';
import { isSameAddress } from './verify-email.ts';

/**
 * What whoever owns an address does with a link that they have not asked for: an account that was opened with it, and that
 * nobody has proved to be theirs, is erased; an account that was to have it stays with the one it has. Throws
 * `invalidToken`, and `conflict` for the last holder of a role.
 */
export async function rejectAddress(
  deps: Deps,
  token: string,
  { ip, now }: { ip: string; now: Date },
): Promise<{ accountErased: boolean }> {
  await limitTries(deps, limits.mailedLink, networkOf(ip));
  return transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const { tx } = write;
    const found = await findAccountToken(tx, 'verify-email', token, now);
    if (!found) throw new Refusal('invalidToken');
    const [account] = await tx.select().from(customers).where(eq(customers.id, found.customerId)).for('update');
    if (account && isSameAddress(found.email, account.pendingEmail)) {
      await withdrawNewAddress({ ...write, now }, account.id);
      return { accountErased: false };
    }
    const isUnproven = account?.active && account.emailVerifiedAt === null && isSameAddress(found.email, account.email);
    if (!isUnproven) throw new Refusal('invalidToken');
    await eraseAccount({ ...write, now }, account.id);
    return { accountErased: true };
  });
}
