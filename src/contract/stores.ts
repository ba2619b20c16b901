import { endpoint } from './endpoint.ts';

export type { Shop, ShopFigures, Store } from './stores.schema.ts';

export const listStores = endpoint({
  name: 'listStores',
  tag: 'stores',
  method: 'GET',
  path: '/store/list',
  access: 'public',
  schemas: async () => (await import('./stores.schema.ts')).listStores,
  cacheSeconds: 300,
});

export const readStore = endpoint({
  name: 'readStore',
  tag: 'stores',
  method: 'GET',
  path: '/store/:id/information',
  access: 'public',
  schemas: async () => (await import('./stores.schema.ts')).readStore,
  cacheSeconds: 300,
});

export const readShop = endpoint({
  name: 'readShop',
  tag: 'stores',
  method: 'GET',
  path: '/shop',
  access: 'public',
  schemas: async () => (await import('./stores.schema.ts')).readShop,
  cacheSeconds: 300,
});
