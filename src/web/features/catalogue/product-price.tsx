import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { priceNotes } from '#web/lib/writing/price-for.ts';
import { Price } from '#web/ui/show/price.tsx';

/** The price of a product with the one that a reduction is announced from, what it is for and its unit price, which the law wants wherever a price is. */
export function ProductPrice({ item, ...looks }: { item: Product; size?: 'medium' | 'large'; className?: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <Price
      amount={item.price}
      original={item.reduction?.priorPrice ?? null}
      notes={priceNotes({ ...item, ...item.product }, t, format)}
      nowLabel={t('catalogue.priceNow')}
      wasLabel={t('catalogue.priceWas')}
      {...looks}
    />
  );
}
