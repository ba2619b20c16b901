import { z } from 'zod';

/** A Typesense, and the key that may make collections and read and write documents there. `url` is an origin. */
export type EngineSettings = { url: string; key: string };

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
};

/** Null without an engine. Throws an Error where one of the two is set alone. */
export function readEngine(values: {
  SEARCH_ENGINE_URL?: string | undefined;
  SEARCH_ENGINE_KEY?: string | undefined;
}): EngineSettings | null {
  const { SEARCH_ENGINE_URL: url, SEARCH_ENGINE_KEY: key } = values;
  if (url === undefined && key === undefined) return null;
  if (url === undefined) throw new Error('SEARCH_ENGINE_URL: must be set with SEARCH_ENGINE_KEY');
  if (key === undefined) throw new Error('SEARCH_ENGINE_KEY: must be set with SEARCH_ENGINE_URL');
  return { url: new URL(url).origin, key };
}

function isServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '';
}
