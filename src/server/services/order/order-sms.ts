import { eq } from 'drizzle-orm';
import type { StaffStatus } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import type { OrderRow } from './stored-order.ts';

/** The moves of an order that an SMS is sent for. */
export const smsStatuses = ['ready', 'shipped', 'delivered'] as const satisfies StaffStatus[];
type SmsStatus = (typeof smsStatuses)[number];
/** What an SMS says: a move, that kept means were refused, with the link to pay anew, that something is proposed, with the link to answer, that the driver comes to them next, or that a product of it is recalled. */
export const smsNews = [...smsStatuses, 'refused', 'substitute', 'next', 'recalled'] as const;
export type SmsNewsKind = (typeof smsNews)[number];

export function isSentBySms(status: StaffStatus): status is SmsStatus {
  return smsStatuses.some((each) => each === status);
}

type Buyer = Pick<OrderRow, 'customerId' | 'customerPhoneE164'>;

/** The number for an SMS about an order, in E.164: the order's own, else the account's. Null without one that can be read. */
export function smsNumber(numbers: readonly (string | null)[]): string | null {
  return numbers.find(Boolean) ?? null;
}

/** Whether the customer of an order has chosen SMS and has a number; guests have chosen nothing. */
export async function wantsSms(tx: Db, { customerId, customerPhoneE164 }: Buyer): Promise<boolean> {
  if (customerId === null) return false;
  const [chosen] = await tx
    .select({ isOn: notificationPreferences.smsDeliveryUpdates, phone: customers.phoneE164 })
    .from(notificationPreferences)
    .innerJoin(customers, eq(customers.id, notificationPreferences.customerId))
    .where(eq(notificationPreferences.customerId, customerId));
  return Boolean(chosen?.isOn) && smsNumber([customerPhoneE164, chosen?.phone ?? null]) !== null;
}
