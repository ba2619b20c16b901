import type { FastifyInstance } from 'fastify';
import * as keys from '#contract/programs/api-keys.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { listKeys } from './keys/list-keys.ts';
import { createKey, findKey, revokeKey } from './keys/write-key.ts';

/** What other programs do with the shop: keys by which they call. */
export async function programRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, keys.listApiKeys, ({ now }) => listKeys(db, now));
  await implementWrite(app, deps, keys.createApiKey, ({ input, ...call }) => createKey(call, input));
  await implementWrite(app, deps, keys.deleteApiKey, {
    own: ({ id }) => findKey(db, id),
    handle: ({ input, ...call }) => revokeKey(call, input),
  });
}
