import { call } from '../endpoint.ts';

export type { DeliveryTried, StaffStore, StaffStoreDetail, StoreInput } from './staff-stores.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./staff-stores.schema.ts'),
} as const;

export const listStaffStores = call(area, 'listStaffStores', 'GET /stores');

export const readStaffStore = call(area, 'readStaffStore', 'GET /stores/:id');

export const createStore = call(area, 'createStore', 'POST /stores', { idempotent: true });

export const updateStore = call(area, 'updateStore', 'PUT /stores/:id', { idempotent: true });

export const tryRules = call(area, 'tryRules', 'POST /stores/:id/try-rules', { writesNothing: true });
