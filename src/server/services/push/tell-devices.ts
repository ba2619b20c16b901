import { type PushNews, type PushTopic, pushNews } from '#domain/messages/push-news.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueueAll, type OutboxEntry } from '#server/db/enqueue.ts';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from '#server/db/sql.ts';
import { customers, sessions } from '#server/db/tables/accounts.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import type { Write } from '#server/db/transact.ts';

/** What an entry of the outbox says of a push to one device; `until` is when it is of no use any more. */
export type PushPayload = { orderId: number; deviceId: number; news: PushNews; until: string; slotId?: number };

const choices = {
  slot: notificationPreferences.pushSlots,
  substitute: notificationPreferences.pushSubstitutes,
  onItsWay: notificationPreferences.pushOnItsWay,
} as const satisfies Record<PushTopic, unknown>;

/** Whether a device is to be told of a topic: its preferences (joined, if there are any) say so, and its session is open. */
export function wantsPush(topic: PushTopic): SQL | undefined {
  return and(isOpenDevice(), customers.active, or(isNull(choices[topic]), choices[topic]));
}

/** Of rows of devices, those whose session has not been ended. */
export function isOpenDevice(): SQL {
  return sql`exists (select 1 from ${sessions} where ${sessions.id} = ${pushDevices.sessionId} and ${sessions.revokedAt} is null)`;
}

/** The devices of these customers that are to be told of a topic. */
export function selectDevices(db: Db, customerIds: readonly number[], topic: PushTopic) {
  return db
    .select({ id: pushDevices.id, customerId: pushDevices.customerId })
    .from(pushDevices)
    .innerJoin(customers, eq(customers.id, pushDevices.customerId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.customerId, pushDevices.customerId))
    .where(and(inArray(pushDevices.customerId, [...customerIds]), wantsPush(topic)))
    .orderBy(asc(pushDevices.id));
}

/**
 * Tells the devices of whoever ordered, in the caller's transaction: an entry for each, as each push service answers for
 * itself. `of` names the event beside the order; `until` is when it is of no use, where the news do not say that themselves.
 */
export async function tellDevices(
  { tx, announce, now }: Write & { now: Date },
  order: { id: number; customerId: number | null },
  { news, of = '', until }: { news: PushNews; of?: string; until?: Date },
): Promise<void> {
  if (order.customerId === null) return;
  const { topic, minutes } = pushNews[news];
  const devices = await selectDevices(tx, [order.customerId], topic);
  if (devices.length === 0) return;
  const end = until ?? new Date(now.getTime() + (minutes ?? 0) * 60_000);
  await enqueueAll(
    tx,
    devices.map(({ id }) => pushEntry({ orderId: order.id, deviceId: id, news, until: end.toISOString() }, of, now)),
  );
  announce('outbox');
}

/** The entry of one push; `of` names the event beside order, news and device. */
export function pushEntry(payload: PushPayload, of: string, now: Date): OutboxEntry {
  return { kind: 'order-push', dedupeKey: pushKey(payload, of), payload, now };
}

/** By which an entry is known. */
export function pushKey({ orderId, deviceId, news }: Omit<PushPayload, 'until'>, of = ''): string {
  return `order-push:${news}:${orderId}:${of}:${deviceId}`;
}
