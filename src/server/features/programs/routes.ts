import type { FastifyInstance } from 'fastify';
import * as keys from '#contract/programs/api-keys.ts';
import * as hooks from '#contract/programs/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { listKeys } from './keys/list-keys.ts';
import { createKey, findKey, revokeKey } from './keys/write-key.ts';
import { findWebhook, listDeliveries, readOneWebhook, selectWebhooks } from './webhooks/select-webhooks.ts';
import { addTestEvent, replayDelivery } from './webhooks/send-again.ts';
import { changeHook, createHook, deleteHook } from './webhooks/write-webhook.ts';

/** What other programs do with the shop: keys by which they call, and webhooks by which they are told. */
export async function programRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, keys.listApiKeys, ({ now }) => listKeys(db, now));
  await implementWrite(app, deps, keys.createApiKey, ({ input, ...call }) => createKey(call, input));
  await implementWrite(app, deps, keys.deleteApiKey, {
    own: ({ id }) => findKey(db, id),
    handle: ({ input, ...call }) => revokeKey(call, input),
  });
  const own = ({ id }: { id: number }) => findWebhook(db, id);
  await implement(app, deps, hooks.listWebhooks, () => selectWebhooks(db));
  await implementWrite(app, deps, hooks.createWebhook, ({ input, ...call }) => createHook(call, deps, input));
  await implement(app, deps, hooks.readWebhook, { own, handle: ({ input }) => readOneWebhook(db, input.id) });
  await implementWrite(app, deps, hooks.updateWebhook, {
    own,
    handle: ({ input, ...call }) => changeHook(call, deps, input),
  });
  await implementWrite(app, deps, hooks.deleteWebhook, {
    own,
    handle: ({ input, ...call }) => deleteHook(call, input.id),
  });
  await implement(app, deps, hooks.listWebhookDeliveries, { own, handle: ({ input }) => listDeliveries(db, input) });
  await implementWrite(app, deps, hooks.retryWebhookDelivery, {
    own,
    handle: ({ input, ...call }) => replayDelivery(call, input),
  });
  await implementWrite(app, deps, hooks.sendTestEvent, {
    own,
    handle: ({ input, ...call }) => addTestEvent(call, input.id),
  });
}
