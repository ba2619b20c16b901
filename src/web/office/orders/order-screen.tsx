import { readAdminOrder } from '#contract/orders/staff-orders.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ChangePart } from './page/change-part.tsx';
import { OnlinePayments } from './page/online-payments.tsx';
import { OrderFacts } from './page/order-facts.tsx';
import { OrderHistory } from './page/order-history.tsx';
import { OrderLines, OrderNotes } from './page/order-lines.tsx';
import { PapersPart } from './page/papers-part.tsx';
import { PaymentPart } from './page/payment-part.tsx';
import { PrintLinks } from './print/print-links.tsx';
import { StatusSelect } from './status-select.tsx';
import { DraftPart } from './write/draft-part.tsx';

/** One order: what, for whom, where to, what has happened to it, and what may be done with it now. */
export function OrderScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const id = Number(params.id);
  const { data: order, refusal, reload } = useRead(readAdminOrder, { id });
  if (refusal && !order)
    return (
      <RefusalAlert
        heading={t('admin.frame.orders')}
        title={t('admin.orders.detailFailed')}
        refusal={refusal}
        retry={reload}
      />
    );
  if (!order) return <Skeleton className="h-72" />;
  if (order.status === 'draft')
    return (
      <>
        <ScreenHead title={t('admin.orders.draftOf', { name: order.customerName || t('admin.orders.guest') })}>
          <Badge>{t('admin.orders.status_draft')}</Badge>
        </ScreenHead>
        <DraftPart order={order} />
      </>
    );
  return (
    <>
      <ScreenHead
        title={t('orders.one', { number: order.orderNumber ?? '' })}
        heading={
          <>
            {/* Last in every language; broken at its hyphen it would be two. */}
            {t('orders.one', { number: '' })}
            <span className="whitespace-nowrap">{order.orderNumber}</span>
          </>
        }
        actions={
          <>
            <PrintLinks ids={[order.id]} />
            <HistoryLink thing="order" id={order.id} />
          </>
        }
      >
        <StatusSelect order={order} />
      </ScreenHead>
      {order.waitsForPayment && <Alert className="mb-4">{t('admin.payments.waits')}</Alert>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <ChangePart order={order}>
            <OrderLines order={order} />
          </ChangePart>
          <OrderHistory order={order} />
        </div>
        <div className="grid gap-4">
          <OrderFacts order={order} />
          <PaymentPart order={order} />
          <OnlinePayments order={order} />
          <PapersPart order={order} />
          <OrderNotes order={order} />
        </div>
      </div>
    </>
  );
}
