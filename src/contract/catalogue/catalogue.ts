import { call } from '../endpoint.ts';

export type { Category, Kind, Product, ProductDetail, SearchFilter } from './catalogue.schema.ts';

const area = { tag: 'catalogue', access: 'public', schemas: () => import('./catalogue.schema.ts') } as const;

export const listProducts = call(area, 'listProducts', 'GET /store/:storeId/product-collection', { cacheSeconds: 5 });

export const suggestSearch = call(area, 'suggestSearch', 'GET /store/:storeId/search-suggestions', { cacheSeconds: 5 });

export const readProduct = call(area, 'readProduct', 'GET /store/product/:id');

export const listFeaturedProducts = call(area, 'listFeaturedProducts', 'GET /store/:storeId/featured-product-list', {
  flag: 'products.featured',
  cacheSeconds: 5,
});

export const listCategories = call(area, 'listCategories', 'GET /store/:storeId/product-category-list', {
  cacheSeconds: 60,
});

export const listKinds = call(area, 'listKinds', 'GET /store/:storeId/product-kind-list', { cacheSeconds: 60 });

export const proxyPicture = call(area, 'proxyPicture', 'GET /picture/proxy', { redirects: true });
