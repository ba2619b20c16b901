import type { Connection } from '#server/db/connection.ts';
import { batchReads } from '#server/services/memory/batch-reads.ts';
import {
  cardColumn,
  figureFields,
  type ProductCard,
  type ProductFigures,
  type Shown,
  type Stock,
  type WrittenCard,
  writeCard,
} from './product-card.ts';
import { statementByShown } from './shown-statement.ts';

/** Which version of a product is shown, at which base price in cents and discount in per cent (null: none). */
export type ShownFigures = Omit<ProductFigures, keyof Stock>;

/** These products of a store in their order, as the JSON of an array in parts, with the stock that holds now. */
export type WriteProducts = (
  storeId: number,
  products: readonly ShownFigures[],
  view: Shown,
) => Promise<(string | Buffer)[]>;

/** A card of a version of the product. */
type Written = WrittenCard & { version: number };
/** Null: the store does not sell it. */
type StockRow = Stock | { inventory: null };
type CardRow = { id: number; version: number; card: ProductCard };

/** Some 1.5 kB each. */
const mostWritten = 30_000;

/**
 * Keeps what it has written of the products of one database, once for all stores. One statement reads the stock for all
 * lists that are written at a time; another all that a card shows, where a product is new or its version newer than what is kept.
 */
export function createProductWriter(connection: Pick<Connection, 'hot'>, limit = mostWritten): WriteProducts {
  /** By language, then by product. */
  const kept = new Map<string, Map<number, Written>>();
  let count = 0;

  const knownIn = (language: string) => {
    const known = kept.get(language) ?? new Map<number, Written>();
    kept.set(language, known);
    return known;
  };
  const remember = (known: Map<number, Written>, { id, version, card }: CardRow) => {
    // Forgetting all at once costs less than keeping count of who was asked for last.
    if (count >= limit) {
      for (const each of kept.values()) each.clear();
      count = 0;
    }
    if (!known.has(id)) count++;
    const written = { version, ...writeCard(id, card) };
    known.set(id, written);
    return written;
  };
  /** What the cards of these products show, by id; read where it is not kept. */
  const readCards = async (products: readonly ShownFigures[], view: Shown) => {
    const known = knownIn(view.language);
    const found = new Map<number, Written>();
    const unknown: number[] = [];
    for (const { id, version } of products) {
      const card = known.get(id);
      if (card && card.version >= version) found.set(id, card);
      else unknown.push(id);
    }
    const rows = unknown.length > 0 ? await connection.hot<CardRow>(cardsStatement(view), [unknown]) : [];
    for (const row of rows) found.set(row.id, remember(known, row));
    return found;
  };
  const readStock = batchReads((lists: readonly StockList[]) => readStocks(connection, lists));
  return async (storeId, products, view) => {
    if (products.length === 0) return ['[]'];
    const [rows, cards] = await Promise.all([readStock({ storeId, products }), readCards(products, view)]);
    const parts: (string | Buffer)[] = [];
    for (const [i, product] of products.entries()) {
      const [stock, card] = [rows[i], cards.get(product.id)];
      if (!stock || stock.inventory === null || !card) continue;
      const figures = JSON.stringify(figureFields({ ...product, ...stock }, card.measure, view.decimals));
      parts.push(parts.length === 0 ? '[' : ',', card.json, `,${figures.slice(1)}`);
    }
    return parts.length === 0 ? ['[]'] : [...parts, ']'];
  };
}

type StockList = { storeId: number; products: readonly { id: number }[] };

/** The stock of each list's products, in their order. */
async function readStocks({ hot }: Pick<Connection, 'hot'>, lists: readonly StockList[]): Promise<StockRow[][]> {
  const storeIds = lists.flatMap(({ storeId, products }) => products.map(() => storeId));
  const productIds = lists.flatMap(({ products }) => products.map(({ id }) => id));
  // As texts: the driver would quote and escape each number of a list.
  const rows = await hot<StockRow>(stockStatement, [`{${storeIds}}`, `{${productIds}}`]);
  let to = 0;
  return lists.map(({ products }) => {
    const from = to;
    to += products.length;
    return rows.slice(from, to);
  });
}

const stockStatement = {
  name: 'shown-stock',
  text: `select inventory, on_hand_milli - reserved_milli as "availableMilli"
from unnest($1::int[], $2::int[]) with ordinality as asked(store_id, product_id, place)
left join stock using (store_id, product_id) order by place`,
};

const cardsStatement = statementByShown(
  'shown-cards',
  ({ language }) =>
    `select p.id, p.version, ${cardColumn(language)} as card from products p where p.id = any($1::int[])`,
);
