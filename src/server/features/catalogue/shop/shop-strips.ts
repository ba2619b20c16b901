import type { Product } from '#contract/catalogue/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import type { Connection, HotStatement } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import { createResponseCache, type ResponseCache, shareResponse } from '#server/services/memory/response-cache.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';
import { type FollowedShelves, readShelves } from './search/shelves/follow-shelves.ts';

type StripName = 'newArrivals' | 'bestSellers';

/** As many as the featured list; candidates for those that are sold out by now. */
const most = 12;
const candidates = 48;
const day = 86_400_000;
/** How far back a strip looks. */
const reach: Record<StripName, number> = { newArrivals: 60 * day, bestSellers: 28 * day };
/** The order of a strip may be so old; prices and stock are read at each answer. */
const kept = { milliseconds: 10 * 60_000 };

const statements: Record<StripName, HotStatement> = {
  newArrivals: {
    name: 'strip-new-arrivals',
    text: `select array(
  select p.id from products p join shelf sh on sh.store_id = $1 and sh.product_id = p.id where p.created_at > $2
    and not exists (select from short_date_lots lot where lot.product_id = p.id)
  order by p.created_at desc, p.id desc limit ${candidates}
) as ids from stores where id = $1 and displayable`,
  },
  // By how many orders want it: kilograms and pieces cannot be added up.
  bestSellers: {
    name: 'strip-best-sellers',
    text: `select array(
  select l.product_id from orders o
  join order_lines l on l.order_id = o.id
  join shelf sh on sh.store_id = o.store_id and sh.product_id = l.product_id
  where o.store_id = $1 and o.submitted_at > $2 and o.status in ('submitted', 'completed')
    and not exists (select from short_date_lots lot where lot.product_id = l.product_id)
  group by l.product_id order by count(distinct o.id) desc, sum(l.line_cents) desc, l.product_id limit ${candidates}
) as ids from stores where id = $1 and displayable`,
  },
};

type Ids = readonly number[];
/** The order of each strip by store, so that a busy shop does not count its orders for every visitor. */
export type KeptStrips = ResponseCache<Ids>;

export function createKeptStrips(clock: () => Date): KeptStrips {
  return createResponseCache({ isOn: true, clock, sizeOf: (ids: Ids) => 8 * ids.length });
}

type Sources = Pick<Deps, 'clock'> & {
  connection: Pick<Connection, 'hot'>;
  /** Whoever has the orders, which no replica is asked for. */
  orders: Pick<Connection, 'hot'>;
  shelves: FollowedShelves;
  strips: KeptStrips;
};

/**
 * A strip of the home page, from what the shop did. Refuses `notFound` for a store that is not there or not displayed.
 */
export async function selectStrip(sources: Sources, name: StripName, storeId: number, view: Shown): Promise<Product[]> {
  const shelves = await readShelves(sources.shelves, storeId);
  if (!shelves) throw new Refusal('notFound');
  // What comes to the shelf or leaves it makes another strip, a price does not.
  const key = `${name} ${storeId} ${shelves.shelf.versions.membership}`;
  const ids = await shareResponse(sources.strips, key, kept, () => selectIds(sources, name, storeId));
  const items = await selectProductsById(sources.connection, storeId, ids, view, sources.clock());
  return items.filter((item) => !item.inventory || item.quantityInStock > 0).slice(0, most);
}

async function selectIds({ connection, orders, clock }: Sources, name: StripName, storeId: number): Promise<Ids> {
  const since = new Date(clock().getTime() - reach[name]);
  const [row] = await (name === 'bestSellers' ? orders : connection).hot<{ ids: number[] }>(statements[name], [
    storeId,
    since,
  ]);
  return row?.ids ?? [];
}
