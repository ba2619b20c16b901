import { call } from '../endpoint.ts';

export type { ApiKey, MadeApiKey } from './api-keys.schema.ts';

/** Keys by which other programs call. */
const keys = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./api-keys.schema.ts'),
} as const;

export const listApiKeys = call(keys, 'listApiKeys', 'GET /api-keys');

// Without an Idempotency-Key: what is answered under one is kept, and the key itself is kept nowhere.
export const createApiKey = call(keys, 'createApiKey', 'POST /api-keys', { recent: true });

export const deleteApiKey = call(keys, 'deleteApiKey', 'DELETE /api-keys/:id', { idempotent: true });
