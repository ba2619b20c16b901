import type { Db } from '#server/db/connection.ts';
import { slotRules, slotWindows } from '#server/db/tables/slots.ts';
import { makeSlots } from '#server/services/slot/make-slots.ts';

/** Tuesday to Sunday, as the demo's stores are open. */
const weekdays = [2, 3, 4, 5, 6, 7];
/** Fees in cents: what is brought in the evening costs more, fetching nothing. */
const hours = [
  { start: '10:00', end: '12:00', delivered: 0 },
  { start: '14:00', end: '16:00', delivered: 0 },
  { start: '18:00', end: '20:00', delivered: 200 },
] as const;

/** The time slots of a demo store, for a week from `now` on. */
export async function seedSlots(tx: Db, storeId: number, now: Date): Promise<void> {
  await tx.insert(slotRules).values({ storeId, daysAhead: 7, orderSeconds: 120, lineSeconds: 45, version: 1 });
  const room = { storeId, mostOrders: 12, mostPickingMinutes: 180, cutOffMinutes: 90 };
  await tx.insert(slotWindows).values(
    weekdays.flatMap((weekday) =>
      hours.flatMap(({ start, end, delivered }) => [
        { ...room, weekday, start, end, type: 'delivery' as const, feeCents: delivered },
        { ...room, weekday, start, end, type: 'pickup' as const, feeCents: 0 },
      ]),
    ),
  );
  await makeSlots(tx, storeId, now);
}
