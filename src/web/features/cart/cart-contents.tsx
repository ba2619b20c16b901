import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useCart } from '#web/shared/cart/cart.ts';
import { cartCount } from '#web/shared/cart/cart-line.ts';
import { forgetNews } from '#web/shared/cart/cart-news.ts';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';
import { useCartFigures } from '#web/shared/cart/use-cart-figures.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartMessages } from './cart-messages.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { totalLabel } from './total-label.ts';

const places = [1, 2, 3];

/** The shape of a cart while the browser reads it; without script, the reason why there is none. */
function CartSkeleton() {
  const t = useT('basket');
  return (
    <>
      <p className="hidden py-8 noscript:block">{t('basket.needsScript')}</p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10 noscript:hidden">
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          {places.map((place) => (
            <div
              key={place}
              className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto_6rem]"
            >
              <Skeleton className="size-20" />
              <div className="grid gap-2">
                <Skeleton className="h-4 w-20" />
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-28" />
              </div>
              <Skeleton className="h-11.5 w-stepper max-sm:col-span-2 sm:mr-12" />
              <Skeleton className="ml-auto h-6 w-16 max-sm:hidden" />
            </div>
          ))}
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </>
  );
}

// Visitors need none of it.
const SaveAsList = lazy(async () => ({ default: (await import('#web/shared/lists/save-as-list.tsx')).SaveAsList }));

type CartOf = { store: ShopStore; labels: Readonly<Record<string, string>> };

/**
 * The cart of this browser: unknown, empty or full. `labels` are the categories' names by their codes; `children` stand
 * beneath it where something is in it.
 */
export function CartContents({ store, labels, children }: CartOf & { children?: ReactNode }) {
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
      {children}
    </FullCart>
  );
}

function FullCart({ store, labels, children }: CartOf & { children: ReactNode }) {
  const t = useT('basket');
  const { lines } = useCart();
  const cart = useCartFigures(store);
  const hasCheckout = useFlag('pages.checkout');
  const { user } = useSession();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="min-w-0">
        <CartMessages />
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
      <div className="lg:sticky lg:top-28 lg:row-span-2">
        <CartSummary store={store} cart={cart} />
      </div>
      <div className="min-w-0">{children}</div>
      {hasCheckout && <CartBottomBar figures={cart.figures} />}
    </div>
  );
}

/** On a phone the total, with the delivery as far as it is known, and the checkout stay in sight above the bottom bar. */
function CartBottomBar({ figures }: { figures: OrderFigures }) {
  const t = useT('basket');
  const { money } = useFormat();
  const { fee, total, isDeliverable } = figures;
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-20 border-t border-line bg-card lg:hidden"
    >
      <div className="page-column flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <p className="flex-[3_1_6.5rem] leading-tight">
          <span className="block text-sm text-quiet">{t(totalLabel(fee))}</span>
          <span className="text-xl font-bold tabular-nums">{money(total)}</span>
        </p>
        <CheckoutButton size="medium" isPossible={isDeliverable} className="flex-[2_1_9.5rem] px-2!" />
      </div>
    </div>
  );
}
