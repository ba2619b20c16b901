import type { Product } from '#contract/catalogue.ts';
import type { Connection, HotStatement } from '#server/db/connection.ts';
import { type CardRow, cardColumns, type Shown, toProduct } from './product-card.ts';
import { writeProduct } from './product-json.ts';

type Read = Pick<Connection, 'hot'>;

/** These products of a store in the order of their ids, with today's prices and stock; one statement for every listing. */
export async function selectProductsById(
  connection: Read,
  storeId: number,
  ids: readonly number[],
  shown: Shown,
): Promise<Product[]> {
  return (await selectRows(connection, storeId, ids, shown)).map(toProduct);
}

/** The same as the JSON text of an array. */
export async function writeProductsById(
  connection: Read,
  storeId: number,
  ids: readonly number[],
  shown: Shown,
): Promise<string> {
  return `[${(await selectRows(connection, storeId, ids, shown)).map(writeProduct).join()}]`;
}

async function selectRows(connection: Read, storeId: number, ids: readonly number[], shown: Shown): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await connection.hot<CardRow>(statementFor(shown), [storeId, ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const statements = new Map<string, HotStatement>();

function statementFor(shown: Shown): HotStatement {
  const name = `products-by-id-${shown.language}-${shown.priceType}`;
  const known = statements.get(name);
  if (known) return known;
  const statement = {
    name,
    text: `select ${cardColumns(shown)}
from shelf sh left join stock st on st.store_id = $1 and st.product_id = sh.product_id
where sh.store_id = $1 and sh.product_id = any($2::int[])`,
  };
  statements.set(name, statement);
  return statement;
}
