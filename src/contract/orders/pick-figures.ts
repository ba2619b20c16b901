import { call } from '../endpoint.ts';

export type { PickerFigures, PickFigures } from './pick-figures.schema.ts';

const figures = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./pick-figures.schema.ts'),
} as const;

export const readPickFigures = call(figures, 'readPickFigures', 'GET /pick-figures');

/** Only where the shop has turned it on (`figuresByPicker`). */
export const readPickerFigures = call(figures, 'readPickerFigures', 'GET /pick-figures/pickers');
