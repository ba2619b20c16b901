import { call } from '../endpoint.ts';

export type { SlotOrders } from './closing.schema.ts';

/** Slots of today that take no more orders, and what becomes of the orders in them. */
const closing = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./closing.schema.ts'),
} as const;

export const listSlotOrders = call(closing, 'listSlotOrders', 'GET /stores/:id/slot-orders');

export const closeSlots = call(closing, 'closeSlots', 'PUT /stores/:id/closed-slots', { idempotent: true });

export const emptySlots = call(closing, 'emptySlots', 'POST /stores/:id/slot-orders', { idempotent: true });
