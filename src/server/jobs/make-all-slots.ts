import { asc } from 'drizzle-orm';
import { slotRules } from '#server/db/tables/slots.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { makeSlots } from '#server/services/slot/make-slots.ts';

/** Makes the slots of every store that has rules, up to as many days ahead as they say: each day one more is offered. */
export async function makeAllSlots({ db, changes }: Pick<Deps, 'db' | 'changes'>, now: Date): Promise<void> {
  const stores = await db.select({ id: slotRules.storeId }).from(slotRules).orderBy(asc(slotRules.storeId));
  for (const { id } of stores) await transact({ db, committed: changes.publish }, ({ tx }) => makeSlots(tx, id, now));
}
