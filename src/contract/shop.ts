import { endpoint } from './endpoint.ts';

export type { StaffShop } from './stores.schema.ts';

export const writeShop = endpoint({
  name: 'writeShop',
  tag: 'back office',
  method: 'PUT',
  path: '/shop',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./stores.schema.ts')).writeShop,
  idempotent: true,
});

export const readStaffShop = endpoint({
  name: 'readStaffShop',
  tag: 'back office',
  method: 'GET',
  path: '/shop/identity',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./stores.schema.ts')).readStaffShop,
});

export const readShopFigures = endpoint({
  name: 'readShopFigures',
  tag: 'stores',
  method: 'GET',
  path: '/shop/figures',
  access: 'public',
  schemas: async () => (await import('./stores.schema.ts')).readShopFigures,
  cacheSeconds: 300,
});
