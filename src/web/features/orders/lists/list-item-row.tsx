import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { priceNotes } from '#web/lib/writing/price-for.ts';
import { maxQuantity, type Sold, toCartLine } from '#web/shared/cart/cart-line.ts';
import { ProductLink } from '#web/shared/shop/product-link.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import type { Item } from './use-saved-items.ts';

/** A product of a list, at the price of the chosen store; `goods` are what it sells, null while they are asked for. */
export function ListItemRow({
  item,
  goods,
  children,
}: {
  item: Item;
  goods: ReadonlyMap<number, Sold> | null;
  children: ReactNode;
}) {
  const { productName, slug, picture, productId } = item;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <Picture src={picture} alt="" width={64} height={64} className="size-16 rounded-control border border-line" />
      <div className="min-w-0">
        {slug ? (
          <ProductLink slug={slug} className="block leading-snug font-semibold hover:text-brand hover:underline">
            {bindSize(productName)}
          </ProductLink>
        ) : (
          <p className="leading-snug font-semibold">{bindSize(productName)}</p>
        )}
        <ItemPrice sold={goods && (goods.get(productId) ?? 'none')} isGone={slug === null} />
      </div>
      <div className="flex items-center gap-1 max-sm:col-span-2 sm:justify-end">{children}</div>
    </li>
  );
}

/** The price, or why there is none. */
function ItemPrice({ sold, isGone }: { sold: Sold | 'none' | null; isGone: boolean }) {
  const t = useT('orders');
  const format = useFormat();
  const { store } = useShop();
  if (isGone) return <p className="text-sm text-quiet">{t('orders.listGone')}</p>;
  if (sold === null) return <p className="min-h-5 text-sm" />;
  if (sold === 'none')
    return <p className="text-sm text-quiet">{t('orders.listNotSold', { store: store?.name ?? '' })}</p>;
  const { product } = toCartLine(sold, 1);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
      <span className={product.reduction ? 'font-semibold text-offer' : 'font-semibold'}>
        {format.money(sold.price)}
      </span>
      <span className="text-quiet">{priceNotes(product, t, format).join(' · ')}</span>
      {maxQuantity({ product }) <= 0 && <Badge tone="red">{t('catalogue.outOfStock')}</Badge>}
    </p>
  );
}
