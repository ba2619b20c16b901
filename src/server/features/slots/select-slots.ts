import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Slot } from '#contract/stores/slots.ts';
import { wallInstant } from '#domain/clock/wall-instant.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { OrderType } from '#domain/order/status.ts';
import { placesLeft } from '#domain/slot/slot-room.ts';
import type { Db } from '#server/db/connection.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';

type Asked = { storeId: number; type: OrderType | undefined; from: string | undefined };
export type SlotDay = { date: string; slots: Slot[] };

/**
 * What a store offers from a day on (today where it is undefined), by the days of its own calendar: slots that still take
 * orders, and full ones, so that shoppers see how scarce they are. Throws `notFound` for a store that shoppers do not see.
 */
export async function selectSlotDays(
  db: Db,
  { storeId, type, from }: Asked,
  context: { now: Date; decimals: number },
): Promise<SlotDay[]> {
  const [store] = await db
    .select({ timeZone: stores.timeZone })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.displayable, true)));
  if (!store) throw new Refusal('notFound');
  const { timeZone } = store;
  const firstAt = from === undefined ? null : wallInstant(from, '00:00', timeZone);
  const used = sql<number>`(
    select count(*)::int from slot_places p where p.slot_id = slots.id
      and (p.order_id is not null or p.expires_at > ${context.now.toISOString()}::timestamptz))`;
  const found = await db
    .select({ slot: slots, used })
    .from(slots)
    .where(
      and(
        eq(slots.storeId, storeId),
        eq(slots.withdrawn, false),
        gt(slots.cutOffAt, context.now),
        type && eq(slots.type, type),
        // A day that has begun leaves nothing out, and the database does not know every day of the past.
        firstAt && firstAt > context.now ? gte(slots.startsAt, firstAt) : undefined,
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.endsAt), asc(slots.id));
  const days = new Map<string, Slot[]>();
  for (const { slot, used } of found) {
    const day = dayIn(timeZone, slot.startsAt);
    const list = days.get(day) ?? [];
    days.set(day, list);
    list.push(toSlot(slot, placesLeft(slot, { orders: used }), context.decimals));
  }
  return [...days].map(([date, list]) => ({ date, slots: list }));
}

function toSlot(slot: typeof slots.$inferSelect, left: number, decimals: number): Slot {
  return {
    id: slot.id,
    type: slot.type,
    start: slot.startsAt.toISOString(),
    end: slot.endsAt.toISOString(),
    left,
    cutOff: slot.cutOffAt.toISOString(),
    fee: toDecimal(slot.feeCents, decimals),
  };
}
