import { useState } from 'react';
import type { ProductDetail } from '#contract/catalogue.ts';
import type { Page } from '#contract/page.ts';
import type { Review } from '#contract/reviews.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { languageNames } from '#web/lib/writing/language-names.ts';
import { useFlag } from '#web/state/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Stars } from '#web/ui/show/stars.tsx';
import { ProductRating } from '../product-rating.tsx';
import { reviewsAtOnce } from './reviews-at-once.ts';

/** What customers say of a product; `first` is the first page, null when it could not be had. */
export function ProductReviews({ item, first }: { item: ProductDetail; first: Page<Review> | null }) {
  const t = useT('product');
  const pageLanguage = useLanguage();
  const { date, number } = useFormat();
  const hasRatings = useFlag('products.ratings');
  const [more, setMore] = useState<readonly Review[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>(first ? 'idle' : 'failed');
  const [pages, setPages] = useState(first ? 1 : 0);
  const [total, setTotal] = useState(first?.total ?? 0);
  const shown = [...(first?.items ?? []), ...more];
  const load = async () => {
    setState('loading');
    try {
      // The first reviews come with the page; the call comes with the first press.
      const { listReviews } = await import('#contract/reviews.ts');
      const page = await api(listReviews, { id: item.id, page: pages + 1, per_page: reviewsAtOnce });
      // One that was approved meanwhile has pushed another onto the next page.
      setMore((old) => [...old, ...page.items.filter((one) => !shown.some(({ id }) => id === one.id))]);
      setPages(page.page);
      setTotal(page.total);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <section className="mt-14 max-w-prose">
      <h2 className="text-2xl">{t('product.reviews')}</h2>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet">
        <ProductRating item={item} />
        <span className="text-sm">{t('product.reviewsText')}</span>
      </div>
      <ul className="mt-2">
        {shown.map(({ id, rating, title, text, language, author, createdAt }) => (
          <li key={id} className="border-t border-line py-4 first:border-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {hasRatings && <Stars rating={rating} label={t('product.rating', { rating: number(rating) })} />}
              {title && (
                <span lang={language} className="font-semibold">
                  {title}
                </span>
              )}
            </p>
            {text && (
              <p lang={language} className="mt-1 whitespace-pre-line">
                {text}
              </p>
            )}
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
              {`${author || t('product.anonymous')} · ${date(createdAt)}`}
              {language !== pageLanguage && (
                <span lang={language}>
                  <Badge>{languageNames[language]}</Badge>
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {first && total === 0 && <p className="text-quiet">{t('product.noReviews')}</p>}
      <p role="status" className="text-quiet">
        {state === 'failed' && t('product.reviewsFailed')}
      </p>
      {(shown.length < total || state === 'failed') && (
        <Button variant="secondary" className="mt-3" busy={state === 'loading'} onClick={() => void load()}>
          {t(state === 'failed' ? 'common.retry' : 'product.moreReviews')}
        </Button>
      )}
    </section>
  );
}
