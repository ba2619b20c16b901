import type { Product } from '#contract/catalogue/catalogue.ts';
import type { Connection, HotStatement } from '#server/db/connection.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';
import { storePercentAt } from '#server/services/shelf/discount-in-force.ts';

/** How many offers a mail names. */
export const mostOffers = 12;
/** Of these some may not be announced as reductions: they have cost as little of late. */
const mostRead = 60;

const percent = `greatest(sh.percent, ${storePercentAt('$2')})`;
const statement: HotStatement = {
  name: 'offers-of-store',
  text: `select sh.product_id as id
from shelf sh
join stores s on s.id = sh.store_id and s.displayable
join stock st on st.store_id = sh.store_id and st.product_id = sh.product_id
join products p on p.id = sh.product_id and p.minimum_age is null
where sh.store_id = $1 and ${percent} > 0 and (not st.inventory or st.on_hand_milli > st.reserved_milli)
order by ${percent} desc, sh.product_id limit ${mostRead}`,
};

/**
 * The best offers of a store that may be announced as reductions, at most twelve, the largest first: what is in stock, and
 * nothing that is sold from an age on.
 */
export async function selectOffers(
  connection: Pick<Connection, 'hot'>,
  storeId: number,
  view: Shown,
  now: Date,
): Promise<Product[]> {
  const rows = await connection.hot<{ id: number }>(statement, [storeId, now]);
  const ids = rows.map(({ id }) => id);
  const products = await selectProductsById(connection, storeId, ids, view, now);
  return products.filter(({ reduction }) => reduction !== null).slice(0, mostOffers);
}
