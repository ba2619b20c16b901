import { type FieldErrors, Refusal } from '#contract/errors.ts';
import type { OrderType } from '#domain/order/status.ts';
import { blankSlotRules, type SlotRules } from '#domain/slot/slot-rules.ts';
import { type Db, rowFromJson, runWithin } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { slots } from '#server/db/tables/slots.ts';

/** A slot, and how long its store picks. */
export type SlotRow = typeof slots.$inferSelect & { picking: Pick<SlotRules, 'orderSeconds' | 'lineSeconds'> };

const textFor = (lock: string) => `select to_json(s) as row,
    r.order_seconds as "orderSeconds", r.line_seconds as "lineSeconds"
  from slots s left join slot_rules r on r.store_id = s.store_id where s.id = $1 ${lock}`;
const readOne = { name: 'read-slot', text: textFor('') };
// An order that is written with a slot has a share of the slot's row from then on, for its foreign key. The lock lets it be: of
// two that have one each, neither could lock the row `for update`.
const lockOne = { name: 'lock-slot', text: textFor('for no key update of s') };

type Answer = { row: Record<string, unknown>; orderSeconds: number | null; lineSeconds: number | null };

/**
 * A slot as it is now, or null where there is none. With `lock` it stays so until the transaction ends: who counts its places
 * afterwards, in another statement, counts all of them, since a place is only taken under this lock.
 */
export async function readSlot(tx: Db, id: number, { lock }: { lock: boolean }): Promise<SlotRow | null> {
  const [found] = await runWithin(tx)<Answer>(lock ? lockOne : readOne, [id]);
  if (!found) return null;
  const { orderSeconds, lineSeconds } = found;
  const picking = orderSeconds === null || lineSeconds === null ? blankSlotRules : { orderSeconds, lineSeconds };
  return { ...rowFromJson(slots, found.row), picking };
}

/** Why a slot takes no order, named on `slot_id`. */
export type SlotObstacle = 'slots.full' | 'slots.pickingTime' | 'slots.closed' | 'slots.withdrawn';

export function slotRefusal(message: SlotObstacle): Refusal {
  return new Refusal('slotTaken', { errors: { slot_id: [{ message, parameters: {} }] } });
}

/**
 * Whether a slot still takes orders at all: refuses past its cut-off, once staff closed it, and once the rules have it
 * no more.
 */
export function refuseClosed(slot: SlotRow, now: Date): void {
  if (slot.withdrawn) throw slotRefusal('slots.withdrawn');
  if (slot.closed || slot.cutOffAt <= now) throw slotRefusal('slots.closed');
}

/** When a slot begins, or null where there is none. */
export async function readSlotStart(db: Db, slotId: number): Promise<Date | null> {
  const [slot] = await db.select({ startsAt: slots.startsAt }).from(slots).where(eq(slots.id, slotId));
  return slot?.startsAt ?? null;
}

/**
 * The slot that an order names, as it is now; errors on `slot_id` for one that is not the store's or of another kind. With
 * `lock` it stays so until the transaction ends, and its places can be counted.
 */
export async function readNamedSlot(
  db: Db,
  slotId: number | null,
  order: { storeId: number; type: OrderType; lock: boolean },
): Promise<{ slot: SlotRow | null; errors: FieldErrors }> {
  if (slotId === null) return { slot: null, errors: {} };
  const slot = await readSlot(db, slotId, order);
  if (slot && slot.storeId === order.storeId && slot.type === order.type) return { slot, errors: {} };
  return { slot: null, errors: { slot_id: [{ message: 'checkout.unknownSlot', parameters: {} }] } };
}
