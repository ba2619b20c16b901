import { invalidFields } from '#contract/errors.ts';
import { isCommonPassword } from '#domain/account/password.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { signInChallenges } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';
import { endAccountTokens } from '#server/services/session/account-token.ts';
import { revokeSessions } from '#server/services/session/sessions.ts';

/**
 * What the schema of a new password cannot see, at sign-up, change and reset alike. Throws `invalid` on `password` for one
 * that anybody would try first.
 */
export function checkNewPassword(password: string, email: string): void {
  if (isCommonPassword(password) || password.toLowerCase() === email.toLowerCase())
    throw invalidFields({ password: 'auth.passwordTooCommon' });
}

type NewPassword = { customerId: number; passwordHash: string; kept?: string };

/**
 * Gives an account its new password. What somebody else may have begun with the old one ends: sessions (but the one that
 * is kept), sign-ins that wait for a code, reset links, a change of the address. The account is notified by mail.
 */
export async function setPassword(
  { tx, announce, now }: Write & { now: Date },
  { customerId, passwordHash, kept }: NewPassword,
): Promise<void> {
  await tx
    .update(customers)
    .set({ passwordHash, pendingEmail: null, updatedAt: now })
    .where(eq(customers.id, customerId));
  // First: a code that is answered at this moment opens its session before this, and it is ended with the others.
  await tx.delete(signInChallenges).where(eq(signInChallenges.customerId, customerId));
  await revokeSessions(tx, customerId, { why: 'password', now, kept });
  await endAccountTokens(tx, customerId, 'reset-password', now);
  const dedupeKey = `password-changed:${customerId}:${now.toISOString()}`;
  await enqueue(tx, { kind: 'password-changed', dedupeKey, payload: { customerId }, now });
  announce('outbox');
}
