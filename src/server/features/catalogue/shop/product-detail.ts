import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { type HoldingDiscount, largerDiscount } from '#domain/pricing/discount.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import { type BoundedMemory, createBoundedMemory } from '#server/services/memory/bounded-memory.ts';
import { figureFields, type Shown } from '#server/services/product/product-card.ts';
import { percentAt, type StoreDiscount } from '#server/services/shelf/discount-in-force.ts';
import type { ReadDisplayedStores } from '#server/services/shop/shop-stores.ts';
import { type WrittenFacts, writeFacts } from './product-facts.ts';
import type { ReadDetail } from './read-detail.ts';

/** What was written of products by language and id, for all stores. */
export type KeptDetails = BoundedMemory<WrittenFacts>;

type Sources = {
  readDetail: ReadDetail;
  isRemoved: (id: number) => Promise<boolean>;
  readDisplayedStores: ReadDisplayedStores;
  details: KeptDetails;
};

const mostBytes = 24 * 2 ** 20;

export function createKeptDetails(): KeptDetails {
  return createBoundedMemory({ bytes: mostBytes, sizeOf: ({ json, others }) => json.length + others.length });
}

/**
 * A product as a store sells it at `now`, with the stock that is committed. Without a store, the first displayable one.
 * What is the same in every store is read only where that is not kept. Refuses `removed` for what was taken out of the
 * shop, `notFound` for what is unknown, was never shown or is not sold there.
 */
export async function writeProductDetail(
  { readDetail, isRemoved, details, readDisplayedStores }: Sources,
  query: { id: number; storeId?: number | undefined },
  { isRated, now, ...shown }: Shown & { isRated: boolean; now: Date },
): Promise<JsonText<ProductDetail>> {
  const stores = await readDisplayedStores();
  const store = query.storeId === undefined ? stores[0] : stores.find(({ id }) => id === query.storeId);
  if (!store) throw new Refusal('notFound');
  const key = `${shown.language} ${query.id}`;
  const kept = details.get(key);
  const row = await readDetail({ id: query.id, storeId: store.id, version: kept?.version ?? 0 }, shown);
  if (!row) throw new Refusal((await isRemoved(query.id)) ? 'removed' : 'notFound');
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
