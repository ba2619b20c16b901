import { Refusal } from '#contract/errors.ts';
import type { PickerFigures } from '#contract/orders/pick-day.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { linesAnHour, weekOf } from '#domain/picking/pick-figures.ts';
import type { Connection, Db } from '#server/db/connection.ts';
import { readPickingSettings } from '#server/services/picking/picking-settings.ts';
import { type OfStores, ofStores, storeStatement } from '#server/services/session/own-stores.ts';
import { countsOfLines, endedRuns, type FiguresAsked, requireStore } from './read-pick-figures.ts';

/** By who decided a line; the time is that from their first event in a run to their last. */
const byPicker = storeStatement(
  'picker-figures',
  3,
  (isMeant) => `with ${endedRuns(isMeant)}, weeks as (
      select id, to_char(date_trunc('week', day::date), 'YYYY-MM-DD') as week from ended
    ), worked as (
      select w.week, v.actor_id as by, sum(v.seconds) as seconds
      from (select run_id, actor_id, extract(epoch from max(at) - min(at))::float8 as seconds
        from pick_events where run_id in (select id from weeks) group by run_id, actor_id) v
      join weeks w on w.id = v.run_id group by 1, 2
    )
    select w.week, l.last_by as by, c.name, ${countsOfLines}, coalesce(max(t.seconds), 0)::float8 as seconds
    from weeks w
    join pick_run_orders p on p.run_id = w.id and p.left_at is null
    join pick_lines l on l.run_id = w.id and l.order_id = p.order_id
    left join customers c on c.id = l.last_by
    left join worked t on t.week = w.week and t.by is not distinct from l.last_by
    group by w.week, l.last_by, c.name
    order by w.week, c.name nulls last, l.last_by`,
);
type Row = Omit<PickerFigures, 'linesAnHour'> & { by: number | null; seconds: number };

/**
 * How many lines each person decided, week by week; whole weeks, so that no day of somebody can be told from another. Throws
 * `notFound` where the shop has not turned it on, and for a store that is not there.
 */
export async function readPickerFigures(
  { hot, db }: Pick<Connection, 'hot'> & { db: Db },
  { store_id: storeId, from, to }: FiguresAsked,
  who: OfStores,
): Promise<PickerFigures[]> {
  const { figuresByPicker } = await readPickingSettings(db);
  if (!figuresByPicker) throw new Refusal('notFound');
  await requireStore({ hot }, storeId);
  const [statement, meant] = ofStores(byPicker, who, storeId);
  const rows = await hot<Row>(statement, [weekOf(from), dayAfter(weekOf(to), 6), meant]);
  return rows.map(({ by: _, seconds, ...row }) => ({ ...row, linesAnHour: linesAnHour(row.lines, seconds) }));
}
