import { memoize } from '#domain/memoize/memoize.ts';
import type { Connection, HotStatement } from '#server/db/connection.ts';
import { batchReads } from '#server/services/memory/batch-reads.ts';
import { baseColumn, lowestColumn, type ProductFigures, type Shown } from '#server/services/product/product-card.ts';
import { statementByShown } from '#server/services/product/shown-statement.ts';
import { type ProductFacts, productFactsColumn } from './product-facts.ts';

/** `percent` and `endsAt`: the product's own discount in force. */
type DetailRow = ProductFigures & {
  /** Null where the version is the one that was asked with. */
  facts: ProductFacts | null;
  endsAt: Date | null;
  ratingTenths: number | null;
  ratingCount: number;
};

/** A product in a store, and the version of its facts that is known already (0: none). */
type Asked = { id: number; storeId: number; version: number };

/** A product as a store sells it; undefined where it does not. */
export type ReadDetail = (wanted: Asked, viewer: Shown) => Promise<DetailRow | undefined>;

/**
 * One statement for all that are asked for at a time, which reads what is the same in every store only where that is
 * not known.
 */
export function createDetailReader({ hot }: Pick<Connection, 'hot'>): ReadDetail {
  const readerOf = memoize((statement: HotStatement) =>
    batchReads<Asked, DetailRow | undefined>(async (query) => {
      const columns = [query.map(({ id }) => id), query.map(({ storeId }) => storeId), query.map((one) => one.version)];
      const rows = await hot<DetailRow & { place: number }>(statement, columns);
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return query.map((_, i) => byPlace.get(i + 1));
    }),
  );
  return (query, view) => readerOf(statementFor(view))(query);
}

const statementFor = statementByShown(
  'product-detail',
  ({ language, priceType }) => `select asked.place::int, p.id, p.version, sh.${baseColumn(priceType)} as "baseCents",
  sh.percent, sh.discount_ends_at as "endsAt", sh.${lowestColumn(priceType)} as "lowestCents",
  st.inventory, st.on_hand_milli - st.reserved_milli as "availableMilli",
  case when p.version <> asked.version then ${productFactsColumn(language)} end as facts,
  rated.tenths as "ratingTenths", rated.count as "ratingCount"
from unnest($1::int[], $2::int[], $3::int[]) with ordinality as asked(id, store_id, version, place)
join products p on p.id = asked.id
join shelf sh on sh.store_id = asked.store_id and sh.product_id = p.id
join stock st on st.store_id = asked.store_id and st.product_id = p.id
cross join lateral (
  select round(avg(rating) * 10)::int as tenths, count(*)::int as count from reviews
  where product_id = p.id and status = 'approved'
) rated`,
);
