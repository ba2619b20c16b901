import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import { type CartLine, cartCount } from '#web/shared/cart/cart-line.ts';
import { closeMiniCart } from '#web/shared/cart/mini-cart-open.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Sheet } from '#web/ui/modal/dialog.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { CartMessages } from './cart-messages.tsx';
import { MiniCartFooter } from './mini-cart-footer.tsx';
import { MiniCartLine } from './mini-cart-line.tsx';

/** How far a finger goes before the panel follows it out of the page, in pixels. */
const far = 60;

/**
 * A finger that draws the panel around `content` away closes it: to the right anywhere; downwards where it is at the
 * bottom of a phone, from its head or when nothing is left to scroll up.
 */
function useSwipeAway(content: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const panel = isOpen ? content.current?.closest('dialog') : null;
    if (!panel) return;
    const stop = new AbortController();
    const listen = { signal: stop.signal, passive: true };
    let from: Touch | undefined;
    let mayDrop = false;
    panel.addEventListener(
      'touchstart',
      (event) => {
        from = event.touches.length === 1 ? event.touches[0] : undefined;
        const body = content.current?.parentElement;
        const isInBody = body?.contains(event.target as Node) ?? false;
        mayDrop = matchMedia('(width < 40rem)').matches && (!isInBody || body?.scrollTop === 0);
      },
      listen,
    );
    panel.addEventListener(
      'touchend',
      (event) => {
        const to = event.changedTouches[0];
        if (!from || !to) return;
        const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
        const isAside = right > far && right > 2 * Math.abs(down);
        const isDropped = mayDrop && down > far && down > 2 * Math.abs(right);
        if (isAside || isDropped) close();
      },
      listen,
    );
    return () => stop.abort();
  }, [content, isOpen, close]);
}

/** The cart beside the page: from the bottom of a phone, at the right edge of wider screens. */
export function MiniCart({ open }: { open: boolean }) {
  const t = useT('basket');
  const { lines } = useCart();
  const { store } = useShop();
  const content = useRef<HTMLDivElement>(null);
  useSwipeAway(content, open, closeMiniCart);
  const isEmpty = lines.length === 0;
  return (
    <Sheet
      open={open}
      onClose={closeMiniCart}
      closeLabel={t('common.close')}
      title={
        <>
          {`${t('cart.heading')} `}
          {!isEmpty && (
            <span className="ml-1 text-base font-normal text-quiet">
              {t('cart.items', { count: cartCount(lines) })}
            </span>
          )}
        </>
      }
      footer={!isEmpty && store && <MiniCartFooter store={store} />}
    >
      <div ref={content} className="sm:min-h-full">
        <CartMessages />
        <MiniCartLines key={open ? 'open' : 'closed'} lines={lines} />
      </div>
    </Sheet>
  );
}

/** The lines, with what was taken out a moment ago: the page's own messages are behind the panel. */
function MiniCartLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useT('basket');
  const [removed, setRemoved] = useState<{ name: string; undo: () => void } | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <p role="status" className="empty:hidden">
        {removed && (
          <span className="mb-3 flex items-center gap-3 rounded-control bg-sunken py-1 pr-1 pl-3 text-sm">
            <span className="min-w-0 flex-1">{t('cart.removed', { name: removed.name })}</span>
            <button
              ref={undoButton}
              type="button"
              className="min-h-11 rounded-control px-3 font-semibold text-brand underline underline-offset-4"
              onClick={() => {
                removed.undo();
                setRemoved(null);
                heading.current?.focus({ preventScroll: true });
              }}
            >
              {t('common.undo')}
            </button>
          </span>
        )}
      </p>
      {lines.length === 0 ? (
        <EmptyState
          icon={<Icon shape={ShoppingBasket} />}
          title={t('basket.emptyTitle')}
          action={
            <LinkButton to="/products" onClick={closeMiniCart}>
              {t('cart.browse')}
            </LinkButton>
          }
        >
          <p>{t('basket.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul>
          {lines.map((line) => (
            <MiniCartLine
              key={line.id}
              line={line}
              onRemoved={(undo) => {
                setRemoved({ name: line.name, undo });
                // The button that was pressed is gone with its line.
                requestAnimationFrame(() => undoButton.current?.focus());
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
