import type { ShopFigures } from '#contract/stores/stores.ts';
import { roundedFigure } from '#domain/pages/rounded-figure.ts';
import type { Connection, HotStatement } from '#server/db/connection.ts';

/** A guest is known by the address; who had their data erased is known no more. */
const statement: HotStatement = {
  name: 'shop-figures',
  text: `with sold as (
  select distinct product_id as id from shelf where store_id in (select id from stores where displayable)
)
select
  (select count(distinct coalesce(customer_id::text, lower(customer_email)))::int
    from orders where status in ('submitted', 'completed')) as customers,
  (select count(*)::int from sold) as products,
  (select count(distinct lower(p.supplier))::int from sold join products p using (id) where p.supplier <> '') as suppliers,
  (select count(*)::int from stores where displayable) as stores`,
};
type Counts = { customers: number; products: number; suppliers: number; stores: number };

/** The shop in figures, as a page shows them; `years` have passed since its founding (0: none). Reads whole tables. */
export async function selectFigures({ hot }: Pick<Connection, 'hot'>, years: number): Promise<ShopFigures> {
  const [row] = await hot<Counts>(statement, []);
  const { customers = 0, products = 0, suppliers = 0, stores = 0 } = row ?? {};
  return {
    customers: roundedFigure(customers),
    products: roundedFigure(products),
    suppliers: roundedFigure(suppliers),
    stores: roundedFigure(stores),
    years: roundedFigure(years),
  };
}
