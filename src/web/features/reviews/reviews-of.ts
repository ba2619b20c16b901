import type { ReactNode } from 'react';
import type { Review } from '#contract/catalogue/reviews.ts';
import type { Page } from '#contract/page.ts';

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
