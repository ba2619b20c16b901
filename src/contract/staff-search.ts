import { endpoint } from './endpoint.ts';

export type { SearchMiss, Synonym, SynonymList } from './staff-search.schema.ts';

const access = 'CAN_MANAGE_PRODUCTS';
const tag = 'back office';

export const readSynonyms = endpoint({
  name: 'readSynonyms',
  tag,
  method: 'GET',
  path: '/synonyms',
  access,
  schemas: async () => (await import('./staff-search.schema.ts')).readSynonyms,
});

export const writeSynonyms = endpoint({
  name: 'writeSynonyms',
  tag,
  method: 'PUT',
  path: '/synonyms',
  access,
  schemas: async () => (await import('./staff-search.schema.ts')).writeSynonyms,
  idempotent: true,
});

export const listSearchMisses = endpoint({
  name: 'listSearchMisses',
  tag,
  method: 'GET',
  path: '/search-misses',
  access,
  schemas: async () => (await import('./staff-search.schema.ts')).listSearchMisses,
});
