import type { PickRun, PickRunRow } from '#contract/orders/pick-runs.ts';
import { wishOf } from '#domain/order/substitution.ts';
import { firstLetterOf } from '#domain/picking/paper-forms.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { pickRunOrders } from '#server/db/tables/pick-runs.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { readPickingSettings } from '#server/services/picking/picking-settings.ts';
import type { RunReading } from './run-call.ts';
import { selectRunLines } from './run-lines.ts';

/**
 * A run with its orders and its lines in walking order; with `since` only the lines that changed after that version of it.
 */
export async function readRun(
  db: Db,
  { row, since = 0 }: { row: PickRunRow; since?: number | undefined },
  reading: RunReading,
): Promise<PickRun> {
  const held = await selectRunOrders(db, row.id);
  const settings = await readPickingSettings(db);
  const lines = await selectRunLines(db, { row, orders: held, since, settings }, reading);
  return { ...row, orders: held, lines, scaleBarcodes: settings.scaleBarcodes };
}

/** The orders of a run by their letters, those that have left too. */
export async function selectRunOrders(db: Db, runId: number): Promise<PickRun['orders']> {
  const rows = await db
    .select({ of: pickRunOrders, order: orders, slot: slots, timeZone: stores.timeZone })
    .from(pickRunOrders)
    .innerJoin(orders, eq(orders.id, pickRunOrders.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(eq(pickRunOrders.runId, runId))
    .orderBy(asc(pickRunOrders.letter));
  return rows.map(({ of, order, slot, timeZone }) => ({
    id: order.id,
    number: order.orderNumber ?? '',
    letter: of.letter,
    initial: firstLetterOf(order.customerName ?? ''),
    wish: wishOf(null, order.substitution),
    note: order.deliveryNote,
    slot: slot && { id: slot.id, start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString(), timeZone },
    hasLeft: of.leftAt !== null,
    bags: { ambient: of.ambient, cold: of.cold, frozen: of.frozen },
  }));
}
