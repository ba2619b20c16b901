import { and, eq, isNotNull } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';
import { endAccountTokens } from '#server/services/session/account-token.ts';

/** Forgets the address that an account was to have: its link opens nothing any more. Without one, nothing happens. */
export async function withdrawNewAddress({ tx, now }: Write & { now: Date }, customerId: number): Promise<void> {
  const pending = and(eq(customers.id, customerId), isNotNull(customers.pendingEmail));
  const withdrawn = await tx.update(customers).set({ pendingEmail: null, updatedAt: now }).where(pending).returning();
  if (withdrawn.length > 0) await endAccountTokens(tx, customerId, 'verify-email', now);
}
