import { call } from '../endpoint.ts';

export type { Webhook, WebhookDelivery } from './webhooks.schema.ts';

/** Where other programs are told of what happens. */
const hooks = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./webhooks.schema.ts'),
} as const;

export const listWebhooks = call(hooks, 'listWebhooks', 'GET /webhooks');

// Without an Idempotency-Key: what is answered under one is kept, and the secret must not be.
export const createWebhook = call(hooks, 'createWebhook', 'POST /webhooks');

export const readWebhook = call(hooks, 'readWebhook', 'GET /webhooks/:id');

export const updateWebhook = call(hooks, 'updateWebhook', 'PUT /webhooks/:id', { idempotent: true });

export const deleteWebhook = call(hooks, 'deleteWebhook', 'DELETE /webhooks/:id', { idempotent: true });

export const listWebhookDeliveries = call(hooks, 'listWebhookDeliveries', 'GET /webhooks/:id/deliveries');

export const retryWebhookDelivery = call(
  hooks,
  'retryWebhookDelivery',
  'POST /webhooks/:id/deliveries/:delivery/replay',
  { idempotent: true },
);

export const sendTestEvent = call(hooks, 'sendTestEvent', 'POST /webhooks/:id/test', { idempotent: true });
