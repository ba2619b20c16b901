import type { OwnReview } from '#contract/catalogue/own-reviews.ts';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { ProductLink } from '#web/shared/shop/product-link.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { OwnReviewCard } from './own-review-card.tsx';
import { ReviewForm } from './review-form.tsx';

type Props = {
  review: OwnReview;
  isEdited: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onWithdraw: () => void;
  onSaved: () => void;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** One of one's own reviews in their list; a product that is hidden has no page to link to. */
export function OwnReviewItem({ review, isEdited, isBusy, onEdit, onWithdraw, onSaved, onClose, onDirty }: Props) {
  const name = bindSize(review.productName);
  const title = review.productSlug ? (
    <ProductLink slug={review.productSlug} className="text-brand underline">
      {name}
    </ProductLink>
  ) : (
    name
  );
  return (
    <Card as="li">
      {isEdited ? (
        <ReviewForm
          product={{ id: review.productId, name: review.productName }}
          own={review}
          onSaved={onSaved}
          onCancel={onClose}
          onDirty={onDirty}
        />
      ) : (
        <OwnReviewCard review={review} title={title} isBusy={isBusy} onEdit={onEdit} onWithdraw={onWithdraw} />
      )}
    </Card>
  );
}
