import type { FastifyInstance } from 'fastify';
import { listReviews } from '#contract/reviews.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { selectReviews } from './select-reviews.ts';

export async function reviewRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, listReviews, ({ input }) => selectReviews(deps.db, input));
}
