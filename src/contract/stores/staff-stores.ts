import { call } from '../endpoint.ts';

export type { AislesOnWire } from './aisles.schema.ts';
export type { DeliveryTried, StaffStore, StaffStoreDetail, StoreInput } from './staff-stores.schema.ts';

const stores = {
  tag: 'back office',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./staff-stores.schema.ts'),
} as const;
const aisles = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./aisles.schema.ts'),
} as const;

export const listStaffStores = call(stores, 'listStaffStores', 'GET /stores');

export const readStaffStore = call(stores, 'readStaffStore', 'GET /stores/:id');

export const createStore = call(stores, 'createStore', 'POST /stores', { idempotent: true });

export const updateStore = call(stores, 'updateStore', 'PUT /stores/:id', { idempotent: true });

export const tryRules = call(stores, 'tryRules', 'POST /stores/:id/try-rules', { writesNothing: true });

export const readAisles = call(aisles, 'readAisles', 'GET /stores/:id/aisles', { access: 'pickOrDeliver' });

export const writeAisles = call(aisles, 'writeAisles', 'PUT /stores/:id/aisles', { idempotent: true });
