import { type MouseEvent, useEffect, useRef } from 'react';
import type { PaymentMethod } from '#domain/order/payment.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { CartNewsAlert } from '#web/shared/cart/cart-news-alert.tsx';
import { useCartNews } from '#web/shared/cart/unread-news.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { FigureChange } from './figure-changes.ts';
import { isInSight } from './is-in-sight.ts';
import { OrderSummary } from './order-summary.tsx';
import { Reservation, WeighedAhead } from './reservation.tsx';
import type { Checkout } from './use-checkout.ts';

/**
 * The summary beside the form, what prevents the order, and the button that places it: on a phone at the bottom
 * of the screen with the total, within reach of a thumb.
 */
export function CheckoutAside(props: {
  checkout: Checkout;
  lines: readonly CartLine[];
  storeName: string;
  /** The method that is chosen; null: none is offered. */
  paidBy: PaymentMethod | null;
}) {
  const t = useT('checkout');
  const { money } = useFormat();
  const { checkout, lines } = props;
  const { form, figures, credit, changes, shortages, failure } = checkout;
  const canPlace = figures.isDeliverable && props.paidBy !== null && shortages.length === 0;
  // The button may have been pressed far from here.
  const news = useRef<HTMLDivElement>(null);
  const cartNews = useCartNews();
  const hasNews = changes.length > 0 || shortages.length > 0 || failure !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word of the server is brought into sight
  useEffect(() => {
    if (hasNews) news.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNews, changes, shortages, failure]);
  /** Other prices and quantities than those that were put in the cart are confirmed by who has had them in sight. */
  function showNewsFirst(event: MouseEvent): void {
    const box = news.current;
    const bar = event.currentTarget.closest('[data-foot-bar]')?.getBoundingClientRect().top ?? innerHeight;
    if (!cartNews || !box || isInSight(box.getBoundingClientRect(), Math.min(bar, innerHeight))) return;
    event.preventDefault();
    box.scrollIntoView({ block: 'center' });
    box.focus({ preventScroll: true });
  }
  return (
    <aside
      aria-label={t('checkout.summary')}
      className="rounded-card border border-line bg-card p-4 sm:p-6 lg:sticky lg:top-6"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-xl">{t('checkout.summary')}</h2>
        <Link to="/cart" className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline">
          {t('checkout.editCart')}
        </Link>
      </div>
      <OrderSummary
        lines={lines}
        figures={figures}
        method={checkout.method}
        postalCode={checkout.postalCode}
        credit={checkout.credit}
      />
      <Reservation paidBy={props.paidBy} slot={checkout.slot} lines={lines} figures={figures} credit={credit} />
      <WeighedAhead lines={lines} />
      <div className="mt-4 grid gap-3">
        <div ref={news} tabIndex={-1} className="grid scroll-mb-32 gap-3 empty:hidden lg:scroll-mb-6">
          {cartNews && <CartNewsAlert news={cartNews} />}
          {changes.length > 0 && <ChangedAlert changes={changes} />}
          {shortages.length > 0 && <StockAlert {...checkout} />}
          {!figures.isDeliverable && (
            <Alert tone="warning">{t('checkout.notDelivered', { store: props.storeName })}</Alert>
          )}
          {failure && (
            <Alert tone="error" title={failure.title}>
              {failure.text}
            </Alert>
          )}
        </div>
        <div
          data-foot-bar
          className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:pb-[env(safe-area-inset-bottom)]"
        >
          <div className="page-column flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 lg:contents">
            <p className="flex-[1_1_5rem] leading-tight lg:hidden" aria-hidden="true">
              <span className="block text-sm text-quiet">{t(credit ? 'checkout.due' : 'checkout.total')}</span>
              <span className="text-xl font-bold tabular-nums">{money(credit?.due ?? figures.total)}</span>
            </p>
            <Button
              type="submit"
              size="large"
              wide
              busy={form.isBusy}
              disabled={!canPlace}
              onClick={showNewsFirst}
              className="py-2.5 max-lg:flex-[3_1_11rem] max-lg:px-3! max-lg:text-base!"
            >
              {t('checkout.place')}
            </Button>
          </div>
        </div>
        <p className="text-center text-sm text-quiet">{t('checkout.placeHint')}</p>
      </div>
    </aside>
  );
}

/** Each figure that the server has otherwise, old and new, to be confirmed again. */
function ChangedAlert({ changes }: { changes: readonly FigureChange[] }) {
  const t = useT('checkout');
  const { money } = useFormat();
  const labels = { fee: t('checkout.fee'), vat: t('checkout.vat'), total: t('checkout.total'), due: t('checkout.due') };
  return (
    <Alert tone="warning" title={t('checkout.changedTitle')}>
      <p>{t('checkout.changedText')}</p>
      <ul className="mt-2 grid gap-2">
        {changes.map(({ name, before, after }) => {
          const label = typeof name === 'string' ? labels[name] : bindSize(name.line);
          return (
            <li
              key={typeof name === 'string' ? name : `line ${name.line}`}
              className="flex flex-wrap justify-between gap-x-3"
            >
              <span className="min-w-0">{label}</span>
              <span className="ml-auto tabular-nums">
                {before !== null && (
                  <>
                    <span className="sr-only">{t('checkout.changedBefore')} </span>
                    <del className="text-quiet">{money(before)}</del>{' '}
                  </>
                )}
                <span className="sr-only">{t('checkout.changedNow')} </span>
                <ins className="font-semibold no-underline">{money(after)}</ins>
              </span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** Names what there is no longer enough of, and offers to fit the cart to it. */
function StockAlert({ shortages, adjustCart }: Pick<Checkout, 'shortages' | 'adjustCart'>) {
  const t = useT('checkout');
  const { quantity } = useFormat();
  return (
    <Alert
      tone="error"
      title={t('checkout.stockTitle')}
      action={
        <Button variant="secondary" onClick={adjustCart}>
          {t('checkout.stockAdjust')}
        </Button>
      }
    >
      <ul>
        {shortages.map(({ id, name, unit, available }) => (
          <li key={id}>{t('checkout.stockLine', { name, available: quantity(available, unitWord(unit, t)) })}</li>
        ))}
      </ul>
    </Alert>
  );
}
