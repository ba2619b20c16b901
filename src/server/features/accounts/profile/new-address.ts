import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { requireRecentSignIn } from '#server/http/call/admit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';
import { limitVerificationMails } from '../recovery/verification-limits.ts';

/**
 * The address that a profile's update asks for, or null where it is the account's already, or asked for before. Throws
 * `recentSignInNeeded` and `tooMany`. Whether another account has it is not disclosed: only the link that is mailed
 * there finds out.
 */
export async function newAddress(
  deps: Pick<Deps, 'db' | 'connection' | 'clock'>,
  who: Identity,
  sent: string | undefined,
  now: Date,
): Promise<string | null> {
  if (sent === undefined) return null;
  const [row] = await deps.db
    .select({ email: customers.email, pendingEmail: customers.pendingEmail })
    .from(customers)
    .where(eq(customers.id, who.customerId));
  if ([row?.email, row?.pendingEmail].some((known) => known?.toLowerCase() === sent.toLowerCase())) return null;
  requireRecentSignIn(who, now);
  await limitTries(deps, limits.emailChange, String(who.customerId));
  await limitVerificationMails(deps, sent);
  return sent;
}
