import type { FastifyInstance } from 'fastify';
import { listEquivalents } from '#contract/equivalents.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/implement.ts';
import { selectEquivalents } from './select-equivalents.ts';

export async function equivalentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, listEquivalents, ({ input, language, who }) =>
    selectEquivalents(deps.connection, input, { language, priceType: who?.priceType ?? 'retail' }),
  );
}
