import { call } from '../endpoint.ts';

export type { OutboxItem } from './outbox.schema.ts';

const area = { tag: 'configuration', schemas: () => import('./outbox.schema.ts') } as const;

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';

export const listOutbox = call(area, 'listOutbox', 'GET /outbox', { access });

export const retryOutboxEntry = call(area, 'retryOutboxEntry', 'POST /outbox/:id/retry', {
  access,
  idempotent: true,
});
