import { longestReminder, slotReminderAt } from '#domain/slot/slot-reminder.ts';
import { enqueueAll } from '#server/db/enqueue.ts';
import { and, eq, gt, inArray, lte, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { selectUnfulfillable } from '#server/services/payments/waits-for-payment.ts';
import { pushEntry, wantsPush } from '#server/services/push/tell-devices.ts';

/** Until then somebody waits for it. */
const open = ['pending', 'processing', 'ready'] as const;

/**
 * Reminds devices of the slots that come up (`domain/slot/slot-reminder.ts`), each once: not of one whose order was placed
 * after the reminder was due, nor of one that nobody picks yet as it is not paid. Repeatable, and beside itself in
 * another process.
 */
export async function remindSlots({ db, changes }: Pick<Deps, 'db' | 'changes'>, now: Date): Promise<number> {
  const rows = await selectUntold(db, now);
  const isDue = ({ startsAt, timeZone, order: { submittedAt } }: (typeof rows)[number]) => {
    const at = slotReminderAt(startsAt, timeZone);
    return at <= now && submittedAt !== null && submittedAt < at;
  };
  const coming = rows.filter(isDue);
  const unpaid = await selectUnfulfillable(
    db,
    coming.map(({ order }) => order),
  );
  const due = coming.filter(({ order }) => !unpaid.has(order.id));
  if (due.length === 0) return 0;
  await transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
    await enqueueAll(
      tx,
      due.map(({ order: { id: orderId }, deviceId, slotId, startsAt }) =>
        pushEntry({ orderId, deviceId, slotId, news: 'slot', until: startsAt.toISOString() }, String(slotId), now),
      ),
    );
    announce('outbox');
  });
  return due.length;
}

/** Devices and the orders that come up for them, without what they were told; the key is that of `pushEntry`. */
function selectUntold(db: Deps['db'], now: Date) {
  const key = sql`'order-push:slot:' || ${orders.id} || ':' || ${slots.id} || ':' || ${pushDevices.id}`;
  const { id, status, submittedAt, paymentMethod, paymentStatus, totalCents, creditCents } = orders;
  return db
    .select({
      order: { id, status, submittedAt, paymentMethod, paymentStatus, totalCents, creditCents },
      deviceId: pushDevices.id,
      slotId: slots.id,
      startsAt: slots.startsAt,
      timeZone: stores.timeZone,
    })
    .from(slots)
    .innerJoin(orders, eq(orders.slotId, slots.id))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(pushDevices, eq(pushDevices.customerId, orders.customerId))
    .innerJoin(customers, eq(customers.id, pushDevices.customerId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.customerId, pushDevices.customerId))
    .where(
      and(
        gt(slots.startsAt, now),
        lte(slots.startsAt, new Date(now.getTime() + longestReminder)),
        eq(orders.status, 'submitted'),
        inArray(orders.fulfilment, [...open]),
        wantsPush('slot'),
        sql`not exists (select 1 from outbox told where told.dedupe_key = ${key})`,
      ),
    );
}
