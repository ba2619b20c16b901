import { type Db, rowsOf } from '#server/db/connection.ts';
import { asc, eq, isNull, sql } from '#server/db/sql.ts';
import { webhookDeliveries, webhooks } from '#server/db/tables/programs.ts';
import type { Deps } from '#server/deps.ts';
import { bodyOf } from '#server/services/webhooks/event-body.ts';
import { describeEvents } from './describe-events.ts';
import { mostTaken, type ToldEvent, takeEvents } from './take-events.ts';

/** One process at a time makes deliveries, so that those of one thing are numbered in the order of its changes. */
const deliveriesLock = 7_277_018;

/** Makes what has happened into deliveries, each webhook's with numbers of its own without gaps; answers how many. */
export async function makeDeliveries({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<number> {
  let made = 0;
  for (;;) {
    const { taken, deliveries } = await db.transaction(async (tx) =>
      makeSome(tx as unknown as Db, clock(), config.decimals),
    );
    made += deliveries;
    if (taken < mostTaken) return made;
  }
}

async function makeSome(tx: Db, now: Date, decimals: number): Promise<{ taken: number; deliveries: number }> {
  const none = { taken: 0, deliveries: 0 };
  const [lock] = rowsOf<{ isMine: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(${deliveriesLock}) as "isMine"`),
  );
  if (!lock?.isMine) return none;
  const { taken, events } = await takeEvents(tx, now);
  if (events.length === 0) return { taken, deliveries: 0 };
  const asking = await tx.select().from(webhooks).where(isNull(webhooks.offAt)).orderBy(asc(webhooks.id)).for('update');
  const described = await describeEvents(tx, events, decimals);
  let deliveries = 0;
  for (const hook of asking) {
    let sequence = hook.lastSequence;
    const rows = events.flatMap((event, i) => {
      const told = described[i];
      const storeIds = storesFor(hook, event);
      if (!told || storeIds === false || !hook.events.includes(event.type)) return [];
      sequence += 1;
      const data = 'storeIds' in told.data ? { ...told.data, storeIds } : told.data;
      const body = bodyOf({ type: event.type, at: event.at, sequence, data });
      return [{ webhookId: hook.id, sequence, type: event.type, body, nextTryAt: now, createdAt: now }];
    });
    if (rows.length === 0) continue;
    await tx.insert(webhookDeliveries).values(rows);
    await tx.update(webhooks).set({ lastSequence: sequence }).where(eq(webhooks.id, hook.id));
    deliveries += rows.length;
  }
  return { taken, deliveries };
}

/** Of an event's stores those that a webhook may know of, null for all; false: it is nothing to it. */
function storesFor({ storeIds: own }: { storeIds: number[] | null }, { storeIds }: ToldEvent): number[] | null | false {
  if (own === null) return storeIds;
  if (storeIds === null) return own;
  const both = storeIds.filter((id) => own.includes(id));
  return both.length > 0 && both;
}
