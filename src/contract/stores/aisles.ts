import { call } from '../endpoint.ts';

export type { AislesOnWire } from './aisles.schema.ts';

// Who picks and who delivers may read these too, once there are roles for it: their access is decided here.
const office = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./aisles.schema.ts'),
} as const;

export const readAisles = call(office, 'readAisles', 'GET /stores/:id/aisles');

export const writeAisles = call(office, 'writeAisles', 'PUT /stores/:id/aisles', { idempotent: true });
