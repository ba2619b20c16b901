import { z } from 'zod';

/**
 * A Typesense, and the key that may make collections and read and write documents there. `url` is an origin, `patience` the
 * milliseconds that it has to answer a shopper's list.
 */
export type EngineSettings = { url: string; key: string; patience: number };

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

export const engineSettings = {
  SEARCH_ENGINE_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .max(500)
      .refine(isServer, 'must be the address of a Typesense, as http://typesense:8108, without a path')
      .optional(),
  ),
  SEARCH_ENGINE_KEY: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[\x21-\x7e]{1,500}$/, 'must be a key without spaces')
      .optional(),
  ),
  // Reading a shelf of 20,000 products takes about as long as the usual one.
  SEARCH_ENGINE_PATIENCE: z.preprocess(blankIsUnset, z.coerce.number().int().min(50).max(60_000).default(300)),
};

/** Null without an engine. Throws an Error where one of the two is set alone. */
export function readEngine(values: {
  SEARCH_ENGINE_URL?: string | undefined;
  SEARCH_ENGINE_KEY?: string | undefined;
  SEARCH_ENGINE_PATIENCE: number;
}): EngineSettings | null {
  const { SEARCH_ENGINE_URL: url, SEARCH_ENGINE_KEY: key, SEARCH_ENGINE_PATIENCE: patience } = values;
  if (url === undefined && key === undefined) return null;
  if (url === undefined) throw new Error('SEARCH_ENGINE_URL: must be set with SEARCH_ENGINE_KEY');
  if (key === undefined) throw new Error('SEARCH_ENGINE_KEY: must be set with SEARCH_ENGINE_URL');
  return { url: new URL(url).origin, key, patience };
}

function isServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '';
}
