import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/stores/slots.ts';
import type { SlotRulesOnWire, SlotWindowOnWire } from '#contract/stores/slots.ts';
import { fromDecimal, isWholeCents, toDecimal } from '#domain/money/cents.ts';
import { mostPriceCents } from '#domain/money/currency.ts';
import { outsideHours } from '#domain/slot/pickup-hours.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, gt, sql } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slotRules, slots, slotWindows } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { makeSlots } from '#server/services/slot/make-slots.ts';
import { selectSlotRules } from '#server/services/slot/select-rules.ts';
import { selectHours, selectSlotConflicts } from '#server/services/slot/slot-conflicts.ts';

type RulesContext = { now: Date; decimals: number };

/** Reads the rules by which a store's slots are made, in minutes and decimals of the currency. Throws `notFound`. */
export async function readRules(db: Db, storeId: number, { now, decimals }: RulesContext): Promise<SlotRulesOnWire> {
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Refusal('notFound');
  const rules = await selectSlotRules(db, storeId);
  const [withdrawn] = await db
    .select({ orders: sql<number>`count(${slotPlaces.orderId})::int` })
    .from(slots)
    .innerJoin(slotPlaces, eq(slotPlaces.slotId, slots.id))
    .where(and(eq(slots.storeId, storeId), eq(slots.withdrawn, true), gt(slots.startsAt, now)));
  return {
    daysAhead: rules.daysAhead,
    minutesPerOrder: rules.orderSeconds / 60,
    minutesPerLine: rules.lineSeconds / 60,
    windows: rules.windows.map(({ mostOrders, mostPickingMinutes, feeCents, ...window }) => ({
      ...window,
      orders: mostOrders,
      pickingMinutes: mostPickingMinutes,
      fee: toDecimal(feeCents, decimals),
    })),
    version: rules.version,
    withdrawnOrders: withdrawn?.orders ?? 0,
    conflicts: await selectSlotConflicts(db, storeId, now),
  };
}

/**
 * Changes how slots are made and makes them; answers how the rules were. Throws `notFound`, `invalid`, `conflict` with
 * the rules as they are.
 */
export async function changeRules(
  tx: Db,
  { id: storeId, version, windows, ...input }: ParsedOf<typeof calls.writeSlotRules>,
  context: RulesContext,
): Promise<SlotRulesOnWire> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
  const before = await readRules(tx, storeId, context);
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: before });
  if (windows) {
    refuseFees(windows, context.decimals);
    await refuseOutsideHours(tx, storeId, windows);
  }
  const row = {
    daysAhead: input.daysAhead ?? before.daysAhead,
    orderSeconds: Math.round((input.minutesPerOrder ?? before.minutesPerOrder) * 60),
    lineSeconds: Math.round((input.minutesPerLine ?? before.minutesPerLine) * 60),
    version: before.version + 1,
  };
  await tx
    .insert(slotRules)
    .values({ storeId, ...row })
    .onConflictDoUpdate({ target: slotRules.storeId, set: row });
  if (windows) {
    await tx.delete(slotWindows).where(eq(slotWindows.storeId, storeId));
    const rows = windows.map(({ orders, pickingMinutes, fee, ...window }) => ({
      ...window,
      storeId,
      mostOrders: orders,
      mostPickingMinutes: pickingMinutes,
      feeCents: fromDecimal(fee, context.decimals),
    }));
    if (rows.length > 0) await tx.insert(slotWindows).values(rows);
  }
  await makeSlots(tx, storeId, context.now);
  return before;
}

/** Throws `invalid`, with every fee named that is no amount of this currency, or more than anything may cost. */
function refuseFees(windows: readonly SlotWindowOnWire[], decimals: number): void {
  const faults = windows.flatMap(({ fee }, i) =>
    fromDecimal(fee, decimals) > mostPriceCents || !isWholeCents(fee, decimals)
      ? [[`windows.${i}.fee`, 'validation.number']]
      : [],
  );
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

/** Throws `invalid`, with every window of pickup named that is outside the hours of the store. */
async function refuseOutsideHours(tx: Db, storeId: number, windows: readonly SlotWindowOnWire[]): Promise<void> {
  const hours = await selectHours(tx, storeId);
  const faults = windows.flatMap((window, i) => {
    const part = window.type === 'pickup' && outsideHours(window, hours);
    return part
      ? [[`windows.${i}.${part}`, part === 'weekday' ? 'slots.closedWeekday' : 'slots.outsideHours'] as const]
      : [];
  });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}
