import type { ReactNode } from 'react';
import type { OwnReview } from '#contract/catalogue/own-reviews.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Stars } from '#web/ui/show/stars.tsx';

type Said = Pick<OwnReview, 'rating' | 'title' | 'text' | 'language' | 'answer'>;

/**
 * Stars, title and text of a review, and the shop's answer under what else is shown of it (`children`). Each text by
 * itself: signs that turn the direction of writing turn nothing beside it.
 */
export function ReviewText(props: { review: Said; hasStars: boolean; children?: ReactNode }) {
  const t = useT('reviews');
  const { number } = useFormat();
  const { rating, title, text, language, answer } = props.review;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {props.hasStars && <Stars rating={rating} label={t('reviews.rating', { rating: number(rating) })} />}
        {title && (
          <bdi lang={language} className="font-semibold wrap-anywhere">
            {title}
          </bdi>
        )}
      </p>
      {text && (
        <p lang={language} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {props.children}
      {answer && (
        <div className="mt-3 rounded-control bg-sunken px-4 py-3">
          <p className="text-sm font-semibold">{t('reviews.answer')}</p>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </>
  );
}
