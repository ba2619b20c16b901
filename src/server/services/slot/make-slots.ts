import { dayIn } from '#domain/clock/zone-time.ts';
import { generateSlots } from '#domain/slot/generate-slots.ts';
import type { SpecialDay } from '#domain/stores/opening-hours.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt, inArray, notInArray, sql } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slotRules, slots } from '#server/db/tables/slots.ts';
import { storeClosedDays, stores } from '#server/db/tables/stores.ts';
import { transact } from '#server/db/transact.ts';
import { selectSlotRules } from './select-rules.ts';
import { selectHours } from './slot-conflicts.ts';

/**
 * Makes the slots of a store as its rules, hours, closed days and clock have them from now on. What is there already keeps its id
 * and its orders and takes the new figures; what the rules have no more is deleted, or withdrawn where it has places. The
 * store's row is locked until the transaction ends, so that no other process makes the same.
 */
export async function makeSlots(tx: Db, storeId: number, now: Date): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('no key update');
  if (!store) return;
  const rules = await selectSlotRules(tx, storeId);
  const { timeZone } = store;
  const hours = await selectHours(tx, storeId);
  const at = { timeZone, hours, specialDays: await selectSpecialDays(tx, storeId), now, today: dayIn(timeZone, now) };
  // A store that does not deliver has nobody to bring anything.
  const made = generateSlots(rules, at).filter(({ type }) => type === 'pickup' || store.allowDelivery);
  const kept =
    made.length === 0
      ? []
      : await tx
          .insert(slots)
          .values(made.map((slot) => ({ storeId, ...slot })))
          .onConflictDoUpdate({
            target: [slots.storeId, slots.type, slots.startsAt, slots.endsAt],
            set: {
              cutOffAt: sql`excluded.cut_off_at`,
              mostOrders: sql`excluded.most_orders`,
              mostPickingSeconds: sql`excluded.most_picking_seconds`,
              feeCents: sql`excluded.fee_cents`,
              withdrawn: false,
              madeSmaller: sql`${slots.madeSmaller} or excluded.most_orders < ${slots.mostOrders}
                or excluded.most_picking_seconds < ${slots.mostPickingSeconds}`,
            },
          })
          .returning({ id: slots.id });
  await dropOthers(tx, storeId, { kept: kept.map(({ id }) => id), now });
}

async function selectSpecialDays(tx: Db, storeId: number): Promise<SpecialDay[]> {
  const rows = await tx.select().from(storeClosedDays).where(eq(storeClosedDays.storeId, storeId));
  return rows.map(({ day, opens, closes }) => ({ date: day, ...(opens && closes && { opens, closes }) }));
}

async function dropOthers(tx: Db, storeId: number, { kept, now }: { kept: number[]; now: Date }): Promise<void> {
  const others = await tx
    .select({ id: slots.id })
    .from(slots)
    .where(
      and(
        eq(slots.storeId, storeId),
        gt(slots.startsAt, now),
        kept.length > 0 ? notInArray(slots.id, kept) : undefined,
      ),
    )
    // Nobody takes a place in one between the look and the deletion.
    .for('update');
  const ids = others.map(({ id }) => id);
  if (ids.length === 0) return;
  const used = await tx
    .selectDistinct({ id: slotPlaces.slotId })
    .from(slotPlaces)
    .where(inArray(slotPlaces.slotId, ids));
  const withPlaces = new Set(used.map(({ id }) => id));
  const free = ids.filter((id) => !withPlaces.has(id));
  if (free.length > 0) await tx.delete(slots).where(inArray(slots.id, free));
  if (used.length > 0)
    await tx
      .update(slots)
      .set({ withdrawn: true })
      .where(inArray(slots.id, [...withPlaces]));
}

/** Makes the slots of every store that has rules, up to as many days ahead as they say: each day one more is offered. */
export async function makeAllSlots({ db, changes }: { db: Db; changes: Changes }, now: Date): Promise<void> {
  const stores = await db.select({ id: slotRules.storeId }).from(slotRules).orderBy(asc(slotRules.storeId));
  for (const { id } of stores) await transact({ db, committed: changes.publish }, ({ tx }) => makeSlots(tx, id, now));
}
