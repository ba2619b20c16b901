import { Refusal } from '#contract/errors.ts';
import { mostHeldOf } from '#domain/slot/slot-hold.ts';
import { type Db, runWithin } from '#server/db/connection.ts';
import { limits } from '#server/services/session/limit-table.ts';
import type { SlotRow } from '#server/services/slot/read-slot.ts';

/** Two holds of one network at the same moment are counted one after the other, whatever slots they are in. */
const lockOne = { name: 'lock-network', text: `select pg_advisory_xact_lock(hashtextextended('holds of ' || $1, 0))` };

const count = {
  name: 'count-holds-of-network',
  text: `select count(*)::int as "all", (count(*) filter (where slot_id = $2))::int as here, min(expires_at) as until
    from slot_places where network = $1 and order_id is null and expires_at > $3::timestamptz and id is distinct from $4::bigint`,
};
type Count = { all: number; here: number; until: Date | string | null };

/** Whoever takes this lock and that of the slot takes this one first. */
export async function lockNetwork(tx: Db, network: string): Promise<void> {
  await runWithin(tx)(lockOne, [network]);
}

/**
 * Refuses a hold more for the guests and unverified accounts of one network; `others` is what others than the asker have of
 * the slot, `held` the asker's own hold. Throws `placeNotKept`. The network and the slot are locked.
 */
export async function limitHolds(
  tx: Db,
  {
    network,
    slot,
    others,
    held,
    now,
  }: { network: string; slot: SlotRow; others: number; held: number | null; now: Date },
): Promise<void> {
  const [found] = await runWithin(tx)<Count>(count, [network, slot.id, now.toISOString(), held]);
  const { all, here, until } = found ?? { all: 0, here: 0, until: null };
  const most = mostHeldOf(slot.mostOrders - (others - here));
  if (all < limits.holds.tries && here < most) return;
  throw new Refusal('placeNotKept', {
    retryAfter: until === null ? 0 : (new Date(until).getTime() - now.getTime()) / 1000,
  });
}
