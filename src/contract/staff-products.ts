import { endpoint } from './endpoint.ts';

export type { ProductHistory } from './product-history.schema.ts';
export type { StaffProduct } from './staff-product.schema.ts';
export type { ProductInput, StoreInput } from './staff-products.schema.ts';

const access = 'CAN_MANAGE_PRODUCTS';
const tag = 'back office';

export const listStaffProducts = endpoint({
  name: 'listStaffProducts',
  tag,
  method: 'GET',
  path: '/products',
  access,
  schemas: async () => (await import('./staff-products.schema.ts')).listStaffProducts,
});

export const readStaffProduct = endpoint({
  name: 'readStaffProduct',
  tag,
  method: 'GET',
  path: '/products/:id',
  access,
  schemas: async () => (await import('./staff-products.schema.ts')).readStaffProduct,
});

export const readProductHistory = endpoint({
  name: 'readProductHistory',
  tag,
  method: 'GET',
  path: '/products/:id/history',
  access,
  schemas: async () => (await import('./product-history.schema.ts')).readProductHistory,
});

export const createProduct = endpoint({
  name: 'createProduct',
  tag,
  method: 'POST',
  path: '/products',
  access,
  schemas: async () => (await import('./staff-products.schema.ts')).createProduct,
  idempotent: true,
});

export const updateProduct = endpoint({
  name: 'updateProduct',
  tag,
  method: 'PUT',
  path: '/products/:id',
  access,
  schemas: async () => (await import('./staff-products.schema.ts')).updateProduct,
  idempotent: true,
});

export const deleteProduct = endpoint({
  name: 'deleteProduct',
  tag,
  method: 'DELETE',
  path: '/products/:id',
  access,
  schemas: async () => (await import('./staff-products.schema.ts')).deleteProduct,
  idempotent: true,
});
