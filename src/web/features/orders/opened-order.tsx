import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Order, readOrder } from '#contract/orders/orders.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { askOrKept, keptSince } from '#web/shared/device/device-answers.ts';
import { KeptAnswerBanner } from '#web/shared/device/kept-answer-banner.tsx';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { orderIdOf } from './order-id.ts';
import { OrderListSkeleton } from './order-list.tsx';

type OpenedOrder = {
  id: number;
  /** Of the signed link; null for one's own order. */
  token: string | null;
  /** Null until it is read. */
  order: Order | null;
  reload: () => void;
  /** In the place of the order: why it cannot be shown and the way on, or that it is on its way; null once it is here. */
  instead: ReactNode;
  /** Over the order: that it is the one that this device has kept. */
  above: ReactNode;
};

/** The order that an address names: the customer's own, or the one that the link in a mail opens by its `token`. */
export function useOpenedOrder(idText: string): OpenedOrder {
  const t = useT('orders', 'account');
  const [query] = useSearchParams();
  const { user } = useSession();
  const [hasTracking, hasSecondVersion] = [useFlag('features.orderTracking'), useFlag('versions.v2')];
  const token = query.get('token');
  const id = orderIdOf(idText) ?? 0;
  const canAsk = token !== null || user !== null;
  const { data: order, refusal, reload } = useCall(readOrder, { id, ...(token && { token }) }, canAsk, askOrKept);
  const savedAt = keptSince(order);
  const instead = (): ReactNode => {
    if (refusal?.code === 'invalidToken') return <LinkEnded mayTrack={hasTracking && hasSecondVersion} />;
    if (refusal?.status === 404 || refusal?.status === 422)
      return (
        <EmptyState title={t('orders.unknown')} action={<LinkButton to="/orders">{t('orders.heading')}</LinkButton>}>
          {t('orders.unknownText')}
        </EmptyState>
      );
    if (refusal)
      return (
        <Alert tone="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
          {refusalText(t, refusal)}
        </Alert>
      );
    return order ? null : <OrderListSkeleton />;
  };
  const above = savedAt !== null && <KeptAnswerBanner savedAt={savedAt} onRetry={reload} />;
  return { id, token, order, reload, instead: instead(), above };
}

function LinkEnded({ mayTrack }: { mayTrack: boolean }) {
  const t = useT('orders');
  return (
    <EmptyState
      title={t('orders.linkEnded')}
      action={
        <>
          {mayTrack && <LinkButton to="/track-order">{t('orders.trackTitle')}</LinkButton>}
          <LinkButton to="/orders" variant={mayTrack ? 'secondary' : 'primary'}>
            {t('orders.heading')}
          </LinkButton>
        </>
      }
    >
      {t(mayTrack ? 'orders.linkEndedTrack' : 'orders.linkEndedText')}
    </EmptyState>
  );
}
