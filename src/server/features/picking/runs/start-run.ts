import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { startPickRun } from '#contract/orders/pick-runs.ts';
import { letterOf } from '#domain/picking/pick-run.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, inArray } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { pickLines, pickRunOrders, pickRuns } from '#server/db/tables/pick-runs.ts';
import { stores } from '#server/db/tables/stores.ts';
import { applyMove } from '#server/services/order/apply-move.ts';
import { lockNamedOrders, refuseNaming } from '#server/services/order/named-orders.ts';
import { heldByOrders } from '#server/services/order/stock-ledger.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { selectUnfulfillable } from '#server/services/payments/waits-for-payment.ts';
import { readPickingSettings } from '#server/services/picking/picking-settings.ts';
import { readSlot } from '#server/services/slot/read-slot.ts';
import type { RunWrite } from './run-call.ts';

type Taken = { orders: OrderRow[]; leftOut: { orderNumber: string; reason: 'notPaid' }[] };

/**
 * Takes orders into a run of their own: they become `processing` and get letters in the order in which they were placed.
 * Answers the run's id, and which orders of the slot are to be paid first. Throws `nothingToPick`, `inRun`, `notPaid`, and
 * `invalid` for what is of another store.
 */
export async function startRun(
  call: RunWrite,
  { store_id: storeId, slot_id: slotId, order_ids: orderIds }: ParsedOf<typeof startPickRun>,
): Promise<{ runId: number; leftOut: Taken['leftOut'] }> {
  const { tx, who, now, audit } = call;
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw invalidFields({ store_id: 'validation.invalid' });
  const { mostOrdersARun } = await readPickingSettings(tx);
  const taken =
    orderIds === undefined
      ? await takeFirst(call, { storeId, slotId: slotId as number, most: mostOrdersARun })
      : await takeNamed(call, { storeId, ids: [...new Set(orderIds)], most: mostOrdersARun });
  const [run] = await tx
    .insert(pickRuns)
    .values({ storeId, slotId: slotId ?? null, startedAt: now, startedBy: who.customerId })
    .returning({ id: pickRuns.id });
  if (!run) throw new Error('the run was not written');
  const placed = taken.orders.toSorted(byPlacing);
  await tx
    .insert(pickRunOrders)
    .values(placed.map(({ id }, i) => ({ runId: run.id, orderId: id, letter: letterOf(i) })));
  await tx
    .update(orders)
    .set({ pickRunId: run.id })
    .where(
      inArray(
        orders.id,
        placed.map(({ id }) => id),
      ),
    );
  await addLines(tx, run.id, placed);
  const move = { to: 'processing', actorId: who.customerId, reason: null } as const;
  for (const row of placed) if (row.fulfilment === 'pending') await applyMove(call, row, move);
  const numbers = placed.map(({ orderNumber }) => orderNumber);
  await audit({ thing: 'pickRun', id: run.id, storeId, before: null, after: { status: 'open', orders: numbers } });
  return { runId: run.id, leftOut: taken.leftOut };
}

function byPlacing(a: OrderRow, b: OrderRow): number {
  return Number(a.submittedAt) - Number(b.submittedAt) || a.id - b.id;
}

/** The first orders of a slot, in the order of placing: locked by id, so that of two who take at once each has others. */
async function takeFirst(
  { tx, now }: RunWrite,
  { storeId, slotId, most }: { storeId: number; slotId: number; most: number },
): Promise<Taken> {
  const slot = await readSlot(tx, slotId, { lock: false });
  if (!slot || slot.storeId !== storeId) throw invalidFields({ slot_id: 'validation.invalid' });
  // Until then shoppers may still change what they ordered.
  if (slot.cutOffAt > now) throw new Refusal('nothingToPick');
  const found = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.slotId, slotId)))
    .orderBy(asc(orders.id))
    .for('update');
  const open = found.filter((row) => row.pickRunId === null && mayBePicked(row)).toSorted(byPlacing);
  const taken: Taken = { orders: [], leftOut: [] };
  const unpaid = await selectUnfulfillable(tx, open);
  for (const row of open) {
    if (unpaid.has(row.id)) taken.leftOut.push({ orderNumber: row.orderNumber ?? '', reason: 'notPaid' });
    else if (taken.orders.length < most) taken.orders.push(row);
  }
  if (taken.orders.length === 0) throw new Refusal('nothingToPick', { data: { left_out: taken.leftOut } });
  return taken;
}

/** Named orders, all or none. */
async function takeNamed(
  { tx }: RunWrite,
  { storeId, ids, most }: { storeId: number; ids: readonly number[]; most: number },
): Promise<Taken> {
  if (ids.length > most) throw invalidFields({ order_ids: 'validation.tooMany' });
  const found = await lockNamedOrders(tx, { storeId, ids });
  refuseNaming(
    'inRun',
    found.filter(({ pickRunId }) => pickRunId !== null),
  );
  const unpaid = await selectUnfulfillable(tx, found.filter(mayBePicked));
  refuseNaming(
    'notPaid',
    found.filter(({ id }) => unpaid.has(id)),
  );
  refuseNaming(
    'nothingToPick',
    found.filter((row) => !mayBePicked(row)),
  );
  return { orders: found, leftOut: [] };
}

/** Whether goods of an order are still to be fetched. */
function mayBePicked({ status, fulfilment, pickedAt }: OrderRow): boolean {
  return status === 'submitted' && (fulfilment === 'pending' || fulfilment === 'processing') && pickedAt === null;
}

/** What of each product an order has reserved is shared among its lines, as far as it goes. */
async function addLines(tx: Db, runId: number, rows: readonly OrderRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const held = await heldByOrders(tx, ids);
  const lines = await tx
    .select({
      lineId: orderLines.id,
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      orderedMilli: orderLines.quantityMilli,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const values = lines.map((line) => {
    const key = `${line.orderId}/${line.productId}`;
    const reservedMilli = Math.min(held.get(key) ?? 0, line.orderedMilli);
    held.set(key, (held.get(key) ?? 0) - reservedMilli);
    return { ...line, runId, reservedMilli };
  });
  await tx.insert(pickLines).values(values);
}
