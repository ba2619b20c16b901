import { blankSlotRules, type SlotRules } from '#domain/slot/slot-rules.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq } from '#server/db/sql.ts';
import { slotRules, slotWindows } from '#server/db/tables/slots.ts';

export type StoredSlotRules = SlotRules & { version: number };

/** How a store's slots are made; a store for which nobody has written rules has none, as version 0. */
export async function selectSlotRules(db: Db, storeId: number): Promise<StoredSlotRules> {
  const [rules] = await db.select().from(slotRules).where(eq(slotRules.storeId, storeId));
  if (!rules) return { ...blankSlotRules, version: 0 };
  const { daysAhead, orderSeconds, lineSeconds, version } = rules;
  const windows = await db
    .select()
    .from(slotWindows)
    .where(eq(slotWindows.storeId, storeId))
    .orderBy(asc(slotWindows.weekday), asc(slotWindows.start), asc(slotWindows.end), asc(slotWindows.type));
  return { daysAhead, orderSeconds, lineSeconds, version, windows: windows.map(toWindow) };
}

function toWindow({ id: _, storeId: __, ...window }: typeof slotWindows.$inferSelect): SlotRules['windows'][number] {
  return window;
}
