import { call } from '../endpoint.ts';

const area = { tag: 'catalogue', schemas: () => import('./equivalents.schema.ts') } as const;

export const listEquivalents = call(area, 'listEquivalents', 'GET /store/:storeId/product/:id/equivalents', {
  access: 'public',
  cacheSeconds: 5,
});
