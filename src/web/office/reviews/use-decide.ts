import { listAllReviews, moderateReview, type StaffReview } from '#contract/catalogue/review-moderation.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import type { ReviewStatus } from '#domain/reviews/review.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

type Change = { status?: ReviewStatus; answer?: string };

/**
 * The versions that decisions of this page have made, by review: whoever answers and publishes at once does so before the
 * list has been read again, and is no other.
 */
const ownVersions = new Map<number, number>();

/**
 * Decides on reviews, one after another, on the text that was read. Says how many (`done`), offers to take it back, and
 * why some failed. Answers whether all are done.
 */
export function useDecide() {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(moderateReview, [listAllReviews]);
  async function decide(
    changes: readonly (readonly [StaffReview, Change])[],
    done: (count: number) => string,
  ): Promise<boolean> {
    const made: (readonly [StaffReview, Change])[] = [];
    let refusal: Refusal | null = null;
    for (const [review, change] of changes)
      try {
        const known = Math.max(review.version, ownVersions.get(review.id) ?? 0);
        const { version } = await send({ id: review.id, version: known, ...change });
        ownVersions.set(review.id, version);
        // Taken back from what it is then.
        made.push([{ ...review, version }, change]);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refusal = error;
      }
    if (refusal)
      notice(t('admin.reviews.failed', { count: changes.length - made.length }), {
        description: failureText(t, refusal),
        tone: 'destructive',
      });
    else notice(done(made.length), { action: { label: t('common.undo'), onClick: () => void undo(made) } });
    return refusal === null;
  }
  const undo = (made: readonly (readonly [StaffReview, Change])[]) =>
    decide(
      made.map(([review, change]) => [review, before(review, change)]),
      (count) => t('admin.reviews.undone', { count }),
    );
  return { decide, isBusy };
}

/** What stood where a change was made. */
const before = ({ status, answer }: StaffReview, change: Change): Change => ({
  ...(change.status !== undefined && { status }),
  ...(change.answer !== undefined && { answer }),
});
