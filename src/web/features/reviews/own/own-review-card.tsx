import type { ReactNode } from 'react';
import type { OwnReview } from '#contract/catalogue/own-reviews.ts';
import type { ReviewStatus } from '#domain/reviews/review.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import type { Tone } from '#web/ui/show/status-dot.tsx';
import { ReviewText } from '../review-text.tsx';

const tones: Record<ReviewStatus, Tone> = { pending: 'yellow', approved: 'green', rejected: 'red' };

/** One's own review with its state, and what can be done with it. `title`: a heading, "Your review" or the product. */
export function OwnReviewCard(props: {
  review: OwnReview;
  title: ReactNode;
  isBusy: boolean;
  onEdit: () => void;
  onWithdraw: () => void;
}) {
  const t = useT('reviews');
  const { date } = useFormat();
  const { timeZone } = useShop();
  const { review } = props;
  const label = (action: string) => `${action}, ${review.productName}`;
  return (
    <div aria-busy={props.isBusy || undefined}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold">{props.title}</h3>
        <Badge tone={tones[review.status]}>{t(`reviews.status_${review.status}`)}</Badge>
      </div>
      <ReviewText review={review} hasStars>
        <p className="mt-1 text-sm text-quiet">{t('reviews.writtenOn', { date: date(review.createdAt, timeZone) })}</p>
      </ReviewText>
      <p className="mt-3 text-sm text-quiet">{t(`reviews.about_${review.status}`)}</p>
      <div className="-mx-3 mt-1 -mb-2 flex flex-wrap">
        <Button variant="ghost" size="small" onClick={props.onEdit} aria-label={label(t('reviews.edit'))}>
          {t('reviews.edit')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          busy={props.isBusy}
          onClick={props.onWithdraw}
          aria-label={label(t('reviews.withdraw'))}
        >
          {t('reviews.withdraw')}
        </Button>
      </div>
    </div>
  );
}
