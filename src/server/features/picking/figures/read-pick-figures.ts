import { Refusal } from '#contract/errors.ts';
import type { PickFigures } from '#contract/orders/pick-day.ts';
import { linesAnHour, weightDifferencePercent } from '#domain/picking/pick-figures.ts';
import type { Connection } from '#server/db/connection.ts';
import { type OfStores, ofStores, storeStatement } from '#server/services/session/own-stores.ts';

export type FiguresAsked = { store_id?: number | undefined; from: string; to: string };

/**
 * Finished runs that ended from day $1 to day $2 by the clock of their store, of the stores that are meant by $3. The
 * days are widened by those that a clock may be ahead or behind, for the index.
 */
export const endedRuns = (isMeant: (column: string) => string) => `ended as (
    select r.id, r.store_id, to_char(r.ended_at at time zone s.time_zone, 'YYYY-MM-DD') as day
    from pick_runs r join stores s on s.id = r.store_id
    where r.state = 'finished' and ${isMeant('r.store_id')}
      and r.ended_at > $1::date - 1 and r.ended_at < $2::date + 2
      and to_char(r.ended_at at time zone s.time_zone, 'YYYY-MM-DD') between $1::text and $2::text)`;

/** Of a line `l` of a run: what became of it. */
export const countsOfLines = `count(*)::int as lines,
    (count(*) filter (where l.state in ('short', 'refused')))::int as short,
    (count(*) filter (where l.state = 'substituted'))::int as substituted`;

const byDay = storeStatement(
  'pick-figures',
  3,
  (isMeant) => `with ${endedRuns(isMeant)}, worked as (
      select run_id, extract(epoch from max(at) - min(at))::float8 as seconds
      from pick_events where run_id in (select id from ended) group by run_id
    ), timed as (
      select e.store_id, e.day, sum(w.seconds) as seconds from ended e join worked w on w.run_id = e.id group by 1, 2
    )
    select e.day, e.store_id as "storeId", count(distinct l.order_id)::int as orders, ${countsOfLines},
      (count(*) filter (where l.state = 'substituted' and (l.answer_until is not null or v.by_phone)))::int as accepted,
      coalesce(sum(l.ordered_milli) filter (where o.unit in ('KG', 'LITRE') and l.state = 'picked'), 0)::float8 as "weighedMilli",
      coalesce(sum(l.picked_milli) filter (where o.unit in ('KG', 'LITRE') and l.state = 'picked'), 0)::float8 as "pickedMilli",
      coalesce(max(t.seconds), 0)::float8 as seconds
    from ended e
    join pick_run_orders p on p.run_id = e.id and p.left_at is null
    join pick_lines l on l.run_id = e.id and l.order_id = p.order_id
    join order_lines o on o.id = l.line_id
    left join pick_events v on v.id = l.last_event_id
    left join timed t on t.store_id = e.store_id and t.day = e.day
    group by 1, 2`,
);

const lateByDay = storeStatement(
  'late-hand-overs',
  3,
  (isMeant) => `select to_char(e.at at time zone st.time_zone, 'YYYY-MM-DD') as day, o.store_id as "storeId",
      count(distinct o.id)::int as late
    from order_events e join orders o on o.id = e.order_id join slots s on s.id = o.slot_id join stores st on st.id = o.store_id
    where e.kind = 'move' and e."to" = 'delivered' and e.at > s.ends_at and ${isMeant('o.store_id')}
      and e.at > $1::date - 1 and e.at < $2::date + 2
      and to_char(e.at at time zone st.time_zone, 'YYYY-MM-DD') between $1::text and $2::text
    group by 1, 2`,
);

type Picked = Pick<PickFigures, 'day' | 'storeId' | 'orders' | 'lines' | 'short' | 'substituted' | 'accepted'> & {
  weighedMilli: number;
  pickedMilli: number;
  seconds: number;
};
type Late = { day: string; storeId: number; late: number };
const nothing = {
  orders: 0,
  lines: 0,
  short: 0,
  substituted: 0,
  accepted: 0,
  weighedMilli: 0,
  pickedMilli: 0,
  seconds: 0,
};

/**
 * How picking went in the stores of `who`, by day and store, the days in their order. Throws `notFound` for a store
 * that is not there.
 */
export async function readPickFigures(
  { hot }: Pick<Connection, 'hot'>,
  { store_id: storeId, from, to }: FiguresAsked,
  who: OfStores,
): Promise<PickFigures[]> {
  await requireStore({ hot }, storeId);
  const [ofRuns, meant] = ofStores(byDay, who, storeId);
  const [ofOrders] = ofStores(lateByDay, who, storeId);
  const values = [from, to, meant];
  const [picked, late] = [await hot<Picked>(ofRuns, values), await hot<Late>(ofOrders, values)];
  const keyOf = (row: { day: string; storeId: number }) => `${row.day} ${row.storeId}`;
  const rows = new Map(picked.map((row) => [keyOf(row), row]));
  for (const { day, storeId } of late)
    if (!rows.has(keyOf({ day, storeId }))) rows.set(keyOf({ day, storeId }), { day, storeId, ...nothing });
  const lateOf = new Map(late.map((row) => [keyOf(row), row.late]));
  return [...rows.values()]
    .map(({ weighedMilli, pickedMilli, seconds, ...row }) => ({
      ...row,
      linesAnHour: linesAnHour(row.lines, seconds),
      weightDifferencePercent: weightDifferencePercent(weighedMilli, pickedMilli),
      lateHandOvers: lateOf.get(keyOf(row)) ?? 0,
    }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.storeId - b.storeId);
}

/** Throws `notFound` for a store that is asked for and is not there. */
export async function requireStore({ hot }: Pick<Connection, 'hot'>, storeId: number | undefined): Promise<void> {
  if (storeId === undefined) return;
  const found = await hot({ name: 'pick-figures-store', text: 'select 1 from stores where id = $1' }, [storeId]);
  if (found.length === 0) throw new Refusal('notFound');
}
