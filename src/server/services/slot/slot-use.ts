import type { SlotUse } from '#domain/slot/slot-room.ts';
import { type Db, runWithin } from '#server/db/connection.ts';

/**
 * SQL that counts what of a slot is taken at a moment, as JSON of {@link SlotUse}, but for the places `p` that
 * `isLeftOut` names.
 */
export function slotUsePart({ slotId, now, isLeftOut }: { slotId: string; now: string; isLeftOut: string }): string {
  return `(select json_build_object('orders', count(*), 'pickingSeconds', coalesce(sum(p.picking_seconds), 0))
    from slot_places p where p.slot_id = ${slotId} and (p.order_id is not null or p.expires_at > ${now})
      and (${isLeftOut}) is not true)`;
}

const read = {
  name: 'read-slot-use',
  text: `select ${slotUsePart({ slotId: '$1', now: '$2::timestamptz', isLeftOut: 'p.id = $3' })} as used`,
};

/** What of a slot is taken at a moment, one place left out. The caller holds the slot's row where it decides by it. */
export async function readSlotUse(tx: Db, slotId: number, now: Date, without: number | null): Promise<SlotUse> {
  const [found] = await runWithin(tx)<{ used: SlotUse }>(read, [slotId, now.toISOString(), without]);
  return found?.used ?? { orders: 0, pickingSeconds: 0 };
}
