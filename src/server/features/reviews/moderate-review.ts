import type { moderateReview } from '#contract/catalogue/review-moderation.ts';
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { announceRatings } from '#server/services/shelf/announce-ratings.ts';
import { readStaffReviews, writtenAt } from './select-all-reviews.ts';

/** Throws `notFound`. */
export async function findReview(db: Db, id: number): Promise<void> {
  if ((await db.$count(reviews, eq(reviews.id, id))) === 0) throw new Refusal('notFound');
}

/**
 * What staff decide on a review, and what the shop answers. Pages, stars and counts follow with the commit. The answer has
 * nothing of its customer, as it is kept for the Idempotency-Key. Throws `notFound`, and `conflict` with the
 * review where its customer or a colleague has written since it was read.
 */
export async function decideOnReview(
  { tx, announce, who, now, audit, language }: Write & { who: Identity; now: Date; audit: Audit; language: Language },
  input: ParsedOf<typeof moderateReview>,
): Promise<OutputOf<typeof moderateReview>> {
  const which = eq(reviews.id, input.id);
  const [found] = await tx.select().from(reviews).where(which).for('update');
  if (!found) throw new Refusal('notFound');
  const isStale =
    (input.writtenAt !== undefined && input.writtenAt !== writtenAt(found)) ||
    (input.version !== undefined && input.version !== found.version);
  if (isStale) throw new Refusal('conflict', { data: (await readStaffReviews(tx, [found.id], language))[0] });
  const { status = found.status, answer = found.answer } = input;
  const isAnother = status !== found.status || answer !== found.answer;
  const version = found.version + (isAnother ? 1 : 0);
  const decided = status === 'pending' ? null : { at: now, by: who.customerId };
  const decision =
    status === found.status ? {} : { status, moderatedAt: decided?.at ?? null, moderatedBy: decided?.by ?? null };
  await tx
    .update(reviews)
    .set({ ...decision, answer, version })
    .where(which);
  await audit({
    thing: 'review',
    id: found.id,
    about: { customerId: found.customerId },
    before: { status: found.status, answer: found.answer },
    after: { status, answer },
  });
  if (status === 'approved' || found.status === 'approved') await announceRatings({ tx, announce }, which);
  const moderatedAt = 'moderatedAt' in decision ? decision.moderatedAt : found.moderatedAt;
  return { id: found.id, status, answer, moderatedAt: moderatedAt?.toISOString() ?? null, version };
}
