import type { Connection } from '#server/db/connection.ts';

/**
 * Rows of a shelf as columns, by product: prices in cents before discount, own discounts in per cent (0: none), and the
 * lowest prices of the 30 days before a discount (0: none).
 */
export type ShelfColumns = {
  ids: number[];
  retail: number[];
  wholesale: number[];
  percents: number[];
  lowest: number[];
  wholesaleLowest: number[];
};

/** A few numbers each; a part is a few milliseconds of work. */
const partSize = 50_000;

// Columns as texts: the driver hands them over as they are, and one JSON.parse reads a column in a fraction of the time
// that rows of objects take.
const statement = {
  name: 'shelf-part',
  text: `select coalesce(array_agg(product_id), '{}')::text as ids, coalesce(array_agg(base_cents), '{}')::text as retail,
  coalesce(array_agg(wholesale_base_cents), '{}')::text as wholesale, coalesce(array_agg(coalesce(percent, 0)), '{}')::text as percents,
  coalesce(array_agg(coalesce(lowest_cents, 0)), '{}')::text as lowest,
  coalesce(array_agg(coalesce(wholesale_lowest_cents, 0)), '{}')::text as "wholesaleLowest"
from (
  select product_id, base_cents, wholesale_base_cents, percent, lowest_cents, wholesale_lowest_cents from shelf
  where store_id = $1::int and product_id > $2::int order by product_id limit ${partSize}
) sh`,
};

/** The whole shelf of a store, part by part. */
export async function* selectShelf(connection: Pick<Connection, 'hot'>, storeId: number): AsyncGenerator<ShelfColumns> {
  for (let after = 0; ; ) {
    const [row] = await connection.hot<Record<keyof ShelfColumns, string>>(statement, [storeId, after]);
    const part = {
      ids: readIntegers(row?.ids),
      retail: readIntegers(row?.retail),
      wholesale: readIntegers(row?.wholesale),
      percents: readIntegers(row?.percents),
      lowest: readIntegers(row?.lowest),
      wholesaleLowest: readIntegers(row?.wholesaleLowest),
    };
    yield part;
    if (part.ids.length < partSize) return;
    after = part.ids.at(-1) ?? after;
  }
}

/** The integers of an array as PostgreSQL writes it: `{1,2,3}`. */
export function readIntegers(text = '{}'): number[] {
  return JSON.parse(`[${text.slice(1, -1)}]`) as number[];
}
