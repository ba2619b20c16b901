import type { Product } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import type { HotStatement } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';

type StripName = 'newArrivals' | 'bestSellers';
type FindStrip = (name: StripName, storeId: number, shown: Shown) => Promise<Product[]>;

/** As many as the featured list (contract, Catalogue); candidates for those that are sold out by now. */
const most = 12;
const candidates = 48;
const day = 86_400_000;
/** How far back a strip looks. */
const reach: Record<StripName, number> = { newArrivals: 60 * day, bestSellers: 28 * day };
/** The order of a strip may be so old; prices and stock are read at each answer. */
const lifetime = 10 * 60_000;

const statements: Record<StripName, HotStatement> = {
  newArrivals: {
    name: 'strip-new-arrivals',
    text: `select array(
  select product_id from shelf where store_id = $1 and created_at > $2
  order by created_at desc, product_id desc limit ${candidates}
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
  group by l.product_id order by count(distinct o.id) desc, sum(l.line_cents) desc, l.product_id limit ${candidates}
) as ids from stores where id = $1 and displayable`,
  },
};

/**
 * The strips of the home page, from what the shop did. Refuses `notFound` for a store that is not there or not
 * displayed. The ids are kept in memory, so that a busy shop does not count its orders for every visitor.
 */
export function createShopStrips({ connection, changes, clock }: Pick<Deps, 'connection' | 'changes' | 'clock'>) {
  const kept = new Map<string, { ids: Promise<number[]>; until: number }>();
  for (const topic of ['catalogue', 'stores'] as const) changes.on(topic, () => kept.clear());

  async function selectIds(name: StripName, storeId: number, now: number): Promise<number[]> {
    const since = new Date(now - reach[name]);
    const [row] = await connection.hot<{ ids: number[] }>(statements[name], [storeId, since]);
    if (!row) throw new Refusal('notFound');
    return row.ids;
  }

  function findIds(name: StripName, storeId: number): Promise<number[]> {
    const key = `${name} ${storeId}`;
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.ids;
    const ids = selectIds(name, storeId, now);
    const entry = { ids, until: now + lifetime };
    kept.set(key, entry);
    ids.catch(() => kept.get(key) === entry && kept.delete(key));
    return ids;
  }

  const find: FindStrip = async (name, storeId, shown) => {
    const items = await selectProductsById(connection, storeId, await findIds(name, storeId), shown);
    return items.filter((item) => !item.inventory || item.quantityInStock > 0).slice(0, most);
  };
  return find;
}
