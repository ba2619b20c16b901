import { call } from '../endpoint.ts';

export type { StaffKind } from './staff-kinds.schema.ts';
export type { SearchMiss, Synonym, SynonymList } from './staff-search.schema.ts';

const search = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./staff-search.schema.ts'),
} as const;
const kinds = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./staff-kinds.schema.ts'),
} as const;

export const readSynonyms = call(search, 'readSynonyms', 'GET /synonyms');

export const writeSynonyms = call(search, 'writeSynonyms', 'PUT /synonyms', { idempotent: true });

export const listSearchMisses = call(search, 'listSearchMisses', 'GET /search-misses');

export const listAllKinds = call(kinds, 'listAllKinds', 'GET /kinds', { scope: 'products:read' });
