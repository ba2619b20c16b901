import type { ProductDetail } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Connection } from '#server/db/connection.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import { type BoundedMemory, createBoundedMemory } from '#server/services/bounded-memory.ts';
import { figureColumns, figureFields, type ProductFigures, type Shown } from '#server/services/product/product-card.ts';
import { statementByShown } from '#server/services/product/shown-statement.ts';
import { storePercentAt } from '#server/services/shelf/discount-in-force.ts';
import { type ProductFacts, productFactsColumn, type WrittenFacts, writeFacts } from './product-facts.ts';

type DetailRow = ProductFigures & {
  /** Null where the version is the one that was asked with. */
  facts: ProductFacts | null;
  storeId: number;
  discountEndsAt: Date | null;
  lowestCents: number | null;
  ratingTenths: number | null;
  ratingCount: number;
};

/** What was written of products by language and id, for all stores. */
export type KeptDetails = BoundedMemory<WrittenFacts>;

const mostBytes = 24 * 2 ** 20;

export function createKeptDetails(): KeptDetails {
  return createBoundedMemory({ bytes: mostBytes, sizeOf: ({ card, others }) => card.length + others.length });
}

/**
 * A product as a store sells it at `now`, with the stock that is committed. Without a store, the first displayable one.
 * One statement, which reads what is the same in every store only where that is not kept. Refuses `notFound` for what is
 * unknown, hidden or not sold there.
 */
export async function writeProductDetail(
  { connection, details }: { connection: Pick<Connection, 'hot'>; details: KeptDetails },
  asked: { id: number; storeId?: number | undefined },
  { isRated, now, ...shown }: Shown & { isRated: boolean; now: Date },
): Promise<JsonText<ProductDetail>> {
  const key = `${shown.language} ${asked.id}`;
  const kept = details.get(key);
  const values = [asked.id, asked.storeId ?? null, now, kept?.version ?? 0];
  const [row] = await connection.hot<DetailRow>(statementFor(shown), values);
  if (!row) throw new Refusal('notFound');
  const written = row.facts ? writeFacts(row.id, row.version, row.facts) : kept;
  if (!written) throw new Error(`Product ${row.id} came without its facts`);
  if (written !== kept) details.set(key, written);
  const { percent, discountEndsAt, lowestCents, ratingTenths } = row;
  const figures = {
    ...figureFields(row, written.measure, shown.decimals),
    storeId: row.storeId,
    discountEndsAt: percent === null ? null : (discountEndsAt?.toISOString() ?? null),
    lowestPrice30Days: percent === null || lowestCents === null ? null : toDecimal(lowestCents, shown.decimals),
    ratingAverage: isRated && ratingTenths !== null ? ratingTenths / 10 : null,
    ratingCount: isRated ? row.ratingCount : 0,
  };
  return new JsonText(written.card, `,${JSON.stringify(figures).slice(1, -1)},`, written.others);
}

/** When the larger of the two discounts ends; of two alike, the later end; null: not at all. */
const endColumn = `case
    when sh.percent > coalesce(${storePercentAt('$3')}, 0) then sh.discount_ends_at
    when sh.percent = ${storePercentAt('$3')} then
      case when sh.discount_ends_at is not null and s.discount_to is not null then greatest(sh.discount_ends_at, s.discount_to) end
    else s.discount_to
  end`;

const statementFor = statementByShown(
  'product-detail',
  ({ language, priceType }) => `select ${figureColumns(priceType, '$3')},
  case when p.version <> $4::int then ${productFactsColumn(language)} end as facts,
  s.id as "storeId", rated.tenths as "ratingTenths", rated.count as "ratingCount", ${endColumn} as "discountEndsAt",
  sh.${priceType === 'wholesale' ? 'wholesale_lowest_cents' : 'lowest_cents'} as "lowestCents"
from products p
join stores s on s.displayable and s.id = coalesce(
  $2::int, (select id from stores where displayable order by position, id limit 1)
)
join shelf sh on sh.store_id = s.id and sh.product_id = p.id
join stock st on st.store_id = s.id and st.product_id = p.id
cross join lateral (
  select round(avg(rating) * 10)::int as tenths, count(*)::int as count from reviews
  where product_id = p.id and status = 'approved'
) rated
where p.id = $1`,
);
