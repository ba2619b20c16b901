import { mailboxOf } from '#domain/account/mailbox.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { addResetToken } from '#server/services/session/account-token.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { countTry, limitTries, networkOf } from '#server/services/session/limits.ts';

/** How long a link that sets a new password is good, in seconds. */
const resetSeconds = 60 * 60;

/**
 * Has a reset link mailed to an address. Known and unknown addresses take the same statements: a token for whichever
 * account has the address (or none), and an entry of the outbox for the mail, which finds no token where there was no
 * account. Throws `tooMany` for a network; too many for one address are ignored without an error.
 */
export async function forgotPassword(deps: Deps, email: string, context: { ip: string; now: Date }): Promise<void> {
  await limitTries(deps, limits.forgotNetwork, networkOf(context.ip));
  if ((await countTry(deps, limits.forgotMailbox, mailboxOf(email))) > 0) return;
  const { now } = context;
  await transact({ db: deps.db, committed: deps.changes.publish }, async ({ tx, announce }) => {
    const tokenId = await addResetToken(tx, deps.secret, { email, seconds: resetSeconds, now });
    await enqueue(tx, { kind: 'reset-password', dedupeKey: `reset-password:${tokenId}`, payload: { tokenId }, now });
    announce('outbox');
  });
}
