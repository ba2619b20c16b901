import { latestTime } from '#domain/clock/recurring.ts';
import { dayAfter, weekdayOf } from '#domain/clock/wall-time.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { enqueueAll, type OutboxEntry } from '#server/db/enqueue.ts';
import { and, asc, eq, gt, isNotNull, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { selectOffers } from '#server/services/offers/select-offers.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import { runOnce } from '#server/services/tasks/run-once.ts';

/** By the clocks of the shop's first store. */
const time = '09:00';
/** Milliseconds: a shop that was stopped over it sends later on the day, and else the week after. */
const longestDelay = 12 * 3_600_000;
const lease = 900_000;
/** Customers in one transaction. */
const atOnce = 500;

type OfferDeps = Pick<Deps, 'db' | 'changes' | 'connection' | 'config'>;

/**
 * Once a week, on the day of the settings, writes the mails of offers to who asked for them and has verified their address:
 * the offers of their store, where it has any. However often it runs, one to each customer a week.
 */
export async function mailOffers(deps: OfferDeps, now: Date): Promise<boolean> {
  const { offersDay } = deps.config;
  if (offersDay === null) return false;
  const timeZone = await readShopZone(deps.db);
  const due = latestTime(now, timeZone, { time, weekday: offersDay });
  if (now.getTime() - due.getTime() > longestDelay) return false;
  const day = dayIn(timeZone, due);
  // By its Monday: another day of the settings sends no second mail in the same week.
  const week = dayAfter(day, 1 - weekdayOf(day));
  return runOnce(deps, { name: 'weekly-offers', due, now, lease }, () => writeAll(deps, now, week));
}

async function writeAll({ db, changes, connection, config }: OfferDeps, now: Date, week: string): Promise<void> {
  const known = new Map<string, Promise<boolean>>();
  const hasOffers = (storeId: number, priceType: PriceType) => {
    const key = `${storeId} ${priceType}`;
    const shown = { language: 'fr', priceType, decimals: config.decimals } as const;
    const found = known.get(key) ?? selectOffers(connection, storeId, shown, now).then(({ length }) => length > 0);
    known.set(key, found);
    return found;
  };
  const kind = 'weekly-offers';
  for (let after = 0; ; ) {
    const wanting = await selectWanting(db, after);
    const last = wanting.at(-1);
    if (!last) return;
    after = last.id;
    const entries: OutboxEntry[] = [];
    for (const { id, storeId, priceType } of wanting)
      if (storeId !== null && (await hasOffers(storeId, priceType)))
        entries.push({ kind, dedupeKey: `${kind}:${week}:${id}`, payload: { customerId: id, storeId }, now });
    if (entries.length === 0) continue;
    await transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
      await enqueueAll(tx, entries);
      announce('outbox');
    });
  }
}

/** Who wants to be mailed, by id, and their store: the default one, else that of the last order. */
function selectWanting(db: Deps['db'], after: number) {
  const shown = (id: string) => sql`(select s.id from stores s where s.id = ${sql.raw(id)} and s.displayable)`;
  const ofLastOrder = sql`(select s.id from orders o join stores s on s.id = o.store_id and s.displayable
    where o.customer_id = customers.id and o.status <> 'draft' order by o.submitted_at desc, o.id desc limit 1)`;
  return db
    .select({
      id: customers.id,
      priceType: customers.customerType,
      storeId: sql<number | null>`coalesce(${shown('customers.default_store_id')}, ${ofLastOrder})`,
    })
    .from(customers)
    .innerJoin(notificationPreferences, eq(notificationPreferences.customerId, customers.id))
    .where(
      and(
        gt(customers.id, after),
        customers.active,
        isNotNull(customers.emailVerifiedAt),
        notificationPreferences.marketingEmails,
      ),
    )
    .orderBy(asc(customers.id))
    .limit(atOnce);
}
