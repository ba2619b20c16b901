import type { Preferences, writePreferences } from '#contract/accounts/own-things.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notificationPreferences as table } from '#server/db/tables/own-things.ts';
import { phoneColumns } from '#server/services/phone/customer-phone.ts';

/**
 * Before anybody has chosen: mails about one's orders, nothing by SMS, no advertising; all to a device that push is
 * turned on in.
 */
const usual: Preferences = {
  emailOrderUpdates: true,
  smsDeliveryUpdates: false,
  marketingEmails: false,
  pushSlots: true,
  pushSubstitutes: true,
  pushOnItsWay: true,
};

export async function readPreferences(db: Db, customerId: number): Promise<Preferences> {
  const [row] = await db.select().from(table).where(eq(table.customerId, customerId));
  if (!row) return usual;
  const { customerId: _, updatedAt: __, ...chosen } = row;
  return chosen;
}

/** Writes what was sent alone: two choices made at once both stand. Throws `invalid` on `smsDeliveryUpdates`. */
export async function changePreferences(
  tx: Db,
  customerId: number,
  sent: ParsedOf<typeof writePreferences>,
  now: Date,
): Promise<Preferences> {
  if (sent.smsDeliveryUpdates) await requirePhone(tx, customerId);
  await tx
    .insert(table)
    .values({ ...usual, ...defined(sent), customerId, updatedAt: now })
    .onConflictDoUpdate({ target: table.customerId, set: { ...defined(sent), updatedAt: now } });
  return readPreferences(tx, customerId);
}

/** Throws `invalid` where SMS are wished and the account has no number that can be read. */
async function requirePhone(tx: Db, customerId: number): Promise<void> {
  const { phone, defaultStoreId } = customers;
  const [row] = await tx.select({ phone, defaultStoreId }).from(customers).where(eq(customers.id, customerId));
  const { phoneE164 } = await phoneColumns(tx, row?.phone ?? '', row?.defaultStoreId);
  if (!phoneE164) throw invalidFields({ smsDeliveryUpdates: 'profile.phoneForSms' });
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
