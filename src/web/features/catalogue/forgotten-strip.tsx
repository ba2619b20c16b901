import { useEffect, useState } from 'react';
import { listProducts, type Product } from '#contract/catalogue/catalogue.ts';
import { readOftenBought } from '#contract/catalogue/shop-strips.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { logFault } from '#web/lib/browser/log.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { ProductTile } from './product-grid.tsx';

const mostShown = 12;

/**
 * What is not in the cart and may have been forgotten: what a customer buys often, else what the store sells most. It is
 * asked for once; what is put into the cart from it stays in its place, as a row that moves under the finger misleads.
 * Nothing where there is nothing, and where it cannot be had.
 */
export function ForgottenStrip({ storeId }: { storeId: number }) {
  const t = useT('basket');
  const { user } = useSession();
  const { lines } = useCart();
  const [items, setItems] = useState<readonly Product[] | null>(null);
  const userId = user?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the cart as it is asked
  useEffect(() => {
    const stop = new AbortController();
    const inCart = new Set(lines.map(({ id }) => id));
    const isMissing = ({ id, inventory, quantityInStock }: Product) =>
      !inCart.has(id) && (!inventory || quantityInStock > 0);
    loadGoods(storeId, userId !== null, stop.signal).then(
      (found) => stop.signal.aborted || setItems(found.filter(isMissing).slice(0, mostShown)),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        logFault('cart.forgotten', error);
        setItems([]);
      },
    );
    return () => stop.abort();
  }, [storeId, userId]);
  if (items?.length === 0) return null;
  const label = t('basket.forgotten');
  return (
    <section className="min-h-72 sm:min-h-96">
      <h2 className="mb-3 text-xl">{label}</h2>
      {items ? (
        <ul
          aria-label={label}
          className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-3 sm:gap-4 md:-mx-6 md:scroll-px-6 md:px-6"
        >
          {items.map((item) => (
            <li key={item.id} className="w-[min(6.75rem,78vw)] shrink-0 snap-start sm:w-48">
              <ProductTile item={item} sizes="(min-width: 40rem) 12rem, 6.75rem" />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-60 rounded-card sm:h-80" />
      )}
    </section>
  );
}

async function loadGoods(storeId: number, isCustomer: boolean, signal: AbortSignal): Promise<readonly Product[]> {
  const own = isCustomer ? (await api(readOftenBought, { storeId }, { signal })).items : [];
  if (own.length > 0) return own;
  return (await api(listProducts, { storeId, sortBy: 'popular', per_page: 2 * mostShown }, { signal })).items;
}
