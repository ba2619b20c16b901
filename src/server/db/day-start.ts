import { type SQL, sql } from 'drizzle-orm';
import { stores } from './tables/stores.ts';

/** When a day `YYYY-MM-DD`, or one some days later, begins in the time zone of the shop's first store. */
export function dayStart(day: string, later = 0): SQL {
  const zone = sql`(select ${stores.timeZone} from ${stores} order by ${stores.position}, ${stores.id} limit 1)`;
  return sql`((${day}::date + ${later}::int)::timestamp at time zone coalesce(${zone}, 'Europe/Paris'))`;
}
