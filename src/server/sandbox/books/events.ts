import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { type Books, paypalId, seconds, stripeId } from './objects.ts';

/** How the next events are told: late, twice, or never. */
export type Telling = { afterSeconds?: number; copies?: number; isLost?: boolean };

export type QueuedEvent = { id: string; provider: 'stripe' | 'paypal'; body: string; attempts: number; copies: number };

export async function tellStripe(books: Books, type: string, object: object, telling: Telling = {}): Promise<void> {
  const id = stripeId(books, 'evt');
  const created = seconds(books.now);
  const body = {
    id,
    object: 'event',
    api_version: '2026-08-26.dahlia',
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  };
  await queue(books, 'stripe', id, JSON.stringify(body), telling);
}

export async function tellPayPal(
  books: Books,
  type: string,
  kind: 'checkout-order' | 'authorization' | 'capture' | 'refund' | 'dispute',
  resource: object,
  telling: Telling = {},
): Promise<void> {
  const id = `WH-${paypalId(books)}-${paypalId(books)}`;
  const body = {
    id,
    event_version: '1.0',
    create_time: books.now.toISOString(),
    resource_type: kind,
    resource_version: '2.0',
    event_type: type,
    summary: type,
    resource,
    links: [],
  };
  await queue(books, 'paypal', id, JSON.stringify(body), telling);
}

async function queue(books: Books, provider: string, id: string, body: string, telling: Telling): Promise<void> {
  const { afterSeconds = 0, copies = 1, isLost = false } = telling;
  const due = isLost ? null : new Date(books.now.getTime() + afterSeconds * 1000).toISOString();
  await books.tx.execute(sql`insert into payment_sandbox.events (id, provider, body, due, copies, created)
    values (${id}, ${provider}, ${body}, ${due}, ${copies}, ${books.now.toISOString()})`);
}

/** Hours between the tries of an event, as both providers go on for days; the first are nearer. */
const againAfterSeconds = [5, 15, 60, 300, 900, 3600, 10_800, 21_600, 43_200, 86_400, 86_400];

/** Takes events that are due, of which no other process takes any; one that is not answered is due again by itself. */
export async function takeDue(db: Db, now: Date, everything: boolean): Promise<QueuedEvent[]> {
  const waits = sql.raw(`(array[${againAfterSeconds.join(',')}])[least(attempts + 1, ${againAfterSeconds.length})]`);
  const taken = await db.execute(sql`
    update payment_sandbox.events set attempts = attempts + 1,
      due = case when attempts + 1 >= ${againAfterSeconds.length} then null
        else ${now.toISOString()}::timestamptz + ${waits} * interval '1 second' end
    where id in (select id from payment_sandbox.events where due is not null
      and (due <= ${now.toISOString()} or ${everything}) order by due, seq limit ${everything ? 1000 : 20} for update skip locked)
    returning id, provider, body, attempts, copies`);
  return rowsOf<QueuedEvent>(taken);
}

export async function settleEvent(db: Db, id: string): Promise<void> {
  await db.execute(sql`update payment_sandbox.events set due = null where id = ${id}`);
}
