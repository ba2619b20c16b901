import type { ReactNode } from 'react';
import type { Review } from '#contract/catalogue/reviews.ts';
import type { Page } from '#contract/page.ts';
import { useT } from '#web/i18n/use-t.ts';
import { OwnReviewPart } from './own/own-review-part.tsx';
import { ReviewList } from './review-list.tsx';

/** What customers say of a product, and the way to say it oneself. */
export function ProductReviews({ item, first, onChanged, children }: ReviewsOf) {
  const t = useT('reviews');
  return (
    <>
      <h2 className="text-2xl">{t('reviews.heading')}</h2>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet">
        {children}
        <span className="text-sm">{t('reviews.intro')}</span>
      </div>
      <OwnReviewPart item={item} onChanged={onChanged} />
      <ReviewList key={`${item.id} ${first?.total}`} productId={item.id} first={first} />
    </>
  );
}

/** What the reviews of a product are shown with. */
export type ReviewsOf = {
  item: { id: number; name: string };
  /** The first page; null when it could not be had. */
  first: Page<Review> | null;
  /** Asks for what the page shows anew: a review that was shown is shown no more. */
  onChanged: () => void;
  /** The mean of the stars and their number. */
  children: ReactNode;
};
