import { endpoint } from './endpoint.ts';

export type { DeliveryTried, StaffStore, StaffStoreDetail, StoreInput } from './staff-stores.schema.ts';

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';
const tag = 'back office';

export const listStaffStores = endpoint({
  name: 'listStaffStores',
  tag,
  method: 'GET',
  path: '/stores',
  access,
  schemas: async () => (await import('./staff-stores.schema.ts')).listStaffStores,
});

export const readStaffStore = endpoint({
  name: 'readStaffStore',
  tag,
  method: 'GET',
  path: '/stores/:id',
  access,
  schemas: async () => (await import('./staff-stores.schema.ts')).readStaffStore,
});

export const createStore = endpoint({
  name: 'createStore',
  tag,
  method: 'POST',
  path: '/stores',
  access,
  schemas: async () => (await import('./staff-stores.schema.ts')).createStore,
  idempotent: true,
});

export const updateStore = endpoint({
  name: 'updateStore',
  tag,
  method: 'PUT',
  path: '/stores/:id',
  access,
  schemas: async () => (await import('./staff-stores.schema.ts')).updateStore,
  idempotent: true,
});

export const tryRules = endpoint({
  name: 'tryRules',
  tag,
  method: 'POST',
  path: '/stores/:id/try-rules',
  access,
  schemas: async () => (await import('./staff-stores.schema.ts')).tryRules,
  writesNothing: true,
});
