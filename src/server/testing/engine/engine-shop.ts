import { afterAll } from 'vitest';
import { createSearchNotes } from '#domain/search/matching/search-notes.ts';
import { readConfig } from '#server/config.ts';
import { createKeptListings, findKeptListing, shownFigures } from '#server/features/catalogue/shop/list-products.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import { createEngineClient } from '#server/features/catalogue/shop/search/engine/engine-client.ts';
import { collectionOf } from '#server/features/catalogue/shop/search/engine/engine-state.ts';
import { type Engine, findInEngine } from '#server/features/catalogue/shop/search/engine/find-in-engine.ts';
import { type EngineSync, syncEngine } from '#server/features/catalogue/shop/search/engine/sync-engine.ts';
import { idsAt } from '#server/features/catalogue/shop/search/find-listing.ts';
import type { Places } from '#server/features/catalogue/shop/search/list-in-order.ts';
import { followShelves, readShelves } from '#server/features/catalogue/shop/search/shelves/follow-shelves.ts';
import type { EngineOutcome } from '#server/services/metrics/meters.ts';
import type { TestApp } from '../test-app.ts';
import { openSearchEngine, type SearchEngine } from './search-engine.ts';

/** A listing as one of the two finds it; null: the engine leaves it to memory. */
export type Seen = {
  total: number;
  corrected: string | null;
  filters: readonly unknown[];
  shown: readonly unknown[];
} | null;

/** The stand-in, closed after the last test of the file. */
export async function startSearchEngine(): Promise<SearchEngine> {
  const engine = await openSearchEngine();
  afterAll(engine.close);
  return engine;
}

/** The engine to try: a real one that TEST_TYPESENSE_URL and TEST_TYPESENSE_KEY name, else the stand-in. */
export async function engineToTry(): Promise<Record<string, string>> {
  const { TEST_TYPESENSE_URL: url, TEST_TYPESENSE_KEY: key = '' } = process.env;
  return url ? { SEARCH_ENGINE_URL: url, SEARCH_ENGINE_KEY: key } : (await startSearchEngine()).env;
}

/** What a process that keeps the engine has, and one that asks it; beside them one that has all shelves in memory. */
export async function followByEngine(t: TestApp, env: Record<string, string>) {
  const settings = readConfig(env).searchEngine;
  if (!settings) throw new Error('No engine');
  const client = createEngineClient(settings);
  const collection = await collectionOf(t.connection);
  for (const name of await client.listCollections()) await client.dropCollection(name);
  const { connection, deps } = t;
  const { clock } = deps;
  const outcomes: EngineOutcome[] = [];
  const keeping = (): EngineSync => ({
    client,
    collection,
    followed: followShelves(deps),
    connection,
    clock,
    state: null,
    hasDropped: false,
  });
  const engine: Engine = {
    client,
    collection,
    followed: followShelves(deps),
    connection,
    notes: createSearchNotes(),
    clock,
    note: (outcome) => outcomes.push(outcome),
    mutedUntil: 0,
  };
  const memory = followShelves(deps);
  const sync = keeping();
  return {
    client,
    collection,
    outcomes,
    engine,
    sync,
    keeping,
    syncAll: async () => {
      while (!(await syncEngine(sync)).isComplete);
    },
    byEngine: (filter: ProductFilter, places: Places): Promise<Seen> => findInEngine(engine, filter, places),
    byMemory: async (filter: ProductFilter, places: Places): Promise<Seen & { near: number }> => {
      const shelves = await readShelves(memory, filter.storeId);
      if (!shelves) throw new Error('No such store');
      const listing = findKeptListing(createKeptListings(), shelves, filter, places);
      const { total, corrected, filters, near } = listing;
      const shown = shownFigures(shelves, idsAt(listing, places), filter.priceType);
      return { total, corrected, filters, shown, near: near.length };
    },
  };
}
