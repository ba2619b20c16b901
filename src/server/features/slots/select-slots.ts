import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { listNextSlots, Slot } from '#contract/stores/slots.ts';
import { wallInstant } from '#domain/clock/wall-instant.ts';
import { dayIn, wallTimeIn } from '#domain/clock/zone-time.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { type OrderType, orderTypes } from '#domain/order/status.ts';
import { nextSlot } from '#domain/slot/next-slot.ts';
import { placesLeft } from '#domain/slot/slot-room.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt, gte, sql } from '#server/db/sql.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { OnlinePayments } from '#server/services/payments/online-payments.ts';

const dayMs = 86_400_000;

type Asked = { storeId: number; type: OrderType | undefined; from: string | undefined };
type At = { now: Date; decimals: number };
type WithPayments = At & { online: Pick<OnlinePayments, 'keptUntil'> };
type OfferedSlot = Omit<Slot, 'cardReservedAt'>;

export type SlotDay = { date: string; slots: Slot[] };

/**
 * What a store offers from a day on (today where it is undefined), by the days of its own calendar: slots that still take
 * orders, and full ones, so that shoppers see how scarce they are. Throws `notFound` for a store that shoppers do not see.
 */
export async function selectSlotDays(db: Db, filter: Asked, context: WithPayments): Promise<SlotDay[]> {
  const { days } = await selectOffered(db, filter, context);
  const reservedAt = ({ start }: OfferedSlot) =>
    context.online.keptUntil('card', new Date(start), context.now)?.toISOString() ?? null;
  return days.map(({ date, slots }) => {
    return { date, slots: slots.map((slot) => ({ ...slot, cardReservedAt: reservedAt(slot) })) };
  });
}

/** The first slot with a place of each way that the store has slots for. Throws `notFound` as above. */
export async function selectNextSlots(db: Db, storeId: number, context: At): Promise<OutputOf<typeof listNextSlots>> {
  const { days, timeZone } = await selectOffered(db, { storeId, type: undefined, from: undefined }, context);
  const today = Date.parse(dayIn(timeZone, context.now));
  return orderTypes.flatMap<OutputOf<typeof listNextSlots>[number]>((type) => {
    const own = days.map((day) => ({ slots: day.slots.filter((slot) => slot.type === type) }));
    if (own.every(({ slots }) => slots.length === 0)) return [];
    const next = nextSlot(own, context.now);
    if (!next) return [{ type, next }];
    const { date, time: from } = wallTimeIn(timeZone, new Date(next.start));
    const { time: to } = wallTimeIn(timeZone, new Date(next.end));
    return [{ type, next: { ...next, date, from, to, daysAhead: (Date.parse(date) - today) / dayMs } }];
  });
}

async function selectOffered(db: Db, { storeId, type, from }: Asked, context: At) {
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
        eq(slots.closed, false),
        gt(slots.cutOffAt, context.now),
        type && eq(slots.type, type),
        // A day that has begun leaves nothing out, and the database does not know every day of the past.
        firstAt && firstAt > context.now ? gte(slots.startsAt, firstAt) : undefined,
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.endsAt), asc(slots.id));
  const days = new Map<string, OfferedSlot[]>();
  for (const { slot, used } of found) {
    const day = dayIn(timeZone, slot.startsAt);
    const list = days.get(day) ?? [];
    days.set(day, list);
    list.push(toSlot(slot, placesLeft(slot, { orders: used }), context.decimals));
  }
  return { timeZone, days: [...days].map(([date, list]) => ({ date, slots: list })) };
}

function toSlot(slot: typeof slots.$inferSelect, left: number, decimals: number): OfferedSlot {
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
