import { call } from '../endpoint.ts';

export type { DaySlot, PickSlot } from './pick-slots.schema.ts';

const picking = {
  tag: 'back office',
  access: 'CAN_PICK_ORDERS',
  schemas: () => import('./pick-slots.schema.ts'),
} as const;

/** What whoever picks chooses from; it says nothing of any person. */
export const listPickSlots = call(picking, 'listPickSlots', 'GET /pick-slots');

/** The same for who plans the day: of all stores or one, with who picks and how far they are. */
export const readPickDay = call(picking, 'readPickDay', 'GET /pick-day', { access: 'CAN_MANAGE_ORDERS' });
