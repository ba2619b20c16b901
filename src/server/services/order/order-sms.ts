import type { StaffStatus } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import type { OrderRow } from './stored-order.ts';

/** The moves of an order that an SMS is sent for. */
export const smsStatuses = ['ready', 'shipped', 'delivered'] as const satisfies StaffStatus[];
type SmsStatus = (typeof smsStatuses)[number];
/**
 * What an SMS says: a move, that kept means were refused, with the link to pay anew, that something is proposed, with
 * the link to answer, that the driver comes to them next, or that a product of it is recalled.
 */
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
export async function wantsSms(tx: Db, buyer: Buyer): Promise<boolean> {
  return (await selectWantingSms(tx, [buyer])).length > 0;
}

/** Those of them who have, in one statement. */
export async function selectWantingSms<B extends Buyer>(tx: Db, buyers: readonly B[]): Promise<B[]> {
  const ids = buyers.flatMap(({ customerId }) => customerId ?? []);
  if (ids.length === 0) return [];
  const chosen = await tx
    .select({ id: customers.id, phone: customers.phoneE164 })
    .from(notificationPreferences)
    .innerJoin(customers, eq(customers.id, notificationPreferences.customerId))
    .where(and(inArray(notificationPreferences.customerId, ids), notificationPreferences.smsDeliveryUpdates));
  const phoneOf = new Map(chosen.map(({ id, phone }) => [id, phone]));
  return buyers.filter(({ customerId, customerPhoneE164 }) => {
    const phone = customerId === null ? undefined : phoneOf.get(customerId);
    return phone !== undefined && smsNumber([customerPhoneE164, phone]) !== null;
  });
}
