import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import type { Review } from '#contract/catalogue/reviews.ts';
import { languageFacts } from '#domain/language/language.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useFlag } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { ReviewText } from './review-text.tsx';

/** What one customer says of a product, and what the shop answers. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useT('reviews');
  const pageLanguage = useLanguage();
  const { date } = useFormat();
  const { timeZone } = useShop();
  const { id, language, author, isVerified, createdAt } = review;
  return (
    <li data-review={id} tabIndex={-1} className="border-t border-line py-4 first:border-0">
      <ReviewText review={review} hasStars={useFlag('products.ratings')}>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          <span>
            <bdi>{author || t('reviews.anonymous')}</bdi>
            {` · ${date(createdAt, timeZone)}`}
          </span>
          {isVerified && (
            <Badge tone="green">
              <Icon shape={BadgeCheck} className="size-4" />
              {t('reviews.verified')}
            </Badge>
          )}
          {language !== pageLanguage && (
            <span lang={language}>
              <Badge>{languageFacts[language].name}</Badge>
            </span>
          )}
        </p>
      </ReviewText>
    </li>
  );
}
