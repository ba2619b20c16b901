import { languages } from '#domain/language/language.ts';
import { effectiveDiscount } from '#domain/pricing/discount.ts';
import type { SearchNotes } from '#domain/search/matching/search-notes.ts';
import type { QueryFilter } from '#domain/search/query/read-query.ts';
import type { Connection } from '#server/db/connection.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import type { EngineOutcome } from '#server/services/metrics/meters.ts';
import type { ShownFigures } from '#server/services/product/product-writer.ts';
import { percentAt } from '#server/services/shelf/discount-in-force.ts';
import type { Listing } from '../find-listing.ts';
import type { Places } from '../list-in-order.ts';
import { asWritten } from '../matching/as-written.ts';
import { categoryTest, filterSlots, testsOf } from '../matching/filter-tests.ts';
import { matchGoods } from '../matching/match-goods.ts';
import { type FollowedShelves, hasShelf, readGoods } from '../shelves/follow-shelves.ts';
import { selectShelfRows } from '../shelves/select-rows.ts';
import type { ShelfData } from '../shelves/shelf-data.ts';
import { createStoreShelf } from '../shelves/store-shelf.ts';
import type { EngineClient, EngineFound } from './engine-client.ts';
import { filterOf, filterOfFound, pointsOfFound, sortOf } from './engine-query.ts';
import { markId, stateId } from './engine-state.ts';

/** An engine that answers for stores whose shelf is not in memory. */
export type Engine = {
  client: EngineClient;
  collection: string;
  followed: FollowedShelves;
  connection: Pick<Connection, 'hot'>;
  notes: SearchNotes;
  clock: () => Date;
  /** Of each time that it was asked for, or would have been. */
  note: (outcome: EngineOutcome, err?: unknown) => void;
  /** Until when it is not asked, as it did not answer: nobody waits for it a second time. Milliseconds. */
  mutedUntil: number;
};

/** What an engine found of a listing: its places, with what is shown there as the database has it. */
export type EngineListing = Pick<Listing, 'total' | 'corrected' | 'filters'> & { shown: ShownFigures[] };

const muteFor = 5000;
/** Milliseconds by which it may be behind. */
const mostBehind = 60_000;
/** So many ids stand in a question, twice; more goods are found by searches for very little. */
const mostFound = 4000;
/** Hits that a Typesense answers at once. */
const mostHits = 250;
/** `asWritten` looks at the first of what was found. */
const firstFew = 10;

type Asked = {
  filter: string | null;
  sort: string;
  filters: readonly QueryFilter[];
  corrected: string | null;
};

/**
 * Places of a listing by the engine: what memory would find there. Null where memory is to be asked: it has the shelf, or the
 * engine does not answer in time, is behind, or cannot answer (a search that finds nothing, or very much).
 */
export async function findInEngine(
  engine: Engine,
  filter: ProductFilter,
  places: Places,
): Promise<EngineListing | null> {
  const { client, collection, followed, clock, note } = engine;
  const { storeId } = filter;
  if (hasShelf(followed, storeId)) return null;
  const now = clock().getTime();
  if (now < engine.mutedUntil) return refuse(note, 'muted');
  const data = await readGoods(followed, storeId, filter.search !== null);
  const discount = data.displayed.get(storeId);
  if (!discount) return null;
  // Without an await from here until it is asked: the goods change in place.
  const asked = filter.search === null ? askForList(filter, data) : askForSearch(engine, filter, filter.search, data);
  if (asked === null) return refuse(note, 'unsuited');
  const { sort, filters, corrected } = asked;
  if (asked.filter === null) return { total: 0, corrected, filters, shown: [] };
  const search = { filter_by: asked.filter, sort_by: sort, include_fields: 'product' };
  const marks = {
    filter_by: `id:=[${stateId},${markId(storeId)}]`,
    include_fields: 'id,at,percent',
    limit: 2,
  };
  const limit = Math.min(places.to - places.from, mostHits);
  const searches = [
    // First: what comes after it is at least as fresh.
    marks,
    { ...search, offset: places.from, limit },
    ...(corrected === null ? [] : [{ ...search, limit: firstFew }]),
  ];
  const answer = await client.search(collection, searches).catch((err: unknown) => {
    engine.mutedUntil = clock().getTime() + muteFor;
    return refuse(note, 'failed', err);
  });
  const [marked, found, first] = answer ?? [];
  if (!marked || !found) return null;
  if (!isCurrent(marked, storeId, { now, percent: percentAt(discount, now) })) return refuse(note, 'behind');
  const shown = await figuresOf(engine, filter, productsOf(found), percentAt(discount, now));
  note('answered');
  const { goods } = followed.data;
  const slots = productsOf(first).flatMap((id) => goods.slots.get(id) ?? []);
  const language = languages.indexOf(filter.language);
  return {
    total: found.found,
    shown,
    filters,
    corrected: corrected === null ? null : asWritten(goods, slots, corrected, language),
  };
}

function refuse(note: Engine['note'], outcome: EngineOutcome, err?: unknown): null {
  note(outcome, err);
  return null;
}

function askForList(filter: ProductFilter, data: ShelfData): Asked {
  return { filter: filterOf(filter, data), sort: sortOf(filter, ''), filters: [], corrected: null };
}

/** The words are matched here, as in every search: a listing of what they find is asked for. */
function askForSearch({ notes }: Engine, filter: ProductFilter, search: string, data: ShelfData): Asked | null {
  const { goods, kinds, sold } = data;
  const isSold = sold.get(filter.storeId);
  if (!isSold) return null;
  const shelf = { ...createStoreShelf(goods, filter.storeId), isSold };
  const at = {
    notes,
    size: goods.size,
    language: languages.indexOf(filter.language),
    isShown: isSold,
    isBeingTyped: filter.isBeingTyped,
  };
  const { slots, filters, corrected, near } = matchGoods({ goods, kinds, shelf }, search, at);
  if (near.length > 0) return null;
  const facts = { ...filter, isDiscounted: false, isReduced: false };
  const tests = [...categoryTest(filter, goods), ...testsOf(facts, { goods, shelf, kinds })];
  const found = filterSlots(slots, tests, notes.found);
  if (found.length > mostFound) return null;
  const relevance = filter.order === 'relevance' ? pointsOfFound(filter.storeId, data, found, notes.points) : '';
  return {
    filter: found.length === 0 ? null : filterOfFound(filter, goods, found),
    sort: sortOf(filter, relevance),
    filters,
    corrected,
  };
}

/** Whether the engine has been brought in line lately, and the store is there with the prices that hold now. */
function isCurrent({ documents }: EngineFound, storeId: number, { now, percent }: { now: number; percent: number }) {
  const state = documents.find(({ id }) => id === stateId);
  const mark = documents.find(({ id }) => id === markId(storeId));
  return state !== undefined && now - (state.at as number) <= mostBehind && mark?.percent === percent;
}

function productsOf(found: EngineFound | undefined): number[] {
  return (found?.documents ?? []).map((document) => document.product as number);
}

/** The figures of products as the database has them now; who has left the shelf since is left out. */
async function figuresOf(
  { connection, followed }: Engine,
  { storeId, priceType }: ProductFilter,
  ids: readonly number[],
  storePercent: number,
): Promise<ShownFigures[]> {
  const rows = ids.length === 0 ? [] : await selectShelfRows(connection, storeId, ids);
  const known = new Map(rows.map((row) => [row.productId, row]));
  const { goods } = followed.data;
  return ids.flatMap((id) => {
    const [row, slot] = [known.get(id), goods.slots.get(id)];
    if (!row || slot === undefined) return [];
    return {
      id,
      version: goods.productVersions[slot] as number,
      baseCents: row[priceType],
      percent: effectiveDiscount(row.percent, storePercent),
      lowestCents: row.lowest[priceType] || null,
    };
  });
}
