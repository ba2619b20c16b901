import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';
import { mailVerification } from './mail-verification.ts';
import { limitVerificationMails } from './verification-limits.ts';

/** Mails the link again that verifies the caller's new address, or else their own; none where it is verified already. */
export async function resendVerification(deps: Deps, who: Identity, now: Date): Promise<void> {
  await limitTries(deps, limits.resend, String(who.customerId));
  const [known] = await deps.db.select().from(customers).where(eq(customers.id, who.customerId));
  const to = known && unprovenOf(known);
  if (to) await limitVerificationMails(deps, to);
  await transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const [account] = await write.tx.select().from(customers).where(eq(customers.id, who.customerId)).for('update');
    if (!account) return;
    const email = unprovenOf(account);
    if (!email) return;
    await mailVerification(deps, { ...write, now }, { customerId: account.id, email, sessionId: who.sessionId });
  });
}

type Account = Pick<typeof customers.$inferSelect, 'email' | 'pendingEmail' | 'emailVerifiedAt'>;

function unprovenOf({ email, pendingEmail, emailVerifiedAt }: Account): string | null {
  return pendingEmail ?? (emailVerifiedAt ? null : email);
}
