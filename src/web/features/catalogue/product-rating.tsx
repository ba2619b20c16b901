import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Stars } from '#web/ui/show/stars.tsx';

/** The mean of the stars that customers gave, and how many they were; nothing at all without a review. */
export function ProductRating({ item }: { item: Pick<ProductDetail, 'ratingAverage' | 'ratingCount'> }) {
  const t = useT('product');
  const { number } = useFormat();
  const { ratingAverage, ratingCount } = item;
  if (ratingAverage === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      <Stars rating={ratingAverage} label={t('product.rating', { rating: number(ratingAverage) })} />
      <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
        {number(ratingAverage)}
      </span>
      <span className="text-quiet">{t('product.reviewCount', { count: ratingCount })}</span>
    </span>
  );
}
