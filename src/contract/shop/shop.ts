import { call } from '../endpoint.ts';

export type { StaffShop } from '../stores/stores.schema.ts';

const schemas = () => import('../stores/stores.schema.ts');
const office = { tag: 'back office', schemas } as const;
const shop = { tag: 'stores', schemas } as const;

export const writeShop = call(office, 'writeShop', 'PUT /shop', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  idempotent: true,
});

export const readStaffShop = call(office, 'readStaffShop', 'GET /shop/identity', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
});

export const readShopFigures = call(shop, 'readShopFigures', 'GET /shop/figures', {
  access: 'public',
  cacheSeconds: 300,
});
