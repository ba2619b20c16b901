import { call } from '../endpoint.ts';

export type { ManyChange, ProductOutcome } from './many-products.schema.ts';
export type { ProductHistory } from './product-history.schema.ts';
export type { StaffProduct } from './staff-product.schema.ts';
export type { ProductInput, StoreInput } from './staff-products.schema.ts';
export type { StockSettings } from './stock-settings.schema.ts';

const staffProducts = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./staff-products.schema.ts'),
} as const;
const productHistory = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./product-history.schema.ts'),
} as const;
const manyProducts = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./many-products.schema.ts'),
} as const;
const stockSettings = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./stock-settings.schema.ts'),
} as const;

export const listStaffProducts = call(staffProducts, 'listStaffProducts', 'GET /products', { scope: 'products:read' });

export const readStaffProduct = call(staffProducts, 'readStaffProduct', 'GET /products/:id', {
  scope: 'products:read',
});

export const readProductHistory = call(productHistory, 'readProductHistory', 'GET /products/:id/history', {
  scope: 'products:read',
});

export const createProduct = call(staffProducts, 'createProduct', 'POST /products', {
  idempotent: true,
  scope: 'products:write',
});

export const updateProduct = call(staffProducts, 'updateProduct', 'PUT /products/:id', {
  idempotent: true,
  scope: 'products:write',
});

export const deleteProduct = call(staffProducts, 'deleteProduct', 'DELETE /products/:id', {
  idempotent: true,
  scope: 'products:write',
});

export const updateProducts = call(manyProducts, 'updateProducts', 'POST /products/changes', {
  idempotent: true,
  scope: 'products:write',
});

export const readStockSettings = call(stockSettings, 'readStockSettings', 'GET /stock-settings');

export const writeStockSettings = call(stockSettings, 'writeStockSettings', 'PUT /stock-settings', {
  idempotent: true,
});
