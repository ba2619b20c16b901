import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import { cartCount } from '#web/shared/cart/cart-line.ts';
import { forgetNews } from '#web/shared/cart/cart-news.ts';
import { useCartFigures } from '#web/shared/cart/use-cart-figures.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { CartBottomBar } from './cart-bottom-bar.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartMessages } from './cart-messages.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartStorageChoice } from './cart-storage-choice.tsx';
import { CartSummary } from './cart-summary.tsx';

// Visitors need none of it.
const SaveAsList = lazy(async () => ({ default: (await import('#web/shared/lists/save-as-list.tsx')).SaveAsList }));

/** The cart of this browser: unknown, empty or full. `labels` are the categories' names by their codes. */
export function CartContents({ store, labels }: { store: ShopStore; labels: Readonly<Record<string, string>> }) {
  const t = useT('basket');
  const { lines, isReady } = useCart();
  useEffect(() => forgetNews, []);
  if (!isReady) return <CartSkeleton />;
  if (lines.length === 0)
    return (
      <>
        <CartMessages />
        <EmptyState
          icon={<Icon shape={ShoppingBasket} />}
          title={t('basket.emptyTitle')}
          action={<LinkButton to="/products">{t('cart.browse')}</LinkButton>}
        >
          <p>{t('basket.emptyText')}</p>
        </EmptyState>
      </>
    );
  return (
    <FullCart store={store} labels={labels}>
      <CartMessages />
    </FullCart>
  );
}

function FullCart({
  store,
  labels,
  children,
}: {
  store: ShopStore;
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const t = useT('basket');
  const { lines } = useCart();
  const cart = useCartFigures(store);
  const hasCheckout = useFlag('pages.checkout');
  const { user } = useSession();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="min-w-0">
        {children}
        <p className="text-quiet">{t('cart.items', { count: cartCount(lines) })}</p>
        <ul>
          {lines.map((line) => (
            <CartLineRow key={line.id} line={line} category={labels[line.category] ?? line.category} />
          ))}
        </ul>
        <Suspense>
          {user && <SaveAsList items={lines.map(({ id, quantity }) => ({ productId: id, quantity }))} />}
        </Suspense>
      </div>
      <div className="lg:sticky lg:top-28">
        <CartSummary store={store} cart={cart} />
      </div>
      <CartStorageChoice />
      {hasCheckout && <CartBottomBar figures={cart.figures} />}
    </div>
  );
}
