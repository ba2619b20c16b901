import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Order } from '#contract/orders/orders.ts';
import { isWaiting, waitsForPayer } from '#domain/payment/payment-status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useSession } from '#web/shared/session/session.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { OrderAgain } from './again/order-again.tsx';
import { OrderActions } from './change/order-actions.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderParts } from './order-parts.tsx';
import { OrderProgress } from './order-progress.tsx';
import { PickedPart } from './picked-part.tsx';
import { isProposal } from './proposals.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TransferCard } from './transfer-card.tsx';
import { WaitingPayment } from './waiting-payment.tsx';

type Props = {
  order: Order;
  store: ShopStore | undefined;
  /** Of the signed link; null for one's own order. */
  token: string | null;
  /** It has been changed or cancelled. */
  onChanged: () => void;
};

// They stay out of the list of routes, which every page loads.
const SaveAsList = lazy(async () => ({ default: (await import('#web/shared/lists/save-as-list.tsx')).SaveAsList }));

const PickupCard = lazy(async () => ({ default: (await import('./pickup-card.tsx')).PickupCard }));

/** That the store waits for an answer about goods that have run out, with the way there. */
function ProposalsNotice({ order, token }: Pick<Props, 'order' | 'token'>) {
  const t = useT('orders');
  const to = `/order/${order.id}/substitutes${token ? `?token=${encodeURIComponent(token)}` : ''}`;
  return (
    <Alert tone="info" action={<LinkButton to={to}>{t('orders.proposalsAnswer')}</LinkButton>}>
      {t('orders.proposalsWaiting')}
    </Alert>
  );
}

/** One order, whole: how far it is, what is in it, where it goes, what it costs. */
export function OrderView({ order, store, token, onChanged }: Props) {
  const t = useT('orders');
  const { date } = useFormat();
  const { user } = useSession();
  const asksAgain = useAskedAgain();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl lg:text-3xl">
          {/* Last in every language; broken at its hyphen it would be two. */}
          {t('orders.one', { number: '' })}
          <span className="whitespace-nowrap">{order.orderNumber}</span>
        </h1>
        <StatusBadge order={order} />
        {order.orderDate && (
          <p className="w-full text-quiet">{t('orders.placedOn', { date: date(order.orderDate.date, 'UTC') })}</p>
        )}
        {order.orderItems.some(({ substitution }) => isProposal(substitution)) && (
          <ProposalsNotice order={order} token={token} />
        )}
        {order.status !== 'draft' && <OrderAgain order={order} isAsked={asksAgain} />}
        <Suspense>{user && order.status !== 'draft' && <SaveAsList items={wishedGoods(order)} />}</Suspense>
      </div>
      <OrderParts
        order={order}
        store={store}
        isReviewable={user !== null && order.status === 'completed'}
        history={store && order.status !== 'draft' && <OrderHistory order={order} timeZone={store.timeZone} />}
        papers={<OrderPapers order={order} />}
      >
        {(waitsForPayer(order) || changeWaits(order)) && (
          <WaitingPayment order={order} token={token} onChanged={onChanged} />
        )}
        <Card as="section" aria-label={t('orders.progress')}>
          {order.status === 'cancelled' || order.status === 'rejected' ? (
            <Ended events={order.events} status={order.status} />
          ) : (
            <>
              <OrderProgress order={order} />
              <PickedPart order={order} onChanged={onChanged} />
            </>
          )}
        </Card>
        {order.pickupCode && (
          <Suspense fallback={<Skeleton className="h-36" />}>
            <PickupCard order={order} token={token} onChanged={onChanged} />
          </Suspense>
        )}
        <TransferCard transfer={order.transfer} />
        <OrderActions order={order} token={token} store={store} onChanged={onChanged} />
      </OrderParts>
      {(order.status === 'submitted' || order.status === 'completed') && (
        <p className="mt-6 print:hidden">
          <Link
            to={`/withdrawal?order=${encodeURIComponent(order.orderNumber ?? '')}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {t('orders.withdraw')}
          </Link>
        </p>
      )}
    </>
  );
}

/** What was ordered, whatever the shop had of it. */
function wishedGoods({ orderItems }: Order): { productId: number; quantity: number }[] {
  return orderItems.flatMap(({ productId, quantity: had, orderedQuantity }) => {
    const quantity = orderedQuantity ?? had;
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
}

/** Whether the link of a mail asks for the goods in the cart; taken out of the address, so that a reload does not do it twice. */
function useAskedAgain(): boolean {
  const [query, setQuery] = useSearchParams();
  const [isAsked] = useState(() => query.has('again'));
  useEffect(() => {
    if (!query.has('again')) return;
    query.delete('again');
    setQuery(query, { replace: true, preventScrollReset: true });
  }, [query, setQuery]);
  return isAsked;
}

/** Whether a change of it waits for the payment of its difference. */
function changeWaits({ status, paymentStatus, payment }: Order): boolean {
  return status === 'submitted' && paymentStatus === 'authorised' && payment !== null && isWaiting(payment.status);
}

/** That an order will not come, and why in the words of who ended it: the first thing its customer wants to know. */
function Ended({ events, status }: { events: Order['events']; status: 'cancelled' | 'rejected' }) {
  const t = useT('orders');
  const reason = events.findLast(({ to }) => to === status)?.reason;
  return (
    <>
      <p>{t(`orders.ended_${status}`)}</p>
      {reason && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{t('orders.historyReason', { text: reason })}</p>
      )}
    </>
  );
}
