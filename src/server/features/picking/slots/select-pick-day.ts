import { Refusal } from '#contract/errors.ts';
import type { DaySlot } from '#contract/orders/pick-day.ts';
import { type SlotPace, slotPace } from '#domain/picking/late-slot.ts';
import { blankSlotRules } from '#domain/slot/slot-rules.ts';
import type { Connection } from '#server/db/connection.ts';
import { type OfStores, ofStores, storeStatement } from '#server/services/session/own-stores.ts';

const isStore = { name: 'pick-day-store', text: 'select 1 from stores where id = $1' };

/**
 * $1: the moment, $2: a store or null, or the stores of whoever asks, $3 and $4: the usual seconds for an order and for
 * a line.
 */
const daySlots = storeStatement(
  'pick-day-slots',
  2,
  (isMeant) => `with asked as (
      select s.*, st.name as store_name, st.time_zone, st.position as store_position,
        coalesce(r.order_seconds, $3::int) as order_seconds, coalesce(r.line_seconds, $4::int) as line_seconds,
        (s.starts_at at time zone st.time_zone)::date = ($1::timestamptz at time zone st.time_zone)::date as is_today
      from slots s join stores st on st.id = s.store_id left join slot_rules r on r.store_id = s.store_id
      where s.starts_at > $1::timestamptz - interval '2 days' and s.starts_at < $1::timestamptz + interval '2 days'
        and ${isMeant('s.store_id')}
    ), held as (
      select a.id as slot_id, o.id, o.pick_run_id,
        o.status = 'submitted' and o.fulfilment in ('pending', 'processing') and o.picked_at is null as is_open,
        (select count(*)::int from order_lines l where l.order_id = o.id and l.substitute_for is null) as lines,
        (select count(*)::int from pick_lines p
          where p.run_id = o.pick_run_id and p.order_id = o.id and p.state not in ('waiting', 'proposed')) as decided
      from asked a join orders o on o.slot_id = a.id and o.status in ('submitted', 'completed')
    )
    select a.id, a.store_id as "storeId", a.store_name as "storeName", a.time_zone as "timeZone", a.type,
      a.starts_at as "startsAt", a.ends_at as "endsAt", a.cut_off_at as "cutOffAt", a.closed or a.withdrawn as closed,
      count(h.id)::int as orders, (count(h.id) filter (where not h.is_open))::int as picked,
      coalesce(sum(h.lines), 0)::int as lines,
      coalesce(sum(case when h.is_open then h.decided else h.lines end), 0)::int as decided,
      coalesce(sum(case when not h.is_open then 0 when h.pick_run_id is null then a.order_seconds + h.lines * a.line_seconds
        else (h.lines - h.decided) * a.line_seconds end), 0)::int as "secondsLeft",
      (select coalesce(json_agg(json_build_object('id', r.id, 'startedBy', c.name) order by r.id), '[]')
        from pick_runs r left join customers c on c.id = r.started_by
        where r.id in (select n.pick_run_id from held n where n.slot_id = a.id)) as runs
    from asked a left join held h on h.slot_id = a.id
    group by a.id, a.store_id, a.store_name, a.time_zone, a.store_position, a.type, a.starts_at, a.ends_at, a.cut_off_at,
      a.closed, a.withdrawn, a.is_today
    having a.is_today and (count(h.id) > 0 or not a.withdrawn) or a.starts_at < $1::timestamptz and bool_or(h.is_open)
    order by a.starts_at, a.store_position, a.ends_at, a.id`,
);
type Row = Omit<DaySlot, 'start' | 'end' | 'cutOff' | 'minutesLeft' | 'pace'> & {
  startsAt: Date | string;
  endsAt: Date | string;
  cutOffAt: Date | string;
  secondsLeft: number;
};

const order: Record<SlotPace, number> = { late: 0, inTime: 1, done: 1 };

/**
 * The slots of the day of one store, or of all of whoever asks: how far each is picked, and whether that goes in time.
 * Throws `notFound`.
 */
export async function selectPickDay(
  { hot }: Pick<Connection, 'hot'>,
  { who, storeId, now }: { who: OfStores; storeId: number | undefined; now: Date },
): Promise<DaySlot[]> {
  if (storeId !== undefined && (await hot(isStore, [storeId])).length === 0) throw new Refusal('notFound');
  const { orderSeconds, lineSeconds } = blankSlotRules;
  const [statement, meant] = ofStores(daySlots, who, storeId);
  const rows = await hot<Row>(statement, [now.toISOString(), meant, orderSeconds, lineSeconds]);
  return rows.map((row) => toDaySlot(row, now)).sort((a, b) => order[a.pace] - order[b.pace]);
}

function toDaySlot({ startsAt, endsAt, cutOffAt, secondsLeft, ...row }: Row, now: Date): DaySlot {
  const starts = new Date(startsAt);
  return {
    ...row,
    start: starts.toISOString(),
    end: new Date(endsAt).toISOString(),
    cutOff: new Date(cutOffAt).toISOString(),
    minutesLeft: Math.ceil(secondsLeft / 60),
    pace: slotPace({ secondsLeft, startsAt: starts }, now),
  };
}
