import { call } from '../endpoint.ts';

export type { AislesOnWire } from './aisles.schema.ts';

const office = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./aisles.schema.ts'),
} as const;

export const readAisles = call(office, 'readAisles', 'GET /stores/:id/aisles', { access: 'pickOrDeliver' });

export const writeAisles = call(office, 'writeAisles', 'PUT /stores/:id/aisles', { idempotent: true });
