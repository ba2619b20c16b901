import type { ParsedOf } from '#contract/endpoint.ts';
import type { closeSlots } from '#contract/stores/closing.ts';
import { wallTimeIn } from '#domain/clock/zone-time.ts';
import { and, inArray, isNull } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slots } from '#server/db/tables/slots.ts';
import type { StaffWrite } from '../staff-write.ts';
import { type AskedSlot, selectAskedSlots } from './slots-asked.ts';

/**
 * Closes slots to new orders, or opens them again. What shoppers hold in them is let go: a hold would still be taken after
 * the cut-off. Throws `notFound`.
 */
export async function closeAskedSlots(
  { tx, now, audit }: Pick<StaffWrite, 'tx' | 'now' | 'audit'>,
  { closed, ...asked }: ParsedOf<typeof closeSlots>,
): Promise<void> {
  const { timeZone, found } = await selectAskedSlots(tx, asked, { now, lock: true });
  for (const slot of found) await audit(slotEntry(slot, timeZone, closed));
  // A store that has no slot today: nothing to write down, which the audit wants to be told.
  if (found.length === 0) await audit({ thing: 'store', id: asked.id, storeId: asked.id, before: {}, after: {} });
  const ids = found.map(({ id }) => id);
  await tx.update(slots).set({ closed }).where(inArray(slots.id, ids));
  if (closed) await tx.delete(slotPlaces).where(and(inArray(slotPlaces.slotId, ids), isNull(slotPlaces.orderId)));
}

/** A slot is named by its day and its time on the store's clock. */
function slotEntry(slot: AskedSlot, timeZone: string, closed: boolean) {
  const [from, to] = [slot.startsAt, slot.endsAt].map((at) => wallTimeIn(timeZone, at));
  return {
    thing: 'slot',
    id: slot.id,
    label: `${from?.date} ${from?.time}–${to?.time}`,
    storeId: slot.storeId,
    before: { closed: slot.closed },
    after: { closed },
  } as const;
}
