import { endpoint } from './endpoint.ts';

export const listEquivalents = endpoint({
  name: 'listEquivalents',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/product/:id/equivalents',
  access: 'public',
  schemas: async () => (await import('./equivalents.schema.ts')).listEquivalents,
  cacheSeconds: 5,
});
