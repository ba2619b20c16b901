import type { Reconciliation } from '#contract/payments/staff-payments.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { type BookDifference, compareBooks, type OurMoves } from '#domain/payment/compare-books.ts';
import { type ProviderName, providers } from '#domain/payment/provider.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { and, desc, eq, inArray, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments, reconciliations } from '#server/db/tables/payments.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** What was asked for so near to midnight UTC the provider may have in the books of the other day. */
const nearMidnightMs = 120_000;

type Found = { differences: BookDifference[]; isComplete: boolean };

/**
 * Compares what moved on a day (UTC) by the books of all providers with what we have of it, and keeps the result in place
 * of that day's last one. Who does not answer, or has not written the day to its end, is named as incomplete.
 */
export async function reconcileDay(deps: PaymentsDeps, day: string): Promise<void> {
  const found = await Promise.all(providers.map(async (name) => ({ name, ...(await compareWith(deps, name, day)) })));
  const result = {
    checkedAt: deps.clock(),
    differences: found.flatMap(({ name, differences }) => differences.map((one) => ({ provider: name, ...one }))),
    incomplete: found.filter(({ isComplete }) => !isComplete).map(({ name }) => name),
  };
  await deps.db
    .insert(reconciliations)
    .values({ day, ...result })
    .onConflictDoUpdate({ target: reconciliations.day, set: result });
}

async function compareWith({ db, providers, config }: PaymentsDeps, name: ProviderName, day: string): Promise<Found> {
  const provider = providers.get(name);
  // One that is not configured any more may have moved money that day all the same.
  if (!provider) return { differences: [], isComplete: (await selectOurs(db, name, day, [])).length === 0 };
  const books = await provider.listBooks(day);
  if (books.kind !== 'done') return { differences: [], isComplete: false };
  const { entries, complete } = books.value;
  const ids = [...new Set(entries.flatMap(({ paymentId }) => paymentId ?? []))];
  const isOurs = and(eq(payments.provider, name), inArray(payments.id, ids));
  const known = ids.length === 0 ? [] : await db.select({ id: payments.id }).from(payments).where(isOurs);
  const at = { known: new Set(known.map(({ id }) => id)), currency: config.currency, complete };
  return { differences: compareBooks(await selectOurs(db, name, day, ids), entries, at), isComplete: complete };
}

/**
 * What moved, by our events, of the payments that have moved on a day and of these; each is dated by our request. What a lost
 * dispute took stands in no books as a refund: it is told by its own name (`note-elsewhere.ts`).
 */
async function selectOurs(db: Db, provider: ProviderName, day: string, ids: readonly string[]): Promise<OurMoves[]> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + 86_400_000);
  // Of a call without an answer we learn hours later.
  const learned = new Date(to.getTime() + 86_400_000);
  const near = `${nearMidnightMs} milliseconds`;
  const isThatDay = sql`asked >= ${instantOf(from)} and asked < ${instantOf(to)}`;
  const isCertain = sql`asked >= ${instantOf(from)}::timestamptz + ${near}::interval
    and asked < ${instantOf(to)}::timestamptz - ${near}::interval`;
  const rows = rowsOf(
    await db.execute(sql`
      with touched as (
        select e.payment_id id from payment_events e join payments p on p.id = e.payment_id and p.provider = ${provider}
        where e.at >= ${instantOf(from)} and e.at < ${instantOf(learned)}
          and (e.captured_cents <> 0 or e.refunded_cents <> 0)
        union select p.id from payments p where p.provider = ${provider}
          and p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      ), moves as (
        select e.payment_id, m.kind, m.cents, (
          select max(r.at) from payment_events r where r.payment_id = e.payment_id and r.phase = 'request'
            and r.kind = m.kind and r.id < e.id) asked
        from touched join payment_events e on e.payment_id = touched.id
          cross join lateral (values ('capture', e.captured_cents), ('refund', case when e.event_id is null then e.refunded_cents else 0 end)) m (kind, cents)
        where m.cents <> 0
      )
      select payment_id "paymentId", kind, sum(cents)::int "totalCents",
        coalesce(sum(cents) filter (where ${isThatDay}), 0)::int "dayCents",
        coalesce(sum(cents) filter (where ${isCertain}), 0)::int "certainCents",
        coalesce(sum(cents) filter (where asked is not null and not (${isThatDay})), 0)::int "otherDaysCents"
      from moves group by payment_id, kind`),
  );
  return rows as OurMoves[];
}

/** What the comparison of a day came to, null: the last day; null where there was none. */
export async function readReconciliation(db: Db, day: string | null, decimals: number): Promise<Reconciliation | null> {
  const [row] = await db
    .select()
    .from(reconciliations)
    .where(day === null ? undefined : eq(reconciliations.day, day))
    .orderBy(desc(reconciliations.day))
    .limit(1);
  if (!row) return null;
  const ids = row.differences.flatMap(({ paymentId }) => paymentId ?? []);
  const numbers =
    ids.length === 0
      ? []
      : await db
          .select({ id: payments.id, orderNumber: orders.orderNumber })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .where(inArray(payments.id, ids));
  const numberOf = new Map(numbers.map(({ id, orderNumber }) => [id, orderNumber]));
  const written = (cents: number | null) => (cents === null ? null : toDecimal(cents, decimals));
  return {
    day: row.day,
    checkedAt: row.checkedAt.toISOString(),
    differences: row.differences.map(({ provider, kind, reference, paymentId, oursCents, theirsCents }) => {
      const orderNumber = (paymentId && numberOf.get(paymentId)) || null;
      return { provider, kind, reference, orderNumber, ours: written(oursCents), theirs: written(theirsCents) };
    }),
    incomplete: [...row.incomplete],
  };
}
