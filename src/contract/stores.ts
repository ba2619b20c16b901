import { endpoint } from './endpoint.ts';

export type { Shop, Store } from './stores.schema.ts';

export const listStores = endpoint({
  name: 'listStores',
  summary: 'The stores that are shown to shoppers, with hours and shipping rules',
  tag: 'stores',
  method: 'GET',
  path: '/store/list',
  access: 'public',
  schemas: async () => (await import('./stores.schema.ts')).listStores,
  cacheSeconds: 300,
});

export const readStore = endpoint({
  name: 'readStore',
  summary: 'One store',
  tag: 'stores',
  method: 'GET',
  path: '/store/:id/information',
  access: 'public',
  schemas: async () => (await import('./stores.schema.ts')).readStore,
  cacheSeconds: 300,
});

export const readShop = endpoint({
  name: 'readShop',
  summary: "The shop's own identity: name, colours, legal numbers, currency, client id",
  tag: 'stores',
  method: 'GET',
  path: '/shop',
  access: 'public',
  schemas: async () => (await import('./stores.schema.ts')).readShop,
  cacheSeconds: 300,
});
