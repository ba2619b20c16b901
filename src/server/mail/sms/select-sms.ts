import { z } from 'zod';
import { and, eq, inArray } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { shop } from '#server/db/tables/shop.ts';
import { orderLink, proposalsLink } from '#server/services/order/order-link.ts';
import { smsNews, smsNumber } from '#server/services/order/order-sms.ts';
import { shownPickupCode } from '#server/services/order/pickup-code.ts';
import type { MailDeps } from '../mail.ts';
import { smsText } from './sms-text.ts';

/** An SMS: a number in the form of E.164, and a text. */
export type Sms = { to: string; text: string };

const payloadOf = z.object({ orderId: z.number(), to: z.enum(smsNews) });

/** The kinds of outbox entries that are SMS. */
export const smsKinds: readonly string[] = ['order-sms'];

/**
 * What the SMS of these entries say, by entry; null where the order is gone, or its customer wants none any more or has
 * no number. An entry of another shape is an Error in its place.
 */
export async function selectSms(
  { db, ...shopOf }: Pick<MailDeps, 'db' | 'secret' | 'config'>,
  entries: readonly { id: number; payload: unknown }[],
): Promise<Map<number, Sms | null | Error>> {
  const read = entries.map(({ id, payload }) => ({ id, ...payloadOf.safeParse(payload) }));
  const rows = await db
    .select({ order: orders, phone: customers.phoneE164 })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(notificationPreferences, eq(notificationPreferences.customerId, orders.customerId))
    .where(
      and(
        inArray(
          orders.id,
          read.flatMap(({ data }) => data?.orderId ?? []),
        ),
        notificationPreferences.smsDeliveryUpdates,
      ),
    );
  const [identity] = await db.select({ name: shop.name }).from(shop);
  const shopName = identity?.name ?? 'Panier';
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return new Map(
    read.map(({ id, data, error }): [number, Sms | null | Error] => {
      if (error) return [id, error];
      const found = byId.get(data.orderId);
      const to = found ? smsNumber([found.order.customerPhoneE164, found.phone]) : null;
      if (!found || !to) return [id, null];
      const { language, orderNumber, type } = found.order;
      const code = shownPickupCode(found.order);
      const link = (data.to === 'substitute' ? proposalsLink : orderLink)(shopOf, data.orderId);
      return [
        id,
        { to, text: smsText(language, { news: data.to, number: orderNumber ?? '', type, shopName, link, code }) },
      ];
    }),
  );
}
