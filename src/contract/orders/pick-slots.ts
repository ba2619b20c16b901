import { call } from '../endpoint.ts';

export type { PickSlot } from './pick-slots.schema.ts';

const picking = {
  tag: 'back office',
  access: 'CAN_PICK_ORDERS',
  schemas: () => import('./pick-slots.schema.ts'),
} as const;

/** What whoever picks chooses from; it says nothing of any person. */
export const listPickSlots = call(picking, 'listPickSlots', 'GET /pick-slots');
