import { eq } from 'drizzle-orm';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Preferences, writePreferences } from '#contract/own-things.ts';
import type { Db } from '#server/db/connection.ts';
import { notificationPreferences as table } from '#server/db/tables/own-things.ts';

/** Before anybody has chosen: mails about one's orders, nothing by SMS and no advertising. */
const usual: Preferences = { emailOrderUpdates: true, smsDeliveryUpdates: false, marketingEmails: false };

export async function readPreferences(db: Db, customerId: number): Promise<Preferences> {
  const [row] = await db.select().from(table).where(eq(table.customerId, customerId));
  if (!row) return usual;
  const { emailOrderUpdates, smsDeliveryUpdates, marketingEmails } = row;
  return { emailOrderUpdates, smsDeliveryUpdates, marketingEmails };
}

/** Writes what was sent alone: two choices made at once both stand. */
export async function changePreferences(
  tx: Db,
  customerId: number,
  sent: ParsedOf<typeof writePreferences>,
  now: Date,
): Promise<Preferences> {
  await tx
    .insert(table)
    .values({ ...usual, ...defined(sent), customerId, updatedAt: now })
    .onConflictDoUpdate({ target: table.customerId, set: { ...defined(sent), updatedAt: now } });
  return readPreferences(tx, customerId);
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
