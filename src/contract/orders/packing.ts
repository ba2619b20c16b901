import { call } from '../endpoint.ts';

export type { PackingSheet } from './packing.schema.ts';

// Who picks may ask for these too, once there is a role for it: that is decided here.
const office = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./packing.schema.ts'),
} as const;

export const readPackingLists = call(office, 'readPackingLists', 'POST /packing-lists', {
  writesNothing: true,
  scope: 'orders:read',
});

export const printPackingLists = call(office, 'printPackingLists', 'POST /packing-lists/pdf', {
  writesNothing: true,
  answersFile: true,
  scope: 'orders:read',
});

export const printBagLabels = call(office, 'printBagLabels', 'POST /bag-labels', {
  writesNothing: true,
  answersFile: true,
  scope: 'orders:read',
});
