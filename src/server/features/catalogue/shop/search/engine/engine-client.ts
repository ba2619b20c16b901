import type { EngineSettings } from '#server/config-engine.ts';

/** A document of the engine: every field of the schema, and what is only kept (`since`, lists of products). */
export type EngineDocument = { id: string } & Record<string, unknown>;
export type Field = { name: string; type: 'int32' | 'int64' | 'int32[]'; sort?: boolean; range_index?: boolean };
/** A search for everything (`q` is `*`) that passes a filter; `limit` is 250 at most. */
export type EngineSearch = {
  filter_by: string;
  sort_by?: string;
  include_fields: string;
  offset?: number;
  limit: number;
};
export type EngineFound = { found: number; documents: readonly EngineDocument[] };

/** The engine answered something else than asked; `status` is that of HTTP, or of one search or line of several. */
export class EngineError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Milliseconds that writes may take: Typesense asks for minutes, where much is imported. */
const writePatience = 120_000;

/** What is asked of a Typesense, over its HTTP API (version 30.2). Throws where it does not answer as asked. */
export type EngineClient = ReturnType<typeof createEngineClient>;

export function createEngineClient({ url, key, patience }: EngineSettings) {
  const request = async (method: string, path: string, body: string | null, within: number): Promise<string> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-typesense-api-key': key, ...(body !== null && { 'content-type': 'application/json' }) },
      body,
      // The key is for this one address.
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    const text = await answer.text();
    if (!answer.ok) throw new EngineError(answer.status, `The search engine answers ${answer.status}: ${text}`);
    return text;
  };
  const write = (method: string, path: string, body: string | null = null) =>
    request(method, path, body, writePatience);
  const inCollection = (collection: string, path: string) => `/collections/${collection}/documents${path}`;

  return {
    /** The searches of one collection, in one request. Throws an `EngineError` where one of them is refused. */
    search: async (collection: string, searches: readonly EngineSearch[]): Promise<readonly EngineFound[]> => {
      const asked = searches.map((search) => ({ collection, q: '*', ...search }));
      const text = await request('POST', '/multi_search', JSON.stringify({ searches: asked }), patience);
      type Result = { found: number; hits: { document: EngineDocument }[] } | { code: number; error: string };
      const { results } = JSON.parse(text) as { results: Result[] };
      return results.map((result) => {
        if ('error' in result) throw new EngineError(result.code, `The search engine refuses: ${result.error}`);
        return { found: result.found, documents: result.hits.map(({ document }) => document) };
      });
    },
    listCollections: async (): Promise<readonly string[]> =>
      (JSON.parse(await write('GET', '/collections?exclude_fields=fields')) as { name: string }[]).map(
        ({ name }) => name,
      ),
    createCollection: async (name: string, fields: readonly Field[]): Promise<void> => {
      await write('POST', '/collections', JSON.stringify({ name, fields }));
    },
    dropCollection: async (name: string): Promise<void> => {
      await write('DELETE', `/collections/${name}`);
    },
    /** Writes documents, new or in the place of those with their ids. */
    upsert: async (collection: string, documents: readonly EngineDocument[]): Promise<void> => {
      if (documents.length === 0) return;
      const lines = documents.map((document) => JSON.stringify(document)).join('\n');
      const text = await write('POST', inCollection(collection, '/import?action=upsert'), lines);
      // The answer is 200 whatever becomes of the lines; each has a result of its own.
      const failed = text.split('\n').find((line) => (JSON.parse(line) as { success: boolean }).success !== true);
      if (failed !== undefined) throw new EngineError(422, `The search engine refuses a document: ${failed}`);
    },
    /** The document with an id; null where there is none, or no such collection. */
    read: async (collection: string, id: string): Promise<EngineDocument | null> => {
      try {
        return JSON.parse(await write('GET', inCollection(collection, `/${id}`))) as EngineDocument;
      } catch (error) {
        if (error instanceof EngineError && error.status === 404) return null;
        throw error;
      }
    },
    /** All documents that pass a filter. */
    export: async (collection: string, filter: string, fields: string): Promise<readonly EngineDocument[]> => {
      const query = new URLSearchParams({ filter_by: filter, include_fields: fields });
      const text = await write('GET', inCollection(collection, `/export?${query}`));
      return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as EngineDocument]));
    },
    remove: async (collection: string, filter: string): Promise<void> => {
      await write('DELETE', inCollection(collection, `?${new URLSearchParams({ filter_by: filter })}`));
    },
  };
}
