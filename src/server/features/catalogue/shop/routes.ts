import type { FastifyInstance } from 'fastify';
import * as equivalentsCalls from '#contract/cart/equivalents.ts';
import * as calls from '#contract/catalogue/catalogue.ts';
import * as shopStripsCalls from '#contract/catalogue/shop-strips.ts';
import type { Connection, Db } from '#server/db/connection.ts';
import { and, eq, isNotNull } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { createProductWriter } from '#server/services/product/product-writer.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { followCategoryRows, selectCategories } from './categories.ts';
import { selectEquivalents } from './equivalents/select-equivalents.ts';
import { selectKindsOf } from './kinds.ts';
import { createKeptListings, listPage, writePage } from './list-products.ts';
import { findNamedPicture } from './named-picture.ts';
import { createKeptDetails, writeProductDetail } from './product-detail.ts';
import { toFeaturedFilter, toProductFilter } from './product-filter.ts';
import { createDetailReader } from './read-detail.ts';
import { startEngine } from './search/engine/keep-engine.ts';
import { followShelves } from './search/shelves/follow-shelves.ts';
import { keepIndex } from './search/shelves/kept/keep-index.ts';
import { warmShelves } from './search/shelves/warm-shelves.ts';
import { createKeptStrips, selectStrip } from './shop-strips.ts';
import { selectSuggestions } from './suggest-search.ts';

/** How many products a store puts forward at most. */
const mostFeatured = 12;

export async function catalogueRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, flags, clock } = deps;
  // What any guest may see, the same for everybody: read on the replica where there is one.
  const connection: Pick<Connection, 'hot'> = { hot: (...statement) => deps.connection.catalogue().hot(...statement) };
  const kept = keepIndex(deps);
  const shelves = followShelves(deps, { begin: kept.read, mostBytes: config.shelvesBytes });
  warmShelves(app, deps.readDisplayedStores, shelves, kept);
  const at = {
    connection,
    orders: deps.connection,
    db,
    clock,
    readDisplayedStores: deps.readDisplayedStores,
    shelves,
    readCategoryRows: followCategoryRows(connection, deps.changes),
    listings: createKeptListings(),
    engine: await startEngine(app, deps, { shelves, connection }),
    details: createKeptDetails(),
    readDetail: createDetailReader(connection),
    isRemoved: (id: number) => isRemovedProduct(db, id),
    strips: createKeptStrips(clock),
    writeProducts: createProductWriter(connection),
  };

  await implement(app, deps, calls.listProducts, (call) => {
    const filter = toProductFilter(call.input, shownTo(call), flags.isOn);
    return writePage(at, filter, { page: call.input.page, perPage: call.input.per_page });
  });
  await implement(app, deps, calls.suggestSearch, (call) => {
    const search = flags.isOn('features.search') ? call.input.search : '';
    return selectSuggestions(at, call.input.storeId, search, shownTo(call));
  });
  await implement(app, deps, calls.listFeaturedProducts, (call) => {
    const filter = toFeaturedFilter(call.input.storeId, shownTo(call));
    return listPage(at, filter, { page: 1, perPage: mostFeatured });
  });
  await implement(app, deps, shopStripsCalls.listNewArrivals, (call) =>
    selectStrip(at, 'newArrivals', call.input.storeId, shownTo(call)),
  );
  await implement(app, deps, shopStripsCalls.listBestSellers, (call) =>
    selectStrip(at, 'bestSellers', call.input.storeId, shownTo(call)),
  );
  await implement(app, deps, calls.listCategories, (call) => selectCategories(at, call.input, shownTo(call)));
  await implement(app, deps, calls.listKinds, (call) => selectKindsOf(at, call.input, call.language));
  await implement(app, deps, calls.readProduct, (call) =>
    writeProductDetail(at, call.input, {
      ...shownTo(call),
      now: call.now,
      isRated: flags.isOn('products.ratings'),
    }),
  );
  await implement(app, deps, equivalentsCalls.listEquivalents, (call) =>
    selectEquivalents(at, call.input, { ...shownTo(call), now: call.now }),
  );
  await implement(app, deps, calls.proxyPicture, async ({ input, reply }) => {
    const address = await findNamedPicture(db, input.url, config.publicUrl);
    reply.header('cache-control', 'public, max-age=86400').redirect(address, 302);
    return null;
  });
}

function shownTo({ language, decimals, who }: Omit<Shown, 'priceType'> & { who: Identity | null }): Shown {
  return { language, decimals, priceType: who?.priceType ?? 'retail' };
}

/** Whether a product was shown once and has been taken out of the shop. */
async function isRemovedProduct(db: Db, id: number): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, id), isNotNull(products.removedAt)))) > 0;
}
