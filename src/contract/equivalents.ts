import { endpoint } from './endpoint.ts';

export const listEquivalents = endpoint({
  name: 'listEquivalents',
  summary:
    'What a store has in stock in place of a product: of its category, nearest by name and unit price, 3 at most',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/product/:id/equivalents',
  access: 'public',
  schemas: async () => (await import('./equivalents.schema.ts')).listEquivalents,
  cacheSeconds: 5,
});
