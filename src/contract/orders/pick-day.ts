import { call } from '../endpoint.ts';

export type { PickerFigures, PickFigures } from './pick-figures.schema.ts';
export type { DaySlot, PickSlot } from './pick-slots.schema.ts';

const picking = {
  tag: 'back office',
  access: 'CAN_PICK_ORDERS',
  schemas: () => import('./pick-slots.schema.ts'),
} as const;
const figures = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./pick-figures.schema.ts'),
} as const;

/** What whoever picks chooses from; it says nothing of any person. */
export const listPickSlots = call(picking, 'listPickSlots', 'GET /pick-slots');

/** The same for who plans the day: of all stores or one, with who picks and how far they are. */
export const readPickDay = call(picking, 'readPickDay', 'GET /pick-day', { access: 'CAN_MANAGE_ORDERS' });

export const readPickFigures = call(figures, 'readPickFigures', 'GET /pick-figures');

/** Only where the shop has turned it on (`figuresByPicker`). */
export const readPickerFigures = call(figures, 'readPickerFigures', 'GET /pick-figures/pickers');
