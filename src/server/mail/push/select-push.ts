import { z } from 'zod';
import { type PushNews, type PushTopic, pushNews, pushNewsKinds, pushTopics } from '#domain/messages/push-news.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { orderLink, proposalsLink } from '#server/services/order/order-link.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { pushKey, wantsPush } from '#server/services/push/tell-devices.ts';
import { formatSpan } from '../format.ts';
import type { MailDeps } from '../mail.ts';
import { pushText } from './push-text.ts';

/** The kinds of outbox entries that are push. */
export const pushKinds: readonly string[] = ['order-push'];

/** A message for one device, and until when it is of use. */
export type Push = {
  device: Pick<typeof pushDevices.$inferSelect, 'id' | 'endpoint' | 'p256dh' | 'auth'>;
  news: PushNews;
  orderId: number;
  until: Date;
  /** What the worker of the pages shows and where it leads (`public/shop-worker.js`). */
  message: { title: string; body: string; link: string; tag: string };
};

const payloadOf = z.object({
  orderId: z.number(),
  deviceId: z.number(),
  news: z.enum(pushNewsKinds),
  until: z.iso.datetime(),
  slotId: z.number().optional(),
});
type Payload = z.output<typeof payloadOf>;

/**
 * What the push of these entries says, by entry; null where the device is gone or its owner wants none of it any more, and
 * where it is of no use: too late, the order stands elsewhere by now, or something newer is told of it. An entry of
 * another shape is an Error in its place.
 */
export async function selectPush(
  { db, clock, ...shopOf }: Pick<MailDeps, 'db' | 'secret' | 'config' | 'clock'>,
  entries: readonly { id: number; payload: unknown }[],
): Promise<Map<number, Push | null | Error>> {
  const read = entries.map(({ id, payload }) => ({ id, ...payloadOf.safeParse(payload) }));
  const wanted = read.flatMap(({ data }) => data ?? []);
  const found = new Map<string, Found>();
  for (const topic of pushTopics) {
    const ofTopic = wanted.filter(({ news }) => pushNews[news].topic === topic);
    for (const row of await selectRows(db, topic, ofTopic)) found.set(keyOf(row.order.id, row.device.id, topic), row);
  }
  const overtaken = await selectOvertaken(db, wanted);
  const now = clock();
  return new Map(
    read.map(({ id, data, error }): [number, Push | null | Error] => {
      if (error) return [id, error];
      const row = found.get(keyOf(data.orderId, data.deviceId, pushNews[data.news].topic));
      if (data.news === 'shipped' && overtaken.has(overtaking(data))) return [id, null];
      return [id, row && isOfUse(data, row.order, now) ? pushOf(shopOf, data, row) : null];
    }),
  );
}

const keyOf = (orderId: number, deviceId: number, topic: PushTopic) => `${orderId} ${deviceId} ${topic}`;

type Found = {
  order: OrderRow;
  device: typeof pushDevices.$inferSelect;
  slot: { startsAt: Date; endsAt: Date } | null;
  timeZone: string;
};

/** Those of one topic: who wants them is another column for each. */
async function selectRows(db: MailDeps['db'], topic: PushTopic, payloads: readonly Payload[]): Promise<Found[]> {
  if (payloads.length === 0) return [];
  const ids = (of: (payload: Payload) => number) => [...new Set(payloads.map(of))];
  return db
    .select({
      order: orders,
      device: pushDevices,
      slot: { startsAt: slots.startsAt, endsAt: slots.endsAt },
      timeZone: stores.timeZone,
    })
    .from(orders)
    .innerJoin(pushDevices, eq(pushDevices.customerId, orders.customerId))
    .innerJoin(customers, eq(customers.id, pushDevices.customerId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.customerId, pushDevices.customerId))
    .where(
      and(
        inArray(
          orders.id,
          ids(({ orderId }) => orderId),
        ),
        inArray(
          pushDevices.id,
          ids(({ deviceId }) => deviceId),
        ),
        wantsPush(topic),
      ),
    );
}

/** What takes the place of the news that an order has left: that the driver comes to them next. */
const overtaking = (payload: Payload) => pushKey({ ...payload, news: 'next' });

/**
 * Of those that say that an order has left, what is told instead by now: sent at the same time or again, they would
 * come last.
 */
async function selectOvertaken(db: MailDeps['db'], payloads: readonly Payload[]): Promise<ReadonlySet<string>> {
  const keys = payloads.filter(({ news }) => news === 'shipped').map(overtaking);
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: outbox.dedupeKey }).from(outbox).where(inArray(outbox.dedupeKey, keys));
  return new Set(rows.map(({ key }) => key));
}

function isOfUse({ news, until, slotId }: Payload, order: OrderRow, now: Date): boolean {
  if (new Date(until) <= now) return false;
  if (news === 'slot') return order.slotId === slotId && order.status === 'submitted' && order.fulfilment !== 'shipped';
  if (news === 'substitute') return order.pickRunId !== null;
  return order.fulfilment === 'shipped';
}

function pushOf(
  shopOf: Pick<MailDeps, 'secret' | 'config'>,
  { news, orderId, until }: Payload,
  { order, device, slot, timeZone }: Found,
): Push {
  const { language } = device;
  const when = slot ? formatSpan(slot, language, timeZone) : '';
  const text = pushText(language, news, { number: order.orderNumber ?? '', type: order.type, when });
  const { pathname, search } = new URL((news === 'substitute' ? proposalsLink : orderLink)(shopOf, orderId));
  const message = { ...text, link: `${pathname}${search}`, tag: `${pushNews[news].topic}-${orderId}` };
  return { device, news, orderId, until: new Date(until), message };
}
