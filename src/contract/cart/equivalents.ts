import { call } from '../endpoint.ts';

const area = { tag: 'catalogue', access: 'public', schemas: () => import('./cart.schema.ts') } as const;

export const listEquivalents = call(area, 'listEquivalents', 'GET /store/:storeId/product/:id/equivalents', {
  cacheSeconds: 5,
});
