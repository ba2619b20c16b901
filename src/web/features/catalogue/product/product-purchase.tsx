import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { listEquivalents } from '#contract/cart/equivalents.ts';
import type { Product, ProductDetail } from '#contract/catalogue/catalogue.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { freeDeliveryThreshold } from '#domain/shipping/free-delivery.ts';
import { spokenZone } from '#domain/shipping/spoken-zone.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useDelivery } from '#web/shared/delivery/delivery.ts';
import { rulesOf } from '#web/shared/delivery/shipping-rules.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { StatusDot } from '#web/ui/show/status-dot.tsx';
import { ProductGrid, ProductPrice, threeColumns } from '../product-grid.tsx';
import { ProductRating } from '../product-rating.tsx';
import { stockOf } from '../stock-of.ts';
import { useOwnPrices } from '../use-own-prices.ts';
import { ChooseQuantity } from './choose-quantity.tsx';

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
      <div className="contents flex-wrap items-start gap-x-6 lg:flex">
        <ChooseQuantity key={item.id} item={item} />
        {/* The page of lists asks which one: nothing of it comes with this page. */}
        <Link
          to={`/lists?add=${item.id}`}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand hover:underline"
        >
          {t('product.addToList')}
        </Link>
      </div>
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

/** What the store has in stock in place of a product that is sold out; nothing at all where it has nothing like it. */
function Equivalents({ of: { id, storeId }, items }: { of: ProductDetail; items: readonly Product[] }) {
  const t = useT('delivery');
  const shown = useOwnPrices(items, (signal) => api(listEquivalents, { storeId, id }, { signal }));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('delivery.equivalents')}>
      <h2 className="mb-3 text-xl">{t('delivery.equivalents')}</h2>
      <ProductGrid items={shown} className={`${threeColumns} sm:grid-cols-3 sm:gap-4`} />
    </section>
  );
}

/** From which amount the chosen store brings goods for nothing; nothing at all when it does not. */
function FreeDeliveryNote() {
  const t = useT('product');
  const { store } = useShop();
  const { money, decimals } = useFormat();
  const { postalCode } = useDelivery();
  const { user } = useSession();
  if (!store?.allowDelivery) return null;
  const rules = rulesOf(store, decimals);
  const own = { allowDelivery: true, shippingRules: rules, postalCode: store.address.postalCode };
  const zone = spokenZone(own, postalCode);
  const threshold = zone === null ? null : freeDeliveryThreshold(rules, zone, user?.customerType ?? 'retail');
  if (threshold === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm">
      <Icon shape={Truck} className="size-5 shrink-0 text-brand" />
      {t('product.freeDelivery', { amount: money(toDecimal(threshold, decimals)) })}
    </p>
  );
}
