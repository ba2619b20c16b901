import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, readFilter, readSort, type Stored, type StoredField } from './engine-grammar.ts';

type Collection = { fields: Map<string, StoredField>; documents: Map<string, Stored>; nextSeq: number };
type Answer = { status: number; body: string };

export type SearchEngine = {
  /** The settings of a shop that asks it. */
  env: { SEARCH_ENGINE_URL: string; SEARCH_ENGINE_KEY: string; SEARCH_ENGINE_PATIENCE: string };
  /** What was asked of it, as `POST /multi_search`. */
  asked: string[];
  collections: ReadonlyMap<string, Collection>;
  /** How it behaves from now on: `down` breaks each connection, `slow` answers after so many milliseconds. */
  be: (how: 'well' | 'down' | { slow: number }) => void;
  close: () => void;
};

const key = 'key-of-the-stand-in';
const most = { hits: 250, searches: 50 };

/**
 * Stands in for a Typesense 30.2 at a free port of this machine: collections, documents, imports by lines, deletes and exports by filter, and multi_search, with its statuses and its messages as far as the shop sees
 * them. Whole numbers alone, and `q=*`: the shop asks nothing else.
 */
export async function openSearchEngine(): Promise<SearchEngine> {
  const collections = new Map<string, Collection>();
  const asked: string[] = [];
  let mode: Parameters<SearchEngine['be']>[0] = 'well';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void take(request, Buffer.concat(parts).toString(), response));
  });
  const take = async (request: IncomingMessage, body: string, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://engine');
    asked.push(`${request.method} ${pathname}`);
    if (mode === 'down') return void request.socket.destroy();
    if (typeof mode === 'object') await sleep(mode.slow);
    const { status, body: text } = answer(collections, request, { pathname, query: searchParams, body });
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    // A loaded machine answers late: no test fails because of a time.
    env: { SEARCH_ENGINE_URL: `http://127.0.0.1:${port}`, SEARCH_ENGINE_KEY: key, SEARCH_ENGINE_PATIENCE: '30000' },
    asked,
    collections,
    be: (how) => {
      mode = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Call = { pathname: string; query: URLSearchParams; body: string };

function answer(collections: Map<string, Collection>, { method, headers }: IncomingMessage, call: Call): Answer {
  const say = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
  if (call.pathname === '/health') return say(200, { ok: true });
  if (headers['x-typesense-api-key'] !== key)
    return say(401, { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' });
  try {
    const [, root, name, documents, id] = call.pathname.split('/');
    if (root === 'multi_search' && method === 'POST') return say(200, searchAll(collections, parse(call.body)));
    if (root !== 'collections') return say(404, { message: 'Not Found' });
    if (name === undefined) {
      if (method === 'GET') return say(200, [...collections.keys()].map(nameOf));
      return say(201, create(collections, parse(call.body) as NewCollection));
    }
    const collection = collections.get(name);
    if (!collection) throw new Refused(404, 'Collection not found');
    if (documents === undefined) {
      if (method === 'DELETE') collections.delete(name);
      return say(200, { name });
    }
    const filter = call.query.get('filter_by');
    if (method === 'POST' && id === 'import') return importLines(collection, call);
    if (method === 'GET' && id === 'export') {
      const lines = passing(collection, filter).map(({ document }) => JSON.stringify(only(document, call.query)));
      return { status: 200, body: lines.join('\n') };
    }
    if (method === 'DELETE' && id === undefined) {
      if (filter === null) throw new Refused(400, 'Parameter `filter_by` must be provided.');
      const gone = passing(collection, filter);
      for (const { document } of gone) collection.documents.delete(document.id);
      return say(200, { num_deleted: gone.length });
    }
    const stored = collection.documents.get(id ?? '');
    if (!stored) throw new Refused(404, `Could not find a document with id: ${id}`);
    return say(200, stored.document);
  } catch (error) {
    if (error instanceof Refused) return say(error.status, { message: error.message });
    throw error;
  }
}

const nameOf = (name: string) => ({ name });
type NewCollection = { name: string; fields: { name: string; type: string; sort?: boolean }[] };

function create(collections: Map<string, Collection>, { name, fields }: NewCollection) {
  if (!Array.isArray(fields) || fields.length === 0)
    throw new Refused(400, 'The `fields` value should be an array of objects.');
  if (collections.has(name)) throw new Refused(409, `A collection with name \`${name}\` already exists.`);
  for (const field of fields)
    if (!/^int(32|64)(\[\])?$/.test(field.type))
      throw new Refused(400, `Field \`${field.name}\` has an invalid data type \`${field.type}\`.`);
  // Numbers can be sorted by unless that is switched off.
  const known = fields.map((field): [string, StoredField] => [
    field.name,
    { ...field, sort: field.sort ?? !field.type.endsWith('[]') },
  ]);
  collections.set(name, { fields: new Map(known), documents: new Map(), nextSeq: 0 });
  return { name, fields, num_documents: 0 };
}

/** A line of the answer for each of the question; the status is 200 whatever they say. */
function importLines(collection: Collection, { query, body }: Call): Answer {
  if (query.get('action') !== 'upsert') throw new Refused(400, 'Parameter `action` must be a create|update|upsert.');
  const results = body.split('\n').map((line) => {
    try {
      const document = parse(line) as Stored['document'];
      check(collection, document);
      const { documents } = collection;
      // A document that takes another's place keeps its number.
      const seq = documents.get(document.id)?.seq ?? collection.nextSeq++;
      documents.set(document.id, { seq, document });
      return { success: true };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { success: false, error: error.message, document: line, code: error.status };
    }
  });
  return { status: 200, body: results.map((result) => JSON.stringify(result)).join('\n') };
}

function check({ fields }: Collection, document: Stored['document']): void {
  if (typeof document.id !== 'string') throw new Refused(400, "Document's `id` field should be a string.");
  for (const { name, type } of fields.values()) {
    const value = document[name];
    if (value === undefined)
      throw new Refused(400, `Field \`${name}\` has been declared in the schema, but is not found in the document.`);
    const isList = type.endsWith('[]');
    if (isList !== Array.isArray(value)) throw new Refused(400, `Field \`${name}\` must be an ${type}.`);
    const bound = type.startsWith('int32') ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER;
    for (const element of isList ? (value as unknown[]) : [value])
      if (!Number.isSafeInteger(element) || Math.abs(element as number) > bound)
        throw new Refused(400, `Field \`${name}\` must be an ${type}.`);
  }
}

type Search = Record<'collection' | 'q' | 'filter_by' | 'sort_by' | 'include_fields', string | undefined> &
  Record<'per_page' | 'limit' | 'offset' | 'page', number | undefined>;

/** Each search has a result of its own, an error too; the status is 200. */
function searchAll(collections: Map<string, Collection>, body: unknown) {
  const { searches } = body as { searches?: Search[] };
  if (!Array.isArray(searches)) throw new Refused(400, 'Missing `searches` array.');
  if (searches.length > most.searches)
    throw new Refused(400, 'Number of multi searches exceeds `limit_multi_searches` parameter.');
  return {
    results: searches.map((search) => {
      try {
        return searchOne(collections, search);
      } catch (error) {
        if (error instanceof Refused) return { code: error.status, error: error.message };
        throw error;
      }
    }),
  };
}

function searchOne(collections: Map<string, Collection>, search: Search) {
  const collection = collections.get(search.collection ?? '');
  if (!collection) throw new Refused(404, 'Not found.');
  if (search.q === undefined) throw new Refused(400, 'Parameter `q` is required.');
  if (search.q !== '*') throw new Error('The stand-in searches no words');
  const [limit, offset] = [search.limit ?? search.per_page ?? 10, search.offset ?? 0];
  if (limit > most.hits) throw new Refused(422, `Only upto ${most.hits} hits can be fetched per page.`);
  const found = passing(collection, search.filter_by ?? null).sort(readSort(search.sort_by ?? '', collection.fields));
  const query = new URLSearchParams(search.include_fields ? { include_fields: search.include_fields } : {});
  return {
    found: found.length,
    out_of: collection.documents.size,
    page: search.page ?? 1,
    hits: found.slice(offset, offset + limit).map(({ document }) => ({ document: only(document, query) })),
  };
}

function passing({ documents, fields }: Collection, filter: string | null): Stored[] {
  const passes = filter === null || filter === '' ? () => true : readFilter(filter, fields);
  return [...documents.values()].filter(passes);
}

function only(document: Stored['document'], query: URLSearchParams): Record<string, unknown> {
  const names = query.get('include_fields')?.split(',');
  return names ? Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name))) : document;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'Bad JSON.');
  }
}
