import { createHash } from 'node:crypto';
import { languages } from '#domain/language/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { databaseKey } from '../shelves/kept/kept-key.ts';
import type { EngineClient, EngineDocument } from './engine-client.ts';
import type { Ranks } from './name-ranks.ts';
import { blank, fields, schemaVersion } from './offer-document.ts';

const prefix = 'panier_offers_';

/**
 * The collection of this program and this database: another schema, and a database that was restored, have one of their own,
 * so that nobody reads what another program or another history has written.
 */
export async function collectionOf(connection: Pick<Connection, 'hot'>): Promise<string> {
  // A hosted database may not say which it is.
  const database = await databaseKey(connection).catch(() => 'unknown');
  return `${prefix}${schemaVersion}_${createHash('sha256').update(database).digest('hex').slice(0, 12)}`;
}

/** Where a store's offers in the engine are at. */
export type StoreMark = {
  /** The store's discount on everything that their prices are made with; `notReady`: they are not all there. */
  percent: number;
  soldOut: readonly number[];
  /** When its sales were counted (milliseconds). */
  countedAt: number;
};
export const notReady = -1;

/** How far the engine has come: the snapshot whose changes are next (null: nothing is there), and when (milliseconds). */
export type EngineState = { since: string | null; at: number; stores: Map<number, StoreMark>; ranks: Ranks };

export const stateId = 'state';
export const markId = (storeId: number) => `store-${storeId}`;
const salesId = (storeId: number) => `sales-${storeId}`;
const rankId = (productId: number) => `name-${productId}`;

/** What the engine holds; makes the collection where there is none. Throws where a newer program keeps one. */
export async function readState(client: EngineClient, collection: string): Promise<EngineState> {
  const known = await client.read(collection, stateId);
  if (!known) {
    const names = await client.listCollections();
    if (names.some((name) => versionIn(name) > schemaVersion))
      throw new Error('A newer release keeps the search engine: this one leaves it alone');
    if (!names.includes(collection)) await client.createCollection(collection, fields);
    return { since: null, at: 0, stores: new Map(), ranks: new Map() };
  }
  const marks = await client.export(collection, 'store:<0', 'id,store,percent,soldOut,countedAt');
  const names = languages.map((language) => `name_${language}`);
  const ranked = await client.export(collection, 'store:=0', ['id', 'product', ...names].join(','));
  return {
    since: known.since as string,
    at: known.at as number,
    stores: new Map(
      marks
        .filter(({ id }) => id.startsWith('store-'))
        .map(({ store, ...mark }) => [-(store as number), mark as unknown as StoreMark]),
    ),
    ranks: new Map(
      ranked
        .filter(({ id }) => id !== stateId)
        .map((document) => [document.product as number, names.map((name) => document[name] as number)]),
    ),
  };
}

/** The snapshot that the engine was last brought to; null where it has none. */
export async function readSince(client: EngineClient, collection: string): Promise<string | null> {
  return ((await client.read(collection, stateId))?.since as string | undefined) ?? null;
}

/** When a shop last brought any of its collections in line (milliseconds); null: none is there. */
export async function readLastTurn(client: EngineClient): Promise<number | null> {
  const names = (await client.listCollections()).filter((name) => versionIn(name) >= 0);
  const states = await Promise.all(names.map((name) => client.read(name, stateId)));
  const times = states.flatMap((state) => (state ? [state.at as number] : []));
  return times.length > 0 ? Math.max(...times) : null;
}

export function stateDocument(since: string, at: number): EngineDocument {
  return { ...blank, id: stateId, since, at };
}

export function markDocument(storeId: number, mark: StoreMark): EngineDocument {
  return { ...blank, ...mark, id: markId(storeId), store: -storeId };
}

export function rankDocument(productId: number, ranks: readonly number[]): EngineDocument {
  const names = languages.map((language, l) => [`name_${language}`, ranks[l]]);
  return { ...blank, id: rankId(productId), product: productId, ...Object.fromEntries(names) };
}

/** In how many orders products stood, as the documents of a store say it. */
export type CountedSales = { productIds: readonly number[]; orders: readonly number[] };

export function salesDocument(storeId: number, { productIds, orders }: CountedSales): EngineDocument {
  return { ...blank, id: salesId(storeId), store: -storeId, productIds, orders };
}

export async function readSales(client: EngineClient, collection: string, storeId: number): Promise<CountedSales> {
  const known = await client.read(collection, salesId(storeId));
  return known ? (known as unknown as CountedSales) : { productIds: [], orders: [] };
}

/** Takes away the collections of earlier programs and of databases that this one has taken the place of. */
export async function dropOthers(client: EngineClient, collection: string): Promise<void> {
  for (const name of await client.listCollections())
    if (name !== collection && versionIn(name) >= 0 && versionIn(name) <= schemaVersion)
      await client.dropCollection(name);
}

function versionIn(name: string): number {
  return name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : -1;
}
