import { useEffect, useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { readOftenBought } from '#contract/catalogue/often-bought.ts';
import { listBestSellers } from '#contract/catalogue/shop-strips.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { logFault } from '#web/lib/browser/log.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { loadStrip } from './load-parts.ts';
import { ProductStrip } from './product-strip.tsx';

const mostShown = 12;

/**
 * What is not in the cart and may have been forgotten: what a customer buys often, else what the store sells most. It is
 * asked for once; what is put into the cart from it stays in its place, as a row that moves under the finger misleads.
 * Nothing where there is nothing, and where it cannot be had.
 */
export function ForgottenStrip({ storeId }: { storeId: number }) {
  const t = useT('basket');
  const { user } = useSession();
  const hasBestSellers = useFlag('products.bestSellers');
  const { lines, isReady } = useCart();
  const [items, setItems] = useState<readonly Product[] | null>(null);
  const userId = user?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the cart as it is asked
  useEffect(() => {
    if (!isReady) return;
    const stop = new AbortController();
    const inCart = new Set(lines.map(({ id }) => id));
    const isMissing = ({ id, inventory, quantityInStock }: Product) =>
      !inCart.has(id) && (!inventory || quantityInStock > 0);
    loadGoods(storeId, { isCustomer: userId !== null, hasBestSellers }, stop.signal).then(
      (found) => stop.signal.aborted || setItems(found.filter(isMissing).slice(0, mostShown)),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        logFault('cart.forgotten', error);
        setItems([]);
      },
    );
    return () => stop.abort();
  }, [storeId, userId, isReady, hasBestSellers]);
  if (items?.length === 0) return null;
  const label = t(lines.length > 0 ? 'basket.forgotten' : 'basket.startWith');
  return (
    <section className="min-h-72 sm:min-h-96">
      <h2 className="mb-3 text-xl">{label}</h2>
      {items ? <ProductStrip items={items} label={label} /> : <Skeleton className="h-60 rounded-card sm:h-80" />}
    </section>
  );
}

async function loadGoods(
  storeId: number,
  { isCustomer, hasBestSellers }: { isCustomer: boolean; hasBestSellers: boolean },
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const own = isCustomer ? (await api(readOftenBought, { storeId }, { signal })).items : [];
  if (own.length > 0 || !hasBestSellers) return own;
  return (await loadStrip(api(listBestSellers, { storeId }, { signal }), 2 * mostShown)) ?? [];
}
