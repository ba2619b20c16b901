import { enqueue } from '#server/db/enqueue.ts';
import { and, eq, isNotNull } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { endAccountTokens } from '#server/services/session/account-token.ts';
import { mailVerification } from './mail-verification.ts';

/**
 * Notes the address that an account is to have and mails it a link: it counts once that is opened and pressed, and until
 * then the old one stays, which is notified at once. Whether another account has it is asked only then, so that nobody
 * learns it here. `sessionId`: who asks, where it is the account's own holder.
 */
export async function requestEmailChange(
  deps: Pick<Deps, 'secret'>,
  write: Write & { now: Date },
  { customerId, email, sessionId }: { customerId: number; email: string; sessionId?: string },
): Promise<void> {
  await write.tx.update(customers).set({ pendingEmail: email }).where(eq(customers.id, customerId));
  await mailVerification(deps, write, { customerId, email, sessionId });
  const dedupeKey = `email-change-asked:${customerId}:${write.now.toISOString()}`;
  await enqueue(write.tx, { kind: 'email-change-asked', dedupeKey, payload: { customerId }, now: write.now });
}

/** Forgets the address that an account was to have: its link opens nothing any more. Without one, nothing happens. */
export async function withdrawNewAddress({ tx, now }: Write & { now: Date }, customerId: number): Promise<void> {
  const pending = and(eq(customers.id, customerId), isNotNull(customers.pendingEmail));
  const withdrawn = await tx.update(customers).set({ pendingEmail: null, updatedAt: now }).where(pending).returning();
  if (withdrawn.length > 0) await endAccountTokens(tx, customerId, 'verify-email', now);
}
