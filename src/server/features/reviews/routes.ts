import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/catalogue/own-reviews.ts';
import * as reviewModerationCalls from '#contract/catalogue/review-moderation.ts';
import * as reviewsCalls from '#contract/catalogue/reviews.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';
import { decideOnReview, findReview } from './moderate-review.ts';
import { selectAllReviews } from './select-all-reviews.ts';
import { selectOwnReviews } from './select-own-reviews.ts';
import { selectReviews } from './select-reviews.ts';
import { deleteReview, findOwn, findProduct, rewriteReview, writeReview } from './write-review.ts';

export async function reviewRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, reviewsCalls.listReviews, ({ input }) => selectReviews(db, input));

  const limit = ({ who }: { who: { customerId: number } }) => limitTries(deps, limits.review, String(who.customerId));
  await implementWrite(app, deps, calls.addReview, {
    own: ({ id }) => findProduct(db, id),
    before: limit,
    handle: ({ input, ...call }) => writeReview(call, input),
  });
  const own = ({ id, who }: { id: number; who: { customerId: number } }) => findOwn(db, who.customerId, id);
  await implementWrite(app, deps, calls.editReview, {
    own,
    before: limit,
    handle: ({ input, ...call }) => rewriteReview(call, input),
  });
  await implementWrite(app, deps, calls.withdrawReview, {
    own,
    handle: ({ input, ...call }) => deleteReview(call, input.id),
  });
  await implement(app, deps, calls.listOwnReviews, ({ who, language, input }) => {
    const { page, per_page: perPage, product_id: productId } = input;
    return selectOwnReviews(db, { customerId: who.customerId, language, page, perPage, productId });
  });

  await implement(
    app,
    deps,
    reviewModerationCalls.listAllReviews,
    ({ language, input: { page, per_page: perPage, status } }) =>
      selectAllReviews(db, { page, perPage, status, language }),
  );
  await implementWrite(app, deps, reviewModerationCalls.moderateReview, {
    own: ({ id }) => findReview(db, id),
    handle: ({ input, ...call }) => decideOnReview(call, input),
  });
}
