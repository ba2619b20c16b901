import { apiScopes } from '#domain/access/api-scopes.ts';
import { filledLine, instant, rowId } from '../fields.ts';
import { z } from '../zod.ts';
import { programStores, someOf } from './program-stores.schema.ts';

const apiKey = z
  .object({
    id: z.number(),
    name: z.string(),
    /** The first characters of the key, to tell it from others. */
    prefix: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    /** Null: all stores. */
    storeIds: z.array(z.number()).nullable(),
    createdAt: z.string(),
    expiresAt: z.string(),
    isExpired: z.boolean(),
    /** To the minute; null: never. */
    lastUsedAt: z.string().nullable(),
    /** Whose roles and stores limit it at each use. */
    maker: z.object({ id: z.number(), name: z.string() }),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

const madeApiKey = z
  .object({
    id: z.number(),
    name: z.string(),
    /** The key itself. It is answered this once: the shop keeps what it can be compared with, and nothing else of it. */
    key: z.string(),
    prefix: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    storeIds: z.array(z.number()).nullable(),
    expiresAt: z.string(),
  })
  .meta({ id: 'MadeApiKey' });
export type MadeApiKey = z.output<typeof madeApiKey>;

export const listApiKeys = {
  summary: 'The keys by which programs call, the newest first; those that have been revoked are left out',
  input: z.object({}),
  output: z.array(apiKey),
};
export const createApiKey = {
  summary:
    'Makes a key for a program, which is answered this once. Scopes and stores beyond the caller’s own are refused with 403; it expires within two years',
  input: z.object({
    name: filledLine(80),
    scopes: someOf(apiScopes),
    store_ids: programStores.default(null),
    expires_at: instant,
  }),
  output: madeApiKey,
};
export const deleteApiKey = {
  summary: 'Revokes a key: the next request with it is refused with 401',
  input: z.object({ id: rowId }),
  output: z.null(),
};
