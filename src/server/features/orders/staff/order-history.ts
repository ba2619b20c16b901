import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import type { orderEvents } from '#server/db/tables/order-events.ts';
import type { StoredChange } from '#server/services/order/stored-order.ts';

type Recorded = Omit<StoredChange, 'id' | 'at' | 'byShop' | 'reason' | 'creditBeforeCents'>;
/** One thing that happened to an order; `at` as the database writes it in JSON. */
export type HistoryEntry = Pick<
  typeof orderEvents.$inferSelect,
  'id' | 'kind' | 'actorId' | 'from' | 'to' | 'reason' | 'handedTo' | 'means' | 'amountCents'
> & {
  at: string;
  actor: string | null;
  change: Recorded | null;
};

/** All that happened to an order, the oldest first, and who of the staff wrote it. */
export async function selectHistory(
  db: Db,
  orderId: number,
): Promise<{ history: HistoryEntry[]; madeBy: string | null }> {
  const [found] = rowsOf<{ history: HistoryEntry[]; madeBy: string | null }>(
    await db.execute(sql`
      select (select a.name from customers a where a.id = o.made_by) as "madeBy", (
        select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'at', e.at, 'actorId', e.actor_id,
          'actor', a.name, 'from', e."from", 'to', e."to", 'reason', e.reason, 'handedTo', e.handed_to,
          'means', e.means, 'amountCents', e.amount_cents, 'change', case when c.event_id is not null then
            json_build_object('linesBefore', c.lines_before, 'linesAfter', c.lines_after,
              'feeBeforeCents', c.fee_before_cents, 'feeAfterCents', c.fee_after_cents,
              'feeByRulesCents', c.fee_by_rules_cents, 'fieldsChanged', c.fields_changed, 'shelfEmpty', c.shelf_empty,
              'totalBeforeCents', c.total_before_cents, 'totalAfterCents', c.total_after_cents,
              'noteChanged', c.note_changed, 'slotChanged', c.slot_changed,
              'slotBefore', c.slot_before, 'slotAfter', c.slot_after) end) order by e.id), '[]')
        from order_events e
        left join customers a on a.id = e.actor_id
        left join order_changes c on c.event_id = e.id
        where e.order_id = o.id) as history
      from orders o where o.id = ${orderId}`),
  );
  return found ?? { history: [], madeBy: null };
}
