import { invalidFields } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { desc, eq, sql } from '#server/db/sql.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { stores } from '#server/db/tables/stores.ts';
import { toE164 } from './phone-number.ts';

/** A telephone number as an account or an order keeps it; `e164` is empty where it cannot be read. */
export const readPhone = (phone: string, country: string): string => toE164(phone, country) ?? '';

/** The columns of an account's telephone number, read by the country of its own store, else the first; none for none. */
export async function phoneColumns(
  tx: Db,
  phone: string | undefined,
  defaultStoreId: number | null = null,
): Promise<{ phone?: string; phoneE164?: string }> {
  if (phone === undefined) return {};
  return { phone, phoneE164: readPhone(phone, await countryOf(tx, defaultStoreId)) };
}

/** The country of a store, else of the first that is shown. */
async function countryOf(tx: Db, storeId: number | null): Promise<string> {
  const [store] = await tx
    .select({ country: stores.country })
    .from(stores)
    .orderBy(desc(sql`${stores.id} = ${storeId ?? 0}`), desc(stores.displayable), stores.position, stores.id)
    .limit(1);
  return store?.country ?? 'FR';
}

/** Whether a customer has chosen to be told by SMS where an order is. */
export async function wishesSms(tx: Db, customerId: number): Promise<boolean> {
  const [row] = await tx
    .select({ isOn: notificationPreferences.smsDeliveryUpdates })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.customerId, customerId));
  return row?.isOn ?? false;
}

/** Throws `invalid` on `field` for a number that cannot be read, where its customer has chosen SMS. */
export async function requirePhoneForSms(tx: Db, customerId: number, phoneE164: string | undefined, field: string) {
  if (phoneE164 === '' && (await wishesSms(tx, customerId))) throw invalidFields({ [field]: 'validation.phone' });
}
