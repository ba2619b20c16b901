import { listEquivalents } from '#contract/cart/equivalents.ts';
import type { Product, ProductDetail } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { ProductGrid, threeColumns } from '../product-grid.tsx';
import { useOwnPrices } from '../use-own-prices.ts';

/** What the store has in stock in place of a product that is sold out; nothing at all where it has nothing like it. */
export function Equivalents({ of: { id, storeId }, items }: { of: ProductDetail; items: readonly Product[] }) {
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
