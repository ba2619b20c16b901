import type { listProducts, Product } from '#contract/catalogue.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { toPage } from '#contract/page.ts';
import type { Connection } from '#server/db/connection.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import type { WriteProducts } from '#server/services/product/product-writer.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';
import { findKeptListing, type KeptListings } from './kept-listings.ts';
import type { ProductFilter } from './product-filter.ts';
import { type FollowedShelves, readShelves } from './shelf-index/follow-shelves.ts';

type Sources = {
  connection: Pick<Connection, 'hot'>;
  clock: () => Date;
  writeProducts: WriteProducts;
  shelves: FollowedShelves;
  listings: KeptListings;
};
type Asked = { page: number; perPage: number };

/** The products of one page of a listing: one statement, which reads today's prices and stock of what it shows. */
export async function listPage(at: Sources, filter: ProductFilter, asked: Asked): Promise<Product[]> {
  const { ids, isNear } = await findPage(at, filter, asked);
  return isNear ? [] : selectProductsById(at.connection, filter.storeId, ids, filter, at.clock());
}

/** The same as the JSON of a listing's answer. */
export async function writePage(
  at: Sources,
  filter: ProductFilter,
  asked: Asked,
): Promise<JsonText<OutputOf<typeof listProducts>>> {
  const { ids, isNear, total, corrected } = await findPage(at, filter, asked);
  const found = await at.writeProducts(filter.storeId, ids, filter);
  const [items, near] = isNear ? [['[]'], found] : [found, ['[]']];
  const { items: _, ...figures } = { ...toPage([], total, asked), correctedSearch: corrected };
  return new JsonText('{"items":', ...items, ',"near":', ...near, `,${JSON.stringify(figures).slice(1)}`);
}

/** Which products stand on the page. Refuses `notFound` for a store that is not there or not displayed. */
async function findPage(at: Pick<Sources, 'shelves' | 'listings'>, filter: ProductFilter, asked: Asked) {
  const shelves = await readShelves(at.shelves, filter.storeId);
  if (!shelves) throw new Refusal('notFound');
  const [from, to] = [(asked.page - 1) * asked.perPage, asked.page * asked.perPage];
  const { total, ids, corrected, near } = findKeptListing(at.listings, shelves, filter, to);
  const isNear = near.length > 0;
  return { ids: [...(isNear ? near : ids.subarray(from, to))], isNear, total, corrected };
}
