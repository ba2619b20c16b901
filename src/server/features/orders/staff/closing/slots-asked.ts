import { Refusal } from '#contract/errors.ts';
import type { SlotOrders } from '#contract/stores/closing.ts';
import { wallInstant } from '#domain/clock/wall-instant.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gte, lt, type SQL } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { staffStatus } from '#server/services/order/apply-move.ts';

/** One slot of a store, or all of its slots that begin today by its clock. */
export type SlotsAsked = { id: number; slot_id?: number | undefined };
export type AskedSlot = typeof slots.$inferSelect;

/** Of the clock of a store. Throws `notFound`. */
export async function readStoreZone(db: Db, id: number): Promise<string> {
  const [store] = await db.select({ timeZone: stores.timeZone }).from(stores).where(eq(stores.id, id));
  if (!store) throw new Refusal('notFound');
  return store.timeZone;
}

/**
 * The slots that are meant, in the order of their beginning; with `lock` their places can be counted, and nobody takes one,
 * until the transaction ends. Throws `notFound` for a store or a slot of it that is not there.
 */
export async function selectAskedSlots(
  db: Db,
  { id, slot_id: slotId }: SlotsAsked,
  { now, lock }: { now: Date; lock: boolean },
): Promise<{ timeZone: string; found: AskedSlot[] }> {
  const timeZone = await readStoreZone(db, id);
  const where = and(eq(slots.storeId, id), slotId === undefined ? beginsToday(now, timeZone) : eq(slots.id, slotId));
  const read = db.select().from(slots).where(where);
  // Whoever locks several slots does so in the order of their ids.
  const found = await (lock ? read.orderBy(asc(slots.id)).for('no key update') : read);
  if (slotId !== undefined && found.length === 0) throw new Refusal('notFound');
  return { timeZone, found: found.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt) || a.id - b.id) };
}

/** Of a slot: it begins on the day that it is by this clock. */
export function beginsToday(now: Date, timeZone: string): SQL | undefined {
  const today = dayIn(timeZone, now);
  const [from, to] = [today, dayAfter(today, 1)].map((day) => wallInstant(day, '00:00', timeZone)) as [Date, Date];
  return and(gte(slots.startsAt, from), lt(slots.startsAt, to));
}

/** The same with the orders in them that have not been handed over. Throws as above. */
export async function readSlotOrders(db: Db, input: SlotsAsked, now: Date): Promise<SlotOrders> {
  const { timeZone, found } = await selectAskedSlots(db, input, { now, lock: false });
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(slots, eq(slots.id, orders.slotId))
    .where(
      and(
        eq(slots.storeId, input.id),
        input.slot_id === undefined ? beginsToday(now, timeZone) : eq(slots.id, input.slot_id),
        eq(orders.status, 'submitted'),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.id), asc(orders.orderNumber));
  return {
    timeZone,
    slots: found.map(({ id, type, startsAt, endsAt, closed, withdrawn }) => {
      return { id, type, start: startsAt.toISOString(), end: endsAt.toISOString(), closed, withdrawn };
    }),
    orders: rows.map(({ order }) => ({
      id: order.id,
      number: order.orderNumber ?? '',
      slotId: order.slotId ?? 0,
      status: staffStatus(order),
      inRun: order.pickRunId !== null,
    })),
  };
}
