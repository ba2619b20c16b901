import { call } from '../endpoint.ts';

export type { DeliveryTried, StaffStore, StaffStoreDetail, StoreInput } from './staff-stores.schema.ts';

const area = { tag: 'back office', schemas: () => import('./staff-stores.schema.ts') } as const;

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';

export const listStaffStores = call(area, 'listStaffStores', 'GET /stores', { access });

export const readStaffStore = call(area, 'readStaffStore', 'GET /stores/:id', { access });

export const createStore = call(area, 'createStore', 'POST /stores', {
  access,
  idempotent: true,
});

export const updateStore = call(area, 'updateStore', 'PUT /stores/:id', {
  access,
  idempotent: true,
});

export const tryRules = call(area, 'tryRules', 'POST /stores/:id/try-rules', {
  access,
  writesNothing: true,
});
