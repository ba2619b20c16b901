import type { FastifyInstance } from 'fastify';
import { listSearchMisses, readSynonyms, writeSynonyms } from '#contract/catalogue/staff-search.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { selectMisses } from './select-misses.ts';
import { writeSynonyms as replaceSynonyms, selectSynonyms } from './synonyms.ts';

/** What staff teach the search, and what it could not answer. */
export async function staffSearchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, readSynonyms, () => selectSynonyms(db));
  await implementWrite(app, deps, writeSynonyms, ({ input, ...call }) => replaceSynonyms(call, input));
  await implement(app, deps, listSearchMisses, ({ input: { per_page: perPage, ...asked } }) =>
    selectMisses(db, { ...asked, perPage }),
  );
}
