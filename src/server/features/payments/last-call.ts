import { isKeyAlive } from '#domain/payment/ask-again.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, gt, inArray, ne, type SQL, sql } from '#server/db/sql.ts';
import { paymentEvents } from '#server/db/tables/payments.ts';

/** A call that was asked for: its request, and what it came to. */
export type LastCall = {
  id: number;
  kind: string;
  key: string | null;
  at: Date;
  /** Null: no answer yet, none that says what was done. */
  outcome: 'done' | 'refused' | 'failed' | null;
  /** Its newest row: what is looked up after that tells how it went. */
  newestId: number;
};

/** The newest call of a payment beside lookups and refunds, which are calls of their own. */
export function selectLastCall(tx: Db, paymentId: string): Promise<LastCall | null> {
  return selectCall(tx, paymentId, and(ne(paymentEvents.kind, 'lookup'), ne(paymentEvents.kind, 'refund')));
}

/** The newest call of a payment by its key. */
export function selectCallByKey(tx: Db, paymentId: string, key: string): Promise<LastCall | null> {
  return selectCall(tx, paymentId, eq(paymentEvents.key, key));
}

async function selectCall(tx: Db, paymentId: string, which: SQL | undefined): Promise<LastCall | null> {
  // Written out, as a column of a query over one table is written without it.
  const about = sql`from payment_events o where o.request_id = payment_events.id`;
  const [last] = await tx
    .select({
      id: paymentEvents.id,
      kind: paymentEvents.kind,
      key: paymentEvents.key,
      at: paymentEvents.at,
      outcome: sql<LastCall['outcome']>`(select o.outcome ${about} and o.outcome in ('done', 'refused', 'failed'))`,
      newestId: sql`coalesce((select max(o.id) ${about}), payment_events.id)`.mapWith(Number),
    })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.phase, 'request'), which))
    .orderBy(desc(paymentEvents.id))
    .limit(1);
  return last ?? null;
}

/**
 * Whether a call is repeated with its key, as nobody knows yet what it came to; or, where it broke or its key is too old,
 * is made under a new one once its provider was looked at and had not done it (payments.md, rule 5).
 */
export async function howToRepeat(
  tx: Db,
  paymentId: string,
  { outcome, at, newestId }: LastCall,
  now: Date,
): Promise<'sameKey' | 'lookFirst' | 'newKey'> {
  if (outcome === null && isKeyAlive(at, now)) return 'sameKey';
  return (await wasLookedFor(tx, paymentId, newestId)) ? 'newKey' : 'lookFirst';
}

async function wasLookedFor(tx: Db, id: string, after: number): Promise<boolean> {
  const looked = and(
    eq(paymentEvents.paymentId, id),
    eq(paymentEvents.kind, 'lookup'),
    inArray(paymentEvents.outcome, ['done']),
    gt(paymentEvents.id, after),
  );
  return (await tx.$count(paymentEvents, looked)) > 0;
}
