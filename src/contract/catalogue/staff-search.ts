import { call } from '../endpoint.ts';

export type { SearchMiss, Synonym, SynonymList } from './staff-search.schema.ts';

const area = { tag: 'back office', schemas: () => import('./staff-search.schema.ts') } as const;

const access = 'CAN_MANAGE_PRODUCTS';

export const readSynonyms = call(area, 'readSynonyms', 'GET /synonyms', { access });

export const writeSynonyms = call(area, 'writeSynonyms', 'PUT /synonyms', {
  access,
  idempotent: true,
});

export const listSearchMisses = call(area, 'listSearchMisses', 'GET /search-misses', { access });
