import { connect } from '#server/db/connect.ts';
import { asc, gt } from '#server/db/sql.ts';
import { slotRules, slots, slotWindows } from '#server/db/tables/slots.ts';
import { makeSlots } from '#server/services/slot/make-slots.ts';

const windows = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'].map((start) => ({
  start,
  end: `${Number(start.slice(0, 2)) + 2}:00`,
}));

/**
 * Gives a store slots for pickup, six of two hours each day for a week, in which there is always room; answers the ids of the
 * first twelve that begin in two hours or later, so that no hold ends while it is measured.
 */
export async function makeBenchSlots(databaseUrl: string, storeId: number): Promise<number[]> {
  const connection = await connect({ databaseUrl, dataDir: '' });
  const { db } = connection;
  const now = new Date();
  try {
    await db.insert(slotRules).values({ storeId, daysAhead: 7, orderSeconds: 120, lineSeconds: 30 });
    const everyDay = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => windows.map((window) => ({ weekday, ...window })));
    const capacity = { mostOrders: 1_000_000, mostPickingMinutes: 10_000_000, cutOffMinutes: 0, feeCents: 0 };
    await db
      .insert(slotWindows)
      .values(everyDay.map((window) => ({ storeId, type: 'pickup' as const, ...window, ...capacity })));
    await db.transaction((tx) => makeSlots(tx, storeId, now));
    const found = await db
      .select({ id: slots.id })
      .from(slots)
      .where(gt(slots.startsAt, new Date(now.getTime() + 2 * 3_600_000)))
      .orderBy(asc(slots.startsAt))
      .limit(12);
    return found.map(({ id }) => id);
  } finally {
    await connection.close();
  }
}
