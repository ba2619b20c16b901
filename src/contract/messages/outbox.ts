import { call } from '../endpoint.ts';

export type { OutboxItem } from './outbox.schema.ts';

const area = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./outbox.schema.ts'),
} as const;

export const listOutbox = call(area, 'listOutbox', 'GET /outbox');

export const retryOutboxEntry = call(area, 'retryOutboxEntry', 'POST /outbox/:id/retry', { idempotent: true });
