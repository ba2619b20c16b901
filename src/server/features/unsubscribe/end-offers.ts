import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';

/** Switches the mails of offers off; who has none, or is gone, has none afterwards either. */
export async function endOffers(tx: Db, customerId: number, now: Date): Promise<void> {
  const theirs = and(
    eq(notificationPreferences.customerId, customerId),
    eq(notificationPreferences.marketingEmails, true),
  );
  await tx.update(notificationPreferences).set({ marketingEmails: false, updatedAt: now }).where(theirs);
}
