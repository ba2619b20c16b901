import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { createRound } from '#contract/orders/rounds.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { mayBeBrought, mostStops, type NotBroughtReason } from '#domain/rounds/round.ts';
import { inDrivingOrder } from '#domain/rounds/stop-order.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, inArray } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { roundOrders, rounds } from '#server/db/tables/rounds.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { lockNamedOrders, refuseNaming } from '#server/services/order/named-orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { selectUnfulfillable } from '#server/services/payments/waits-for-payment.ts';
import { readSlot } from '#server/services/slot/read-slot.ts';
import { checkDriver, type RoundWrite, readCash } from './lock-round.ts';

type LeftOut = { orderId: number; orderNumber: string; reason: NotBroughtReason }[];
type Taken = { orders: OrderRow[]; leftOut: LeftOut };

/**
 * Makes a round of orders: its stops are sorted by their addresses. Answers its id, and which orders of the slot are left
 * out. Throws `nothingToBring`, `inRound`, `inRun`, `notPaid`, and `invalid` for what is of another store and for whoever
 * may not deliver.
 */
export async function makeRound(
  call: RoundWrite,
  { store_id: storeId, slot_id: slotId, order_ids: ids, driver_id: driverId, float = 0 }: ParsedOf<typeof createRound>,
): Promise<{ roundId: number; leftOut: LeftOut }> {
  const { tx, now, audit } = call;
  const floatCents = readCash(float, 'float', call.decimals);
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw invalidFields({ store_id: 'validation.invalid' });
  await checkDriver(tx, { id: driverId, storeId });
  const taken =
    ids === undefined
      ? await takeOfSlot(tx, { storeId, slotId: slotId as number })
      : await takeNamed(tx, { storeId, ids: [...new Set(ids)] });
  const placed = taken.orders.toSorted((a, b) => Number(a.submittedAt) - Number(b.submittedAt) || a.id - b.id);
  const sorted = inDrivingOrder(placed, ({ shippingPostalCode, shippingAddress }) => ({
    postalCode: shippingPostalCode,
    address: shippingAddress,
  }));
  const day = dayIn(store.timeZone, (await firstSlotOf(tx, placed)) ?? now);
  const [round] = await tx
    .insert(rounds)
    .values({ storeId, slotId: slotId ?? null, day, driverId, createdAt: now, floatCents })
    .returning({ id: rounds.id });
  if (!round) throw new Error('the round was not written');
  await tx
    .insert(roundOrders)
    .values(sorted.map(({ id: orderId }, position) => ({ roundId: round.id, orderId, position })));
  const numbers = sorted.map(({ orderNumber }) => orderNumber);
  await tx
    .update(orders)
    .set({ roundId: round.id })
    .where(
      inArray(
        orders.id,
        sorted.map(({ id }) => id),
      ),
    );
  const after = { status: 'planned', orders: numbers, driver: driverId, cashFloat: float };
  await audit({ thing: 'round', id: round.id, storeId, before: null, after });
  return { roundId: round.id, leftOut: taken.leftOut };
}

async function firstSlotOf(tx: Db, rows: readonly OrderRow[]): Promise<Date | null> {
  const ids = rows.flatMap(({ slotId }) => slotId ?? []);
  const [first] = await tx
    .select({ startsAt: slots.startsAt })
    .from(slots)
    .where(inArray(slots.id, ids))
    .orderBy(asc(slots.startsAt))
    .limit(1);
  return first?.startsAt ?? null;
}

/** The orders of a slot that may be brought: locked by id, so that of two who take at once each has others. */
async function takeOfSlot(tx: Db, { storeId, slotId }: { storeId: number; slotId: number }): Promise<Taken> {
  const slot = await readSlot(tx, slotId, { lock: false });
  if (!slot || slot.storeId !== storeId) throw invalidFields({ slot_id: 'validation.invalid' });
  const found = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.slotId, slotId), eq(orders.status, 'submitted')))
    .orderBy(asc(orders.id))
    .for('update');
  const taken: Taken = { orders: [], leftOut: [] };
  const open = found.filter(
    (row) => row.roundId === null && (mayBeBrought(row) || row.fulfilment === 'pending') && row.type === 'delivery',
  );
  const unpaid = await selectUnfulfillable(tx, open);
  for (const row of open) {
    const reason = reasonOf(row, unpaid);
    if (reason) taken.leftOut.push({ orderId: row.id, orderNumber: row.orderNumber ?? '', reason });
    else if (taken.orders.length < mostStops) taken.orders.push(row);
  }
  if (taken.orders.length === 0) throw new Refusal('nothingToBring', { data: { left_out: taken.leftOut } });
  return taken;
}

function reasonOf(row: OrderRow, unpaid: ReadonlySet<number>): NotBroughtReason | null {
  if (row.pickRunId !== null) return 'inRun';
  if (unpaid.has(row.id)) return 'notPaid';
  return mayBeBrought(row) ? null : 'notPicked';
}

/** Named orders, all or none. */
async function takeNamed(tx: Db, named: { storeId: number; ids: readonly number[] }): Promise<Taken> {
  const found = await lockNamedOrders(tx, named);
  refuseNaming(
    'inRound',
    found.filter(({ roundId }) => roundId !== null),
  );
  await checkBringable(tx, found);
  return { orders: found, leftOut: [] };
}

/** Throws a refusal naming the orders that may not be brought now: `nothingToBring`, `inRun`, `notPaid`. */
export async function checkBringable(tx: Db, rows: readonly OrderRow[]): Promise<void> {
  refuseNaming(
    'inRun',
    rows.filter(({ pickRunId }) => pickRunId !== null),
  );
  refuseNaming(
    'nothingToBring',
    rows.filter((row) => !mayBeBrought(row)),
  );
  const unpaid = await selectUnfulfillable(tx, rows);
  refuseNaming(
    'notPaid',
    rows.filter(({ id }) => unpaid.has(id)),
  );
}
