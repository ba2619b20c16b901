import type { Product } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Price } from '#web/ui/show/price.tsx';

/** The price of a product with its old price and its unit price, which the law wants wherever a price is. */
export function ProductPrice({
  item,
  size,
}: {
  item: Pick<Product, 'price' | 'priceBase' | 'discountInPercent' | 'unitPrice' | 'unitPriceUnit'>;
  size?: 'medium' | 'large';
}) {
  const t = useT();
  return (
    <Price
      amount={item.price}
      original={item.discountInPercent === null ? null : item.priceBase}
      unitPrice={{ amount: item.unitPrice, unit: t(`common.unit_${item.unitPriceUnit}`) }}
      nowLabel={t('catalogue.priceNow')}
      wasLabel={t('catalogue.priceWas')}
      {...(size && { size })}
    />
  );
}
