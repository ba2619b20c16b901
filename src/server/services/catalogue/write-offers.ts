import type { Cents } from '#domain/money/cents.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { stockReasons } from '#domain/stock/stock-reason.ts';
import type { Db } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import type { Write } from '#server/db/transact.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';

/** A transaction that writes the catalogue, and the moment at which it does. */
export type CatalogueWrite = Write & { now: Date };

/** What changes of a product in one store; what is left out stays. */
export type OfferChange = {
  productId: number;
  storeId: number;
  /** Before discount, VAT included; null: not sold there any more. */
  cents?: Cents | null;
  /** In the place of those that have not ended; null in per cent: none. */
  discount?: { percent: number | null; from: string | null; to: string | null };
  /** By how much what stands in the store changes; who calls holds the row of the stock, and it stays above what is reserved. */
  stock?: { deltaMilli: Milli; reason: (typeof stockReasons)[number] };
  /** Where it stands within its aisle; null: nobody says. */
  shelf?: string | null;
};

/** Rows as a statement reads them: `columns` are their names and types. */
export function rowsAs(rows: readonly object[], columns: string): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${sql.raw(columns)})`;
}

/**
 * Writes retail prices, discounts, stock and places of many products in many stores: nine statements at most, whatever
 * their number.
 */
export async function writeOfferRows({ tx, now }: CatalogueWrite, changes: readonly OfferChange[]): Promise<void> {
  const at = ({ productId, storeId }: OfferChange) => ({ product_id: productId, store_id: storeId });
  await writePriceRows(
    tx,
    changes.flatMap((one) => (one.cents === undefined ? [] : [{ ...at(one), cents: one.cents }])),
  );
  await writeDiscountRows(
    { tx, now },
    changes.flatMap((one) => (one.discount ? [{ ...at(one), ...one.discount }] : [])),
  );
  await moveStockRows(
    { tx, now },
    changes.flatMap((one) =>
      one.stock ? [{ ...at(one), delta: one.stock.deltaMilli, reason: one.stock.reason }] : [],
    ),
  );
  await writeShelfRows(
    tx,
    changes.flatMap((one) => (one.shelf === undefined ? [] : [{ ...at(one), shelf: one.shelf }])),
  );
}

async function writePriceRows(tx: Db, rows: readonly { cents: Cents | null }[]): Promise<void> {
  const gone = rows.filter(({ cents }) => cents === null);
  if (gone.length > 0)
    await tx.execute(sql`
      delete from prices p using ${rowsAs(gone, 'product_id int, store_id int')}
      where p.store_id = x.store_id and p.product_id = x.product_id and p.price_type = 'retail'`);
  const kept = rows.filter(({ cents }) => cents !== null);
  if (kept.length > 0)
    await tx.execute(sql`
      insert into prices (store_id, product_id, price_type, cents)
      select store_id, product_id, 'retail', cents from ${rowsAs(kept, 'product_id int, store_id int, cents int')}
      on conflict (store_id, product_id, price_type) do update set cents = excluded.cents`);
}

async function writeDiscountRows(
  { tx, now }: Pick<CatalogueWrite, 'tx' | 'now'>,
  rows: readonly { percent: number | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update discounts d set is_active = false from ${rowsAs(rows, 'product_id int, store_id int')}
    where d.store_id = x.store_id and d.product_id = x.product_id and d.is_active
      and (d.valid_to is null or d.valid_to >= ${instantOf(now)})`);
  const kept = rows.filter(({ percent }) => percent !== null);
  const columns = 'product_id int, store_id int, percent int, "from" timestamptz, "to" timestamptz';
  if (kept.length > 0)
    await tx.execute(sql`
      insert into discounts (store_id, product_id, percent, valid_from, valid_to)
      select store_id, product_id, percent, "from", "to" from ${rowsAs(kept, columns)}`);
}

async function moveStockRows(
  { tx, now }: Pick<CatalogueWrite, 'tx' | 'now'>,
  rows: readonly { delta: Milli }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into stock (store_id, product_id)
    select store_id, product_id from ${rowsAs(rows, 'product_id int, store_id int')} on conflict do nothing`);
  await tx.execute(sql`
    with said as (select * from ${rowsAs(rows, 'product_id int, store_id int, delta int, reason text')}), moved as (
      update stock s set on_hand_milli = s.on_hand_milli + said.delta from said
      where s.store_id = said.store_id and s.product_id = said.product_id
    )
    insert into stock_movements (store_id, product_id, delta_milli, reason, at)
    select store_id, product_id, delta, reason, ${instantOf(now)} from said order by product_id, store_id`);
}

async function writeShelfRows(tx: Db, rows: readonly { shelf: string | null }[]): Promise<void> {
  const gone = rows.filter(({ shelf }) => shelf === null);
  if (gone.length > 0)
    await tx.execute(sql`
      delete from shelf_places p using ${rowsAs(gone, 'product_id int, store_id int')}
      where p.store_id = x.store_id and p.product_id = x.product_id`);
  const kept = rows.filter(({ shelf }) => shelf !== null);
  if (kept.length > 0)
    await tx.execute(sql`
      insert into shelf_places (store_id, product_id, shelf)
      select store_id, product_id, shelf from ${rowsAs(kept, 'product_id int, store_id int, shelf text')}
      on conflict (store_id, product_id) do update set shelf = excluded.shelf`);
}
