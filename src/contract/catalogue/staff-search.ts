import { call } from '../endpoint.ts';

export type { SearchMiss, Synonym, SynonymList } from './staff-search.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./staff-search.schema.ts'),
} as const;

export const readSynonyms = call(area, 'readSynonyms', 'GET /synonyms');

export const writeSynonyms = call(area, 'writeSynonyms', 'PUT /synonyms', { idempotent: true });

export const listSearchMisses = call(area, 'listSearchMisses', 'GET /search-misses');
