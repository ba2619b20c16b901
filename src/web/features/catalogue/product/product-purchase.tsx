import type { Product, ProductDetail } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { bindSize } from '#web/lib/writing/bind-size.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { StatusDot } from '#web/ui/show/status-dot.tsx';
import { ProductPrice } from '../product-price.tsx';
import { ProductRating } from '../product-rating.tsx';
import { stockOf } from '../stock-of.ts';
import { ChooseQuantity } from './choose-quantity.tsx';
import { Equivalents } from './equivalents.tsx';
import { FreeDeliveryNote } from './free-delivery-note.tsx';

const dots = { in: 'green', low: 'yellow', out: 'red' } as const;

/** Name, price, stock and the way into the cart; sold out, what could stand in for it. */
export function ProductPurchase({
  item,
  equivalents,
}: {
  item: ProductDetail;
  equivalents: readonly Product[] | undefined;
}) {
  const t = useT('product');
  const { percent, quantity, date, money } = useFormat();
  const { store, timeZone } = useShop();
  const stock = stockOf(item, 'detail');
  const left = quantity(item.quantityInStock, unitWord(item.product.unit, t));
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl lg:text-3xl">{bindSize(item.name)}</h1>
        <ProductRating item={item} />
      </div>
      <div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <ProductPrice item={item} size="large" />
          {item.reduction && (
            <Badge tone="accent" className="mt-1.5 tabular-nums">
              {t('catalogue.discount', { percent: percent(item.reduction.percent) })}
            </Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-quiet">
          {t('product.vatNote', { rate: percent(item.vatInPercent) })}
          {item.reduction &&
            item.discountEndsAt &&
            ` · ${t('product.discountUntil', { date: date(item.discountEndsAt, store?.timeZone ?? timeZone) })}`}
        </p>
        {item.reduction && (
          <p className="mt-1 text-sm text-quiet">
            {t('product.lowestPrice', { amount: money(item.reduction.priorPrice) })}
          </p>
        )}
      </div>
      {item.inventory && (
        <p className="flex items-center gap-2 font-semibold">
          <StatusDot tone={dots[stock]} />
          {stock === 'out' && t('catalogue.outOfStock')}
          {stock === 'low' && t('catalogue.lowStock', { quantity: left })}
          {stock === 'in' && t('product.inStock')}
        </p>
      )}
      <ChooseQuantity key={item.id} item={item} />
      {/* The page of lists asks which one: nothing of it comes with this page. */}
      <Link
        to={`/lists?add=${item.id}`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand hover:underline"
      >
        {t('product.addToList')}
      </Link>
      {equivalents && <Equivalents of={item} items={equivalents} />}
      <FreeDeliveryNote />
      {item.minimumAge !== null && (
        <Alert tone="warning">
          <p>{t('product.ageNotice', { age: item.minimumAge })}</p>
          {item.alcoholPercent !== null && <p className="mt-1">{t('product.alcoholNotice')}</p>}
        </Alert>
      )}
    </div>
  );
}
