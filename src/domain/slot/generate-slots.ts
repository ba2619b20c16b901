import { wallInstant } from '#domain/clock/wall-instant.ts';
import { dayAfter, weekdayOf } from '#domain/clock/wall-time.ts';
import type { SpecialDay, WeekHours } from '#domain/stores/opening-hours.ts';
import { type Minutes, pickupOn, toMinutes } from './pickup-hours.ts';
import type { SlotRules, SlotWindow } from './slot-rules.ts';

/** A slot as the rules make it. */
export type GeneratedSlot = Pick<SlotWindow, 'type' | 'mostOrders' | 'feeCents'> & {
  startsAt: Date;
  endsAt: Date;
  /** From here on nobody is taken, and no order in it can be changed by its shopper. */
  cutOffAt: Date;
  mostPickingSeconds: number;
};

type StoreCalendar = {
  timeZone: string;
  hours: WeekHours;
  specialDays: readonly SpecialDay[];
  now: Date;
  /** The day on the store's own clock. */
  today: string;
};

/**
 * The slots of a store from `today` on, those left out whose start has passed, the earliest first. Goods are fetched while
 * the store is open (pickup-hours.ts); they are brought at any hour. On a closed day no slot begins; of a delivery, one that
 * began the evening before ends in its night. Windows that come to the same times (until `24:00` and until `00:00`, or on the
 * night that lacks an hour) are one slot: the first.
 */
export function generateSlots(rules: SlotRules, context: StoreCalendar): GeneratedSlot[] {
  const days = Array.from({ length: rules.daysAhead }, (_, i) => dayAfter(context.today, i));
  const closed = new Set(context.specialDays.filter(({ opens }) => !opens).map(({ date }) => date));
  const made = days
    .filter((day) => !closed.has(day))
    .flatMap((day) =>
      rules.windows
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .flatMap((window) => slotOn(day, window, context)),
    )
    .filter(({ startsAt, endsAt }) => startsAt > context.now && endsAt > startsAt);
  const byTimes = new Map(made.toReversed().map((slot) => [timesOf(slot), slot]));
  return [...byTimes.values()].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.endsAt.getTime() - b.endsAt.getTime(),
  );
}

function timesOf({ type, startsAt, endsAt }: GeneratedSlot): string {
  return `${type} ${startsAt.toISOString()} ${endsAt.toISOString()}`;
}

function slotOn(day: string, window: SlotWindow, context: StoreCalendar): GeneratedSlot[] {
  const { type, mostOrders, mostPickingMinutes, cutOffMinutes, feeCents } = window;
  const whole = toMinutes(window.start, window.end);
  const cut = type === 'pickup' ? pickupOn(day, window, context) : whole;
  if (!cut) return [];
  const share = lengthOf(cut) / lengthOf(whole);
  const instant = (minutes: number) => wallInstant(day, minutes, context.timeZone);
  const startsAt = instant(cut.from);
  // Counted on the clock on the wall, as staff and shoppers read it, also where that is turned between the two. A time that it
  // is turned over comes after the change, and might be after the start.
  const cutOffAt = new Date(Math.min(instant(cut.from - cutOffMinutes).getTime(), startsAt.getTime()));
  return [
    {
      type,
      feeCents,
      startsAt,
      endsAt: instant(cut.to),
      cutOffAt,
      mostOrders: Math.max(1, Math.floor(mostOrders * share)),
      mostPickingSeconds: Math.max(1, Math.floor(mostPickingMinutes * share)) * 60,
    },
  ];
}

function lengthOf({ from, to }: Minutes): number {
  return to - from;
}
