import { call } from '../endpoint.ts';

export type { StaffShop } from '../stores/stores.schema.ts';

const schemas = () => import('../stores/stores.schema.ts');
const office = { tag: 'back office', access: 'CAN_EDIT_FEATURES_CONFIGURATION', schemas } as const;
const shop = { tag: 'stores', access: 'public', schemas } as const;

export const writeShop = call(office, 'writeShop', 'PUT /shop', { idempotent: true });

export const readStaffShop = call(office, 'readStaffShop', 'GET /shop/identity');

export const readShopFigures = call(shop, 'readShopFigures', 'GET /shop/figures', { cacheSeconds: 300 });
