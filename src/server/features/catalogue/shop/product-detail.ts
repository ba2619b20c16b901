import type { ProductDetail } from '#contract/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { type HoldingDiscount, largerDiscount } from '#domain/pricing/larger-discount.ts';
import type { Connection } from '#server/db/connection.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import { type BoundedMemory, createBoundedMemory } from '#server/services/bounded-memory.ts';
import type { ReadDisplayedStores } from '#server/services/displayed-stores.ts';
import {
  baseColumn,
  figureFields,
  lowestColumn,
  type ProductFigures,
  type Shown,
} from '#server/services/product/product-card.ts';
import { statementByShown } from '#server/services/product/shown-statement.ts';
import { percentAt, type StoreDiscount } from '#server/services/shelf/store-discount.ts';
import { type ProductFacts, productFactsColumn, type WrittenFacts, writeFacts } from './product-facts.ts';

/** `percent` and `endsAt`: the product's own discount in force. */
type DetailRow = ProductFigures & {
  /** Null where the version is the one that was asked with. */
  facts: ProductFacts | null;
  endsAt: Date | null;
  ratingTenths: number | null;
  ratingCount: number;
};

/** What was written of products by language and id, for all stores. */
export type KeptDetails = BoundedMemory<WrittenFacts>;

type Sources = {
  connection: Pick<Connection, 'hot'>;
  readDisplayedStores: ReadDisplayedStores;
  details: KeptDetails;
};

const mostBytes = 24 * 2 ** 20;

export function createKeptDetails(): KeptDetails {
  return createBoundedMemory({ bytes: mostBytes, sizeOf: ({ json, others }) => json.length + others.length });
}

/**
 * A product as a store sells it at `now`, with the stock that is committed. Without a store, the first displayable one.
 * One statement, which reads what is the same in every store only where that is not kept. Refuses `notFound` for what is
 * unknown, hidden or not sold there.
 */
export async function writeProductDetail(
  { connection, details, readDisplayedStores }: Sources,
  asked: { id: number; storeId?: number | undefined },
  { isRated, now, ...shown }: Shown & { isRated: boolean; now: Date },
): Promise<JsonText<ProductDetail>> {
  const stores = await readDisplayedStores();
  const store = asked.storeId === undefined ? stores[0] : stores.find(({ id }) => id === asked.storeId);
  if (!store) throw new Refusal('notFound');
  const key = `${shown.language} ${asked.id}`;
  const kept = details.get(key);
  const [row] = await connection.hot<DetailRow>(statementFor(shown), [asked.id, store.id, kept?.version ?? 0]);
  if (!row) throw new Refusal('notFound');
  const written = row.facts ? writeFacts(row.id, row.version, row.facts) : kept;
  if (!written) throw new Error(`Product ${row.id} came without its facts`);
  if (written !== kept) details.set(key, written);
  const { lowestCents, ratingTenths } = row;
  const { percent, endsAt } = largerDiscount(row, holdingAt(store.discount, now));
  const figures = {
    ...figureFields({ ...row, percent }, written.measure, shown.decimals),
    storeId: store.id,
    discountEndsAt: endsAt?.toISOString() ?? null,
    lowestPrice30Days: percent === null || lowestCents === null ? null : toDecimal(lowestCents, shown.decimals),
    ratingAverage: isRated && ratingTenths !== null ? ratingTenths / 10 : null,
    ratingCount: isRated ? row.ratingCount : 0,
  };
  return new JsonText(written.json, `,${JSON.stringify(figures).slice(1, -1)},`, written.others);
}

/** A store's discount on everything, where it holds at a moment. */
function holdingAt(discount: StoreDiscount, now: Date): HoldingDiscount {
  const [, , to] = discount;
  const percent = percentAt(discount, now.getTime()) || null;
  return { percent, endsAt: percent === null || to === null ? null : new Date(to) };
}

const statementFor = statementByShown(
  'product-detail',
  ({ language, priceType }) => `select p.id, p.version, sh.${baseColumn(priceType)} as "baseCents", sh.percent,
  sh.discount_ends_at as "endsAt", sh.${lowestColumn(priceType)} as "lowestCents",
  st.inventory, st.on_hand_milli - st.reserved_milli as "availableMilli",
  case when p.version <> $3::int then ${productFactsColumn(language)} end as facts,
  rated.tenths as "ratingTenths", rated.count as "ratingCount"
from products p
join shelf sh on sh.store_id = $2 and sh.product_id = p.id
join stock st on st.store_id = $2 and st.product_id = p.id
cross join lateral (
  select round(avg(rating) * 10)::int as tenths, count(*)::int as count from reviews
  where product_id = p.id and status = 'approved'
) rated
where p.id = $1`,
);
