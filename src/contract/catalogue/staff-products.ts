import { call } from '../endpoint.ts';

export type { ProductHistory } from './product-history.schema.ts';
export type { StaffProduct } from './staff-product.schema.ts';
export type { ProductInput, StoreInput } from './staff-products.schema.ts';

const staffProducts = { tag: 'back office', schemas: () => import('./staff-products.schema.ts') } as const;
const productHistory = { tag: 'back office', schemas: () => import('./product-history.schema.ts') } as const;

const access = 'CAN_MANAGE_PRODUCTS';

export const listStaffProducts = call(staffProducts, 'listStaffProducts', 'GET /products', { access });

export const readStaffProduct = call(staffProducts, 'readStaffProduct', 'GET /products/:id', { access });

export const readProductHistory = call(productHistory, 'readProductHistory', 'GET /products/:id/history', { access });

export const createProduct = call(staffProducts, 'createProduct', 'POST /products', {
  access,
  idempotent: true,
});

export const updateProduct = call(staffProducts, 'updateProduct', 'PUT /products/:id', {
  access,
  idempotent: true,
});

export const deleteProduct = call(staffProducts, 'deleteProduct', 'DELETE /products/:id', {
  access,
  idempotent: true,
});
