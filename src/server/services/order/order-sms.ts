import { eq } from 'drizzle-orm';
import { toE164 } from '#domain/account/phone-number.ts';
import type { StaffStatus } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import type { OrderRow } from './stored-order.ts';

/** The moves of an order that an SMS is sent for. */
export const smsStatuses = ['ready', 'shipped', 'delivered'] as const satisfies StaffStatus[];
export type SmsStatus = (typeof smsStatuses)[number];

export function isSentBySms(status: StaffStatus): status is SmsStatus {
  return smsStatuses.some((each) => each === status);
}

type Buyer = Pick<OrderRow, 'customerId' | 'customerPhone'>;

/** The number for an SMS about an order, in the form of E.164: the order's own, else the account's. Null without one. */
export function smsNumber(phones: readonly (string | null)[]): string | null {
  for (const phone of phones) {
    const number = phone && toE164(phone);
    if (number) return number;
  }
  return null;
}

/** Whether the customer of an order has chosen SMS and has a number; guests have chosen nothing. */
export async function wantsSms(tx: Db, { customerId, customerPhone }: Buyer): Promise<boolean> {
  if (customerId === null) return false;
  const [chosen] = await tx
    .select({ isOn: notificationPreferences.smsDeliveryUpdates, phone: customers.phone })
    .from(notificationPreferences)
    .innerJoin(customers, eq(customers.id, notificationPreferences.customerId))
    .where(eq(notificationPreferences.customerId, customerId));
  return Boolean(chosen?.isOn) && smsNumber([customerPhone, chosen?.phone ?? null]) !== null;
}
