import type { Connection } from '#server/db/connection.ts';
import { type CardRow, cardColumns, type Shown, type Stock, stockColumns } from './product-card.ts';
import { writeProduct, writeStock } from './product-json.ts';
import { statementByShown } from './shown-statement.ts';

/** These products of a store in the order of their ids, as the JSON of an array in parts, with today's prices and stock. */
export type WriteProducts = (storeId: number, ids: readonly number[], shown: Shown) => Promise<(string | Buffer)[]>;

/** A product as JSON in UTF-8, but for its stock, and the version of the shelf row that it was written from. */
type Written = { version: string; json: Buffer };
type Card = Omit<CardRow, keyof Stock>;
type Read = { version: string; card: Card; decimals: number };
type Now = Stock & { id: number; version: string; changed: Card | null };

/** Some 1.5 kB each. */
const mostWritten = 30_000;

/**
 * Keeps what it has written of the products of one database. One statement reads the version of each row (`xmin`, the
 * transaction that wrote it) and its stock, and all that a card shows only where that is not the version known here.
 */
export function createProductWriter(connection: Pick<Connection, 'hot'>, limit = mostWritten): WriteProducts {
  /** By language, price type and store, then by product. */
  const written = new Map<string, Map<number, Written>>();
  let count = 0;

  const knownTo = (storeId: number, { language, priceType }: Shown) => {
    const key = `${storeId}-${language}-${priceType}`;
    const known = written.get(key) ?? new Map<number, Written>();
    written.set(key, known);
    return known;
  };
  const remember = (known: Map<number, Written>, { version, card, decimals }: Read) => {
    // Forgetting all at once costs less than keeping count of who was asked for last.
    if (count >= limit) {
      for (const each of written.values()) each.clear();
      count = 0;
    }
    if (!known.has(card.id)) count++;
    const json = Buffer.from(writeProduct(card, decimals));
    known.set(card.id, { version, json });
    return json;
  };
  return async (storeId, ids, shown) => {
    if (ids.length === 0) return ['[]'];
    const known = knownTo(storeId, shown);
    const before = ids.map((id) => known.get(id));
    const versions = before.map((one) => one?.version ?? '');
    const rows = await connection.hot<Now>(statementFor(shown), [storeId, ids, versions]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const parts: (string | Buffer)[] = [];
    for (const [i, id] of ids.entries()) {
      const row = byId.get(id);
      const json = row?.changed
        ? remember(known, { version: row.version, card: row.changed, decimals: shown.decimals })
        : before[i]?.json;
      if (row && json) parts.push(parts.length === 0 ? '[' : ',', json, writeStock(row));
    }
    return parts.length === 0 ? ['[]'] : [...parts, ']'];
  };
}

const statementFor = statementByShown(
  'written-products',
  (shown) => `select sh.product_id as id, sh.xmin::text as version, ${stockColumns},
  case when sh.xmin::text <> known.version then (select row_to_json(changed) from (select ${cardColumns(shown)}) changed) end as changed
from unnest($2::int[], $3::text[]) known (id, version)
join shelf sh on sh.store_id = $1 and sh.product_id = known.id
left join stock st on st.store_id = $1 and st.product_id = known.id`,
);
