import { endpoint } from './endpoint.ts';

export type { Category, Kind, Product, ProductDetail, SearchFilter } from './catalogue.schema.ts';

export const listProducts = endpoint({
  name: 'listProducts',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/product-collection',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).listProducts,
  cacheSeconds: 5,
});

export const suggestSearch = endpoint({
  name: 'suggestSearch',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/search-suggestions',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).suggestSearch,
  cacheSeconds: 5,
});

export const readProduct = endpoint({
  name: 'readProduct',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/product/:id',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).readProduct,
});

export const listFeaturedProducts = endpoint({
  name: 'listFeaturedProducts',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/featured-product-list',
  access: 'public',
  flag: 'products.featured',
  schemas: async () => (await import('./catalogue.schema.ts')).listFeaturedProducts,
  cacheSeconds: 5,
});

export const listCategories = endpoint({
  name: 'listCategories',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/product-category-list',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).listCategories,
  cacheSeconds: 60,
});

export const listKinds = endpoint({
  name: 'listKinds',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/product-kind-list',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).listKinds,
  cacheSeconds: 60,
});

export const proxyPicture = endpoint({
  name: 'proxyPicture',
  tag: 'catalogue',
  method: 'GET',
  path: '/picture/proxy',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).proxyPicture,
  redirects: true,
});
