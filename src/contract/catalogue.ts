import { endpoint } from './endpoint.ts';

export type { Category, Product, ProductDetail } from './catalogue.schema.ts';

export const listProducts = endpoint({
  name: 'listProducts',
  summary: 'The products of a store: searched, filtered, sorted, paged',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/product-collection',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).listProducts,
  cacheSeconds: 5,
});

export const suggestSearch = endpoint({
  name: 'suggestSearch',
  summary: 'What a search that is being typed may mean: products, categories, terms',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/search-suggestions',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).suggestSearch,
  cacheSeconds: 5,
});

export const readProduct = endpoint({
  name: 'readProduct',
  summary: 'One product in a store (without storeId, the first displayable one), with its committed stock',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/product/:id',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).readProduct,
});

export const listFeaturedProducts = endpoint({
  name: 'listFeaturedProducts',
  summary: 'The products that the store puts forward, 12 at most',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/featured-product-list',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).listFeaturedProducts,
  cacheSeconds: 5,
});

export const listCategories = endpoint({
  name: 'listCategories',
  summary: 'The categories of a store with the number of products in each',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/product-category-list',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).listCategories,
  cacheSeconds: 60,
});

export const proxyPicture = endpoint({
  name: 'proxyPicture',
  summary: 'Leads to a picture that the catalogue names; refuses every other address',
  tag: 'catalogue',
  method: 'GET',
  path: '/picture/proxy',
  access: 'public',
  schemas: async () => (await import('./catalogue.schema.ts')).proxyPicture,
  redirects: true,
});
