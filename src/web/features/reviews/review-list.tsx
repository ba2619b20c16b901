import { useRef, useState } from 'react';
import { listReviews, type Review } from '#contract/catalogue/reviews.ts';
import type { Page } from '#contract/page.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { reviewsAtOnce } from '#web/shared/shop/reviews-at-once.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ReviewItem } from './review-item.tsx';

/** The reviews of a product, more of them with each press; `first` is null when the first page could not be had. */
export function ReviewList({ productId, first }: { productId: number; first: Page<Review> | null }) {
  const t = useT('reviews');
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState<readonly Review[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>(first ? 'idle' : 'failed');
  const [pages, setPages] = useState(first ? 1 : 0);
  const [total, setTotal] = useState(first?.total ?? 0);
  const shown = [...(first?.items ?? []), ...more];
  const isMore = shown.length < total;
  const load = async () => {
    setState('loading');
    try {
      const page = await api(listReviews, { id: productId, page: pages + 1, per_page: reviewsAtOnce });
      // One that was approved meanwhile has pushed another onto the next page.
      const fresh = page.items.filter((one) => !shown.some(({ id }) => id === one.id));
      setMore((old) => [...old, ...fresh]);
      setPages(page.page);
      setTotal(page.page >= page.totalPage ? shown.length + fresh.length : page.total);
      setState('idle');
      // The button that was pressed goes with the last page: who reads by keyboard goes on at what has come.
      if (page.page >= page.totalPage)
        requestAnimationFrame(() =>
          list.current?.querySelector<HTMLElement>(`[data-review="${fresh[0]?.id}"]`)?.focus(),
        );
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <ul ref={list} className="mt-2">
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {state !== 'failed' && total === 0 && <p className="text-quiet">{t('reviews.none')}</p>}
      <p role="status" className="text-quiet">
        {state === 'failed' && t('reviews.failed')}
      </p>
      {(isMore || state === 'failed') && (
        <Button variant="secondary" className="mt-3" busy={state === 'loading'} onClick={() => void load()}>
          {t(state === 'failed' ? 'common.retry' : 'reviews.more')}
        </Button>
      )}
    </>
  );
}
