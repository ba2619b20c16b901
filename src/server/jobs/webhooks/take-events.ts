import type { WebhookEventType } from '#domain/webhooks/webhook-events.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/** An event as it is told: of several of one thing that say the same, one. */
export type ToldEvent = {
  type: WebhookEventType;
  thingId: number | null;
  /** Where; null: in all stores. */
  storeIds: number[] | null;
  at: Date;
  detail: Record<string, unknown> | null;
};

type Row = {
  type: WebhookEventType;
  thing_id: number | null;
  store_id: number | null;
  at: string | Date;
  detail: Record<string, unknown> | null;
};

/** How many rows are taken at a time. */
export const mostTaken = 500;
/** Changes of the stock of one product in one store are told of at most once in so many milliseconds. */
const stockGatheredMs = 10_000;
/** Of these, several that are taken together are one: they say no more than how the thing is now. */
const isMerged = (type: WebhookEventType) => type.startsWith('product.') || type === 'payment.changed';

/**
 * Takes what has happened out of the table, in the order in which it was written: two changes of one thing are written one
 * after the other, as the second waits for the row. Answers how many rows were taken, and what is to be told.
 */
export async function takeEvents(tx: Db, now: Date): Promise<{ taken: number; events: ToldEvent[] }> {
  const rows = rowsOf<Row & { id: string }>(
    await tx.execute(sql`
    delete from webhook_events where id in (
      select id from webhook_events where type <> 'stock.changed' order by id limit ${mostTaken})
    returning id, type, thing_id, store_id, at, detail`),
  ).toSorted((a, b) => Number(a.id) - Number(b.id));
  const due = new Date(now.getTime() - stockGatheredMs).toISOString();
  const moved = rowsOf<Row & { rows: number }>(
    await tx.execute(sql`
    with due as (
      select store_id, thing_id from webhook_events where type = 'stock.changed'
      group by store_id, thing_id having min(at) <= ${due}::timestamptz limit ${mostTaken}
    ), gone as (
      delete from webhook_events e using due d
      where e.type = 'stock.changed' and e.store_id = d.store_id and e.thing_id = d.thing_id
      returning e.store_id, e.thing_id, e.at
    )
    select 'stock.changed' as type, thing_id, store_id, max(at) as at, null as detail, count(*)::int as rows
    from gone group by store_id, thing_id order by max(at), store_id, thing_id`),
  );
  return { taken: rows.length + moved.length, events: [...merge(rows), ...moved.map(toEvent)] };
}

function toEvent({ type, thing_id, store_id, at, detail }: Row): ToldEvent {
  return { type, thingId: thing_id, storeIds: store_id === null ? null : [store_id], at: new Date(at), detail };
}

/** Of one product or payment the last, with the stores of all; everything else as it is. */
function merge(rows: readonly Row[]): ToldEvent[] {
  const events = new Map<string, ToldEvent>();
  rows.forEach((row, i) => {
    const event = toEvent(row);
    // What is said of a whole shelf is said of one store.
    const key = isMerged(row.type) ? `${row.type} ${row.thing_id ?? `of ${row.store_id}`}` : `row ${i}`;
    const before = events.get(key);
    events.delete(key);
    const storeIds =
      before && (before.storeIds === null || event.storeIds === null)
        ? null
        : [...new Set([...(before?.storeIds ?? []), ...(event.storeIds ?? [])])];
    const merged = before ? { ...event, storeIds, detail: event.detail ?? before.detail } : event;
    events.set(key, merged);
  });
  return [...events.values()];
}
