import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, isRefusal, Refusal } from '#contract/errors.ts';
import type { emptySlots } from '#contract/stores/closing.ts';
import { type KeptReason, keptReasonOf } from '#domain/slot/kept-in-slot.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, inArray, isNotNull } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { pickRuns } from '#server/db/tables/pick-runs.ts';
import { undone } from '#server/db/undone.ts';
import { readStock } from '#server/services/order/stock-ledger.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { readSlot } from '#server/services/slot/read-slot.ts';
import { moveOrderTo } from '../move-order.ts';
import type { StaffOrderWrite } from '../staff-write.ts';
import { updateStaffOrder } from '../update-staff-order.ts';
import { selectAskedSlots } from './slots-asked.ts';

type Call = StaffOrderWrite & { currency: string };
type Asked = ParsedOf<typeof emptySlots>;
type Answer = OutputOf<typeof emptySlots>;

/**
 * Moves the orders of slots to another one, or cancels them, each as staff would one by one: with its mail, its money and
 * its entry in the audit. What is refused stays as it is and is named. With `preview` all of it is taken back. Throws
 * `notFound`, and `invalid` for a slot to move to that is not the store's, or is one of those that are emptied.
 */
export async function emptyAskedSlots(call: Call, input: Asked): Promise<Answer> {
  const { tx, now, audit } = call;
  const { found } = await selectAskedSlots(tx, input, { now, lock: false });
  if (input.to_slot_id !== undefined) await checkTarget(tx, input, new Set(found.map(({ id }) => id)));
  const ids = found.map(({ id }) => id);
  // A preview, and slots without orders, leave no entry.
  await audit({ thing: 'store', id: input.id, storeId: input.id, before: {}, after: {} });
  if (!input.preview) return emptyEach(call, input, ids);
  const silent = { announce: () => undefined, audit: async () => undefined };
  return undone(tx, (inner) => emptyEach({ ...call, ...silent, tx: inner }, input, ids));
}

async function checkTarget(tx: Db, { id, to_slot_id: to }: Asked, emptied: ReadonlySet<number>): Promise<void> {
  const slot = to === undefined ? null : await readSlot(tx, to, { lock: false });
  if (!slot || slot.storeId !== id || emptied.has(slot.id)) throw invalidFields({ to_slot_id: 'validation.invalid' });
}

async function emptyEach(call: Call, input: Asked, slotIds: readonly number[]): Promise<Answer> {
  const rows = await lockOrders(call.tx, slotIds);
  if (input.action === 'cancel') await lockGoods(call.tx, input.id, rows);
  const answer: Answer = { done: [], kept: [] };
  for (const row of rows) {
    const reason = await emptyOne(call, input, row);
    if (reason) answer.kept.push({ orderNumber: row.orderNumber ?? '', reason });
    else answer.done.push(row.orderNumber ?? '');
  }
  return answer;
}

/** Why an order stays; null: it was moved or cancelled. */
async function emptyOne(call: Call, input: Asked, row: OrderRow): Promise<KeptReason | null> {
  const { id, fulfilment, pickedAt } = row;
  if (fulfilment === 'shipped') return 'onTheWay';
  const isPacked = fulfilment === 'ready' || pickedAt !== null;
  if (input.action === 'move' && isPacked) return 'packed';
  try {
    await call.tx.transaction(async (inner) => {
      const one = { ...call, tx: inner as unknown as Db };
      if (input.action === 'cancel')
        await moveOrderTo(one, { id, version: undefined, status: 'cancelled', reason: input.reason });
      else await moveToSlot(one, { id, slotId: input.to_slot_id as number, reason: input.reason });
    });
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return keptReasonOf({ code: error.code, message: error.errors.slot_id?.[0]?.message });
  }
}

async function moveToSlot(
  call: Call,
  { id, slotId, reason }: { id: number; slotId: number; reason: Asked['reason'] },
): Promise<void> {
  const order = await updateStaffOrder(call, { id, version: undefined, slot_id: slotId, reason });
  // One that is kept until its shopper has paid more is not moved: nobody asks them for that here.
  if ('wished' in order) throw new Refusal('paymentNeeded');
}

/** The orders of these slots that have not been handed over, locked in the order of their ids. */
async function lockOrders(tx: Db, slotIds: readonly number[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(inArray(orders.slotId, [...slotIds]), eq(orders.status, 'submitted'), isNotNull(orders.orderNumber)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** What cancelling writes beside: the runs that they leave, then the stock of all goods at once, in the order of ids. */
async function lockGoods(tx: Db, storeId: number, rows: readonly OrderRow[]): Promise<void> {
  const runs = rows.flatMap(({ pickRunId }) => pickRunId ?? []);
  await tx
    .select({ id: pickRuns.id })
    .from(pickRuns)
    .where(inArray(pickRuns.id, runs))
    .orderBy(asc(pickRuns.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  const goods = await tx
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids));
  await readStock(
    tx,
    storeId,
    goods.map(({ id }) => id),
    { lock: true },
  );
}
