import { invalidFields } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { RunStatement } from '#server/db/connection.ts';
import type { Owner } from './read-cart.ts';

/** A line as it is stored; `name` is today's in the language asked for, null where the shop has the product no more. */
export type StoredCartLine = {
  productId: number;
  productName: string;
  name: string | null;
  quantityMilli: Milli;
  device: string;
  position: number;
};
/** A product as a cart needs to know it; `availableMilli` is null when its stock is not counted. */
export type ShelfGood = { productId: number; name: string; stepMilli: Milli; availableMilli: Milli | null };

/** A cart with what was taken out of it too, and what its store sells of some products. Version 0: there is none yet. */
export type StoredCart = {
  version: number;
  lines: Map<number, StoredCartLine>;
  goods: Map<number, ShelfGood>;
};

// Customer, store, products, language.
const readCart = {
  name: 'read-cart',
  text: `select exists (select 1 from stores where id = $2 and displayable) as "isShown",
  coalesce(c.version, 0) as version,
  (select coalesce(json_agg(json_build_object('productId', l.product_id, 'productName', l.product_name, 'name', t.name,
      'quantityMilli', l.quantity_milli, 'device', l.device, 'position', l.position)), '[]')
    from cart_lines l left join product_texts t on t.product_id = l.product_id and t.language = $4
    where l.cart_id = c.id) as lines,
  (select coalesce(json_agg(json_build_object('productId', p.id, 'name', t.name, 'stepMilli', p.quantity_step_milli,
      'availableMilli', case when st.inventory then st.on_hand_milli - st.reserved_milli end)), '[]')
    from products p
    join shelf sh on sh.store_id = $2 and sh.product_id = p.id
    join stock st on st.store_id = $2 and st.product_id = p.id
    join product_texts t on t.product_id = p.id and t.language = $4
    where p.id = any($3::int[])) as goods
from (select 1) one left join carts c on c.customer_id = $1 and c.store_id = $2`,
};

/** Reads all that a change of a cart depends on, in one statement. Throws `invalid` for a store that is not displayed. */
export async function readStoredCart(
  run: RunStatement,
  { customerId, storeId }: Owner,
  productIds: readonly number[],
  language: Language,
): Promise<StoredCart> {
  type Row = { isShown: boolean; version: number; lines: StoredCartLine[]; goods: ShelfGood[] };
  const [row] = await run<Row>(readCart, [customerId, storeId, `{${productIds.join(',')}}`, language]);
  if (!row?.isShown) throw invalidFields({ store_id: 'checkout.unknownStore' });
  const byProduct = <T extends { productId: number }>(list: T[]) => new Map(list.map((one) => [one.productId, one]));
  return { version: row.version, lines: byProduct(row.lines), goods: byProduct(row.goods) };
}

// Customer, store, version, now, lines.
const writeLines = {
  name: 'write-cart',
  text: `with cart as (
  insert into carts as c (customer_id, store_id, version, updated_at) values ($1, $2, 1, $4::timestamptz)
  on conflict (customer_id, store_id) do update set version = c.version + 1, updated_at = excluded.updated_at
  where c.version = $3
  returning c.id, c.version
), written as (
  insert into cart_lines (cart_id, product_id, product_name, quantity_milli, device, position)
  select cart.id, l."productId", l."productName", l."quantityMilli", l.device, l.position
  from cart cross join json_to_recordset($5::json)
    as l("productId" int, "productName" text, "quantityMilli" int, device text, position int)
  on conflict (cart_id, product_id) do update set product_name = excluded.product_name,
    quantity_milli = excluded.quantity_milli, device = excluded.device, position = excluded.position
)
select version from cart`,
};

/**
 * Writes lines of a cart that is at `version` still, in one statement, so that it all happens or nothing. Answers the
 * version that it has now, or null when somebody else changed it in between.
 */
export async function saveLines(
  run: RunStatement,
  { customerId, storeId }: Owner,
  { version, lines, now }: { version: number; lines: readonly StoredCartLine[]; now: Date },
): Promise<number | null> {
  const values = [customerId, storeId, version, now.toISOString(), JSON.stringify(lines)];
  const [row] = await run<{ version: number }>(writeLines, values);
  return row?.version ?? null;
}
