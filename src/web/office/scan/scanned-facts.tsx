import type { ReactNode } from 'react';
import type { ScannedProduct } from '#contract/catalogue/product-scan.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { packagingWord } from '#web/lib/writing/packaging-word.ts';
import { writeWeight } from '#web/lib/writing/price-for.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { Price } from '#web/ui/show/price.tsx';
import { categoryWord } from '../category-word.ts';
import { zoneOf } from '../frame/store-zone.ts';
import { productState } from '../product-state.ts';
import { useOfficeT } from '../use-office-t.ts';

/** What a product is, where it stands, how many there are and what it costs. */
export function ScannedFacts({ scanned }: { scanned: ScannedProduct }) {
  const t = useOfficeT();
  const { number, quantity } = useFormat();
  const { product, onHand, reserved, isCounted, aisle, storeId } = scanned;
  const inStore = product.stores.find((one) => one.storeId === storeId);
  const { word, tone } = productState(product);
  const available = inStore?.quantityInStock ?? 0;
  const unit = unitWord(product.unit, t);
  const place = [aisle, inStore?.shelf].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex items-start gap-4">
        <Picture
          src={product.pictures[0] ?? null}
          alt=""
          width={320}
          height={320}
          eager
          fallback={categoryEmoji(product.category)}
          className="w-28 shrink-0 rounded-card"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 id="scanned" tabIndex={-1} className="text-xl leading-snug font-semibold outline-none">
            {product.name}
          </h2>
          <p className="text-sm text-quiet">{usePack(scanned)}</p>
          <p className="text-sm text-quiet tabular-nums">{product.barcode ?? t('admin.scan.noCode')}</p>
          <p>
            <Badge tone={tone}>{t(`admin.products.state${word}`)}</Badge>
          </p>
        </div>
      </div>
      <ScannedPrice scanned={scanned} />
      <dl className="grid grid-cols-3 gap-2">
        {isCounted ? (
          <>
            <Fact name={t('admin.scan.onHand')}>{quantity(onHand, unit)}</Fact>
            <Fact name={t('admin.scan.reserved')}>{quantity(reserved, unit)}</Fact>
            <Fact name={t('admin.scan.available')}>{number(available)}</Fact>
          </>
        ) : (
          <div className="col-span-3">{t('admin.scan.notCounted')}</div>
        )}
        <div className="col-span-3 rounded-control bg-sunken px-3 py-2">
          <dt className="text-sm text-quiet">{t('admin.scan.place')}</dt>
          <dd className="text-xl font-semibold">{place || t('admin.scan.noPlace')}</dd>
        </div>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** Category, what it is packed in and how much of it that is. */
function usePack({ product }: ScannedProduct): string {
  const t = useOfficeT();
  const format = useFormat();
  const { category, packaging, weight, unitWeight, volume, pieces, unit } = product;
  const grams = weight ?? unitWeight;
  return [
    categoryWord(format.language, category),
    packagingWord(packaging, null, t),
    grams && unit !== 'KG' ? writeWeight(grams, t, format) : null,
    volume ? format.quantity(volume / 1000, t('common.unit_l')) : null,
    pieces && pieces > 1 ? `× ${format.number(pieces)}` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

function ScannedPrice({ scanned }: { scanned: ScannedProduct }) {
  const t = useOfficeT();
  const format = useFormat();
  const shop = useShop();
  const { product, shownPrice, shownDiscount, unitPrice, label, storeId } = scanned;
  const inStore = product.stores.find((one) => one.storeId === storeId);
  if (shownPrice === null || !inStore) return <p className="text-lg text-quiet">{t('admin.scan.notSold')}</p>;
  const perUnit = unitPrice && `${format.money(unitPrice.price)} / ${t(`common.unit_${unitPrice.per}`)}`;
  const day = (moment: string) => format.date(moment, zoneOf(storeId, shop), 'short');
  const own = inStore.discount > 0 && (inStore.isPlanned || inStore.discount === shownDiscount) ? inStore : null;
  const percent = own?.discount ?? shownDiscount;
  const weight = label && format.quantity(label.weight, t('common.unit_kg'));
  const priceText = label?.price != null && format.money(label.price);
  return (
    <div className="grid gap-1">
      <Price
        size="large"
        amount={shownPrice}
        original={inStore.originalPrice}
        notes={perUnit ? [perUnit] : []}
        nowLabel={t('admin.products.price')}
        wasLabel={t('admin.scan.priceLabel')}
      />
      {percent > 0 && (
        <p className="font-semibold text-offer">
          {[
            t('admin.scan.discount', { percent: format.percent(percent) }),
            own?.discountFrom && t('admin.scan.discountFrom', { day: day(own.discountFrom) }),
            own?.discountTo && t('admin.scan.discountTo', { day: day(own.discountTo) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {weight && (
        <p className="text-lg font-semibold">
          {priceText ? t('admin.scan.labelPrice', { weight, price: priceText }) : t('admin.scan.label', { weight })}
        </p>
      )}
    </div>
  );
}
