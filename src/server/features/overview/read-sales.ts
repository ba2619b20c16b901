import { Refusal } from '#contract/errors.ts';
import type { SalesReport } from '#contract/office/overview.ts';
import { mayActIn } from '#domain/access/staff-stores.ts';
import { salesDays } from '#domain/clock/wall-time.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { type Cents, roundHalfUp, toDecimal } from '#domain/money/cents.ts';
import type { Connection } from '#server/db/connection.ts';
import { type OfStores, ofStores, storeStatement } from '#server/services/session/own-stores.ts';

/** Of every store, also one that is not displayed any more. The days of one store are its own, of all those of the first. */
const allStores = {
  name: 'sales-stores',
  text: 'select id, name, time_zone as "timeZone" from stores order by position, id',
};
/** Reads the period's orders alone, by the index on when they were placed. */
const byDay = storeStatement(
  'sales-by-day',
  3,
  (isMeant) => `select store_id as "storeId", to_char(submitted_at at time zone $1::text, 'YYYY-MM-DD') as day,
  sum(total_cents)::float8 as cents, count(*)::int as orders
from orders
where status in ('submitted', 'completed') and status <> 'draft'
  and submitted_at >= ($2::text::timestamp at time zone $1::text) and ${isMeant('store_id')}
group by 1, 2`,
);
type StoreRow = { id: number; name: string; timeZone: string };
type Sold = { storeId: number; day: string; cents: Cents; orders: number };

/** How many days the series has. */
const seriesDays = 30;

/** What was sold, of all stores of whoever asks or of one. Throws `notFound`. */
export async function readSales(
  { hot }: Pick<Connection, 'hot'>,
  { who, storeId, now, decimals }: { who: OfStores; storeId: number | undefined; now: Date; decimals: number },
): Promise<SalesReport> {
  const all = await hot<StoreRow>(allStores, []);
  const stores = all.filter(({ id }) => (storeId === undefined ? mayActIn(who.storeIds, id) : id === storeId));
  if (storeId !== undefined && stores.length === 0) throw new Refusal('notFound');
  const timeZone = stores[0]?.timeZone ?? 'UTC';
  const days = salesDays(dayIn(timeZone, now), seriesDays);
  const first = [days.series[0] ?? days.today, days.month, days.week].sort()[0] ?? days.today;
  const [statement, meant] = ofStores(byDay, who, storeId);
  const sold = await hot<Sold>(statement, [timeZone, first, meant]);
  const since = (rows: readonly Sold[], day: string) =>
    toFigures(
      rows.filter((row) => row.day >= day),
      decimals,
    );
  const periodsOf = (rows: readonly Sold[]) => ({
    today: since(rows, days.today),
    week: since(rows, days.week),
    month: since(rows, days.month),
  });
  return {
    timeZone,
    ...periodsOf(sold),
    stores: stores.map(({ id, name }) => {
      const own = sold.filter((row) => row.storeId === id);
      return { storeId: id, storeName: name, ...periodsOf(own) };
    }),
    daily: days.series.map((date) => {
      const own = sold.filter(({ day }) => day === date);
      return { date, ...toFigures(own, decimals) };
    }),
  };
}

function toFigures(rows: readonly Sold[], decimals: number): SalesReport['today'] {
  const cents = rows.reduce((sum, row) => sum + row.cents, 0);
  const orders = rows.reduce((sum, row) => sum + row.orders, 0);
  const averageBasket = orders === 0 ? null : toDecimal(roundHalfUp(cents, orders), decimals);
  return { turnover: toDecimal(cents, decimals), orders, averageBasket };
}
