import { endpoint } from './endpoint.ts';

export type { OutboxItem } from './outbox.schema.ts';

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';
const tag = 'configuration';

export const listOutbox = endpoint({
  name: 'listOutbox',
  tag,
  method: 'GET',
  path: '/outbox',
  access,
  schemas: async () => (await import('./outbox.schema.ts')).listOutbox,
});

export const retryOutboxEntry = endpoint({
  name: 'retryOutboxEntry',
  tag,
  method: 'POST',
  path: '/outbox/:id/retry',
  access,
  schemas: async () => (await import('./outbox.schema.ts')).retryOutboxEntry,
  idempotent: true,
});
