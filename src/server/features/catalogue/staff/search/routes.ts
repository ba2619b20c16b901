import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/catalogue/staff-search.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { selectMisses } from './select-misses.ts';
import { selectSynonyms, writeSynonyms } from './synonyms.ts';

/** What staff teach the search, and what it could not answer. */
export async function staffSearchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, calls.readSynonyms, () => selectSynonyms(db));
  await implementWrite(app, deps, calls.writeSynonyms, ({ input, ...call }) => writeSynonyms(call, input));
  await implement(app, deps, calls.listSearchMisses, ({ input: { per_page: perPage, ...asked } }) =>
    selectMisses(db, { ...asked, perPage }),
  );
}
