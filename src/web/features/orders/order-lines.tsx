import type { Order } from '#contract/orders/orders.ts';
import { besideOriginals } from '#domain/picking/line-outcome.ts';
import { useT } from '#web/i18n/use-t.ts';
import { atPrice } from '#web/lib/writing/at-price.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { ProductLink } from '#web/shared/shop/product-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { outcomeOf, PickedLine } from './picked-part.tsx';

type Props = {
  items: Order['orderItems'];
  /** Whether whoever looks bought them, and has them: then each links to its reviews. */
  isReviewable?: boolean;
};

/** The goods of an order with the prices that were frozen at its submission. */
export function OrderLines({ items, isReviewable = false }: Props) {
  const t = useT('orders');
  const format = useFormat();
  const { money } = format;
  const hasPages = useFlag('pages.products');
  const hasReviews = useFlag('products.reviews') && hasPages && isReviewable;
  return (
    <ul className="divide-y divide-line">
      {besideOriginals(items).map((item) => (
        <li
          key={item.id}
          className={cx(
            'grid grid-cols-[4rem_1fr_auto] items-center gap-4 py-3 first:pt-0 last:pb-0',
            outcomeOf(item) === 'missing' && 'text-quiet',
            outcomeOf(item) === 'substitute' && 'border-t-0! pl-4 sm:pl-8',
          )}
        >
          <Picture src={item.picture} alt="" width={64} height={64} className="size-16 rounded-control" />
          <span className="min-w-0">
            {item.slug ? (
              <ProductLink slug={item.slug} className="font-semibold hover:text-brand">
                {bindSize(item.productName)}
              </ProductLink>
            ) : (
              <span className="font-semibold">{bindSize(item.productName)}</span>
            )}
            {outcomeOf(item) !== 'missing' && (
              <span className="block text-sm text-quiet tabular-nums">
                {atPrice({ ...item, price: item.priceIncludeTaxes }, t, format)}
              </span>
            )}
            <PickedLine item={item} original={items.find(({ id }) => id === item.substituteFor)} />
            {item.substitutionWish && typeof item.orderedQuantity !== 'number' && (
              <span className="block text-sm text-quiet">
                {t('orders.substitutionLine', { wish: t(`orders.substitution_${item.substitutionWish}`) })}
              </span>
            )}
            {hasReviews && item.slug && (
              <Link
                to={`/products/${item.slug}#reviews`}
                state={{ review: true }}
                aria-label={`${t('orders.review')}, ${item.productName}`}
                className="inline-flex min-h-11 items-center text-sm text-brand underline print:hidden"
              >
                {t('orders.review')}
              </Link>
            )}
          </span>
          <span className="font-semibold tabular-nums">{money(item.lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}
