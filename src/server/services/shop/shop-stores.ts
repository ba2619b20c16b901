import type { Changes } from '#server/db/changes.ts';
import type { Connection, Db } from '#server/db/connection.ts';
import { asc } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { keepUntilChanged } from '#server/services/memory/keep-until-changed.ts';
import type { StoreDiscount } from '#server/services/shelf/discount-in-force.ts';

const statement = {
  name: 'displayed-stores',
  text: `select id, case when discount_is_active then discount_percent end as percent,
  extract(epoch from discount_from)::float8 * 1000 as from, extract(epoch from discount_to)::float8 * 1000 as to
from stores where displayable order by position, id`,
};

export type DisplayedStore = { id: number; discount: StoreDiscount };
/** Answers the stores that are displayed, the default one first; read again when stores have changed. */
export type ReadDisplayedStores = () => Promise<readonly DisplayedStore[]>;
type Row = { id: number; percent: number | null; from: number | null; to: number | null };

export function followDisplayedStores(
  connection: Pick<Connection, 'hot'>,
  changes: Pick<Changes, 'on'>,
): ReadDisplayedStores {
  return keepUntilChanged(changes, ['stores'], async () => {
    const rows = await connection.hot<Row>(statement, []);
    return rows.map(({ id, percent, from, to }) => ({ id, discount: [percent, from, to] as const }));
  }).read;
}

/** The time zone of the shop: that of its first store, by which the reports divide days. */
export async function readShopZone(db: Db): Promise<string> {
  const [first] = await db
    .select({ timeZone: stores.timeZone })
    .from(stores)
    .orderBy(asc(stores.position), asc(stores.id))
    .limit(1);
  return first?.timeZone ?? 'Europe/Paris';
}
