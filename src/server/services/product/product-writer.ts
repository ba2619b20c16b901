import type { Connection } from '#server/db/connection.ts';
import {
  cardColumn,
  cardFields,
  figureColumns,
  figureFields,
  figureTables,
  type ProductCard,
  type ProductFigures,
  type Shown,
} from './product-card.ts';
import { statementByShown } from './shown-statement.ts';

/** These products of a store in the order of their ids, as the JSON of an array in parts, with today's prices and stock. */
export type WriteProducts = (storeId: number, ids: readonly number[], shown: Shown) => Promise<(string | Buffer)[]>;

/** What a card shows, as JSON in UTF-8 without its last brace, of one version of the product. */
type Written = { version: number; json: Buffer; measure: Pick<ProductCard, 'unit' | 'unitWeightG' | 'volumeMl'> };
type Row = ProductFigures & { card: ProductCard | null };

/** Some 1.5 kB each. */
const mostWritten = 30_000;

/**
 * Keeps what it has written of the products of one database, once for all stores. One statement reads the version of
 * each product and its figures, and all that a card shows only where that is not the version known here.
 */
export function createProductWriter(
  connection: Pick<Connection, 'hot'>,
  clock: () => Date,
  limit = mostWritten,
): WriteProducts {
  /** By language, then by product. */
  const written = new Map<string, Map<number, Written>>();
  let count = 0;

  const knownIn = (language: string) => {
    const known = written.get(language) ?? new Map<number, Written>();
    written.set(language, known);
    return known;
  };
  const remember = (known: Map<number, Written>, { id, version }: Row, card: ProductCard) => {
    // Forgetting all at once costs less than keeping count of who was asked for last.
    if (count >= limit) {
      for (const each of written.values()) each.clear();
      count = 0;
    }
    if (!known.has(id)) count++;
    const { unit, unitWeightG, volumeMl } = card;
    const json = Buffer.from(JSON.stringify(cardFields(id, card)).slice(0, -1));
    const entry = { version, json, measure: { unit, unitWeightG, volumeMl } };
    known.set(id, entry);
    return entry;
  };
  return async (storeId, ids, shown) => {
    if (ids.length === 0) return ['[]'];
    const known = knownIn(shown.language);
    const before = ids.map((id) => known.get(id));
    const versions = before.map((one) => one?.version ?? 0);
    const rows = await connection.hot<Row>(statementFor(shown), [storeId, ids, versions, clock()]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const parts: (string | Buffer)[] = [];
    for (const [i, id] of ids.entries()) {
      const row = byId.get(id);
      const card = row?.card ? remember(known, row, row.card) : before[i];
      if (!row || !card) continue;
      const figures = JSON.stringify(figureFields(row, card.measure, shown.decimals));
      parts.push(parts.length === 0 ? '[' : ',', card.json, `,${figures.slice(1)}`);
    }
    return parts.length === 0 ? ['[]'] : [...parts, ']'];
  };
}

const statementFor = statementByShown(
  'written-products',
  ({ language, priceType }) => `select ${figureColumns(priceType, '$4')},
  case when p.version <> known.version then ${cardColumn(language)} end as card
from unnest($2::int[], $3::int[]) known (id, version)
join products p on p.id = known.id ${figureTables('$1')}`,
);
