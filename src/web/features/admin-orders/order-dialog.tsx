import type { ReactNode } from 'react';
import { type AdminOrder, readAdminOrder } from '#contract/admin-orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { bindSize } from '#web/lib/writing/bind-size.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';

/** One order for whoever picks and brings it: what, for whom, where to, and what has happened to it. */
export function OrderDialog({ order, onClose }: { order: AdminOrder | null; onClose: () => void }) {
  const t = useT('admin', 'orders');
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={t('orders.one', { number: order?.orderNumber ?? '' })}
      closeLabel={t('common.close')}
    >
      {order && <Detail id={order.id} />}
    </Dialog>
  );
}

function Detail({ id }: { id: number }) {
  const t = useT('admin', 'orders');
  const { money, quantity, dateTime } = useFormat();
  const { data: order, refusal, reload } = useCall(readAdminOrder, { id });
  if (refusal)
    return (
      <Alert tone="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
        {t('admin.detailFailed')}
      </Alert>
    );
  if (!order) return <Skeleton className="h-72" />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Fact label={t('admin.customer')}>
          {order.customerName}
          <br />
          <a href={`mailto:${order.email}`} className="break-all text-brand underline">
            {order.email}
          </a>
          <br />
          <a href={`tel:${order.customerPhone.replace(/\s/g, '')}`} className="text-brand underline">
            {order.customerPhone}
          </a>
        </Fact>
        <Fact label={order.type === 'delivery' ? t('admin.deliverTo') : t('admin.type_pickup')}>
          {order.type === 'delivery' ? (
            <>
              {order.shippingAddress}
              <br />
              {order.shippingPostalCode} {order.shippingCity}
            </>
          ) : (
            order.storeName
          )}
        </Fact>
        <Fact label={t('admin.payment')}>
          {t(`orders.${paymentWord(order.paymentMethod, order.type)}`)} · {t(`orders.paid_${order.paymentStatus}`)}
        </Fact>
        {order.deliveryNote && <Fact label={t('admin.note')}>{order.deliveryNote}</Fact>}
      </div>
      <section aria-label={t('admin.toPick')}>
        <h3 className="mb-1 text-base">{t('admin.toPick')}</h3>
        <ul className="divide-y divide-line">
          {order.items.map((item) => (
            <li key={item.productId} className="grid grid-cols-[4rem_1fr_auto] gap-3 py-2">
              <strong className="tabular-nums">{quantity(item.quantity, unitWord(item.unit, t))}</strong>
              <span>{bindSize(item.productName)}</span>
              <span className="tabular-nums">{money(item.lineTotal)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 flex justify-between border-t border-line pt-2">
          <span>{t('admin.fee')}</span>
          <span className="tabular-nums">{money(order.shippingFee)}</span>
        </p>
        <p className="flex justify-between text-lg font-bold">
          <span>{t('admin.total')}</span>
          <span className="tabular-nums">{money(order.totalAmount)}</span>
        </p>
      </section>
      <section aria-label={t('admin.history')}>
        <h3 className="mb-1 text-base">{t('admin.history')}</h3>
        <ol className="text-sm">
          {order.events.map((event) => (
            <li key={event.at + event.to} className="flex flex-wrap justify-between gap-x-3">
              <span>{statusWord(t, event.to)}</span>
              <span className="text-quiet">
                {dateTime(event.at)}
                {event.by && ` · ${event.by}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Events name the staff's words, and `submitted` for the moment the order came in. */
function statusWord(t: ReturnType<typeof useT<'admin' | 'orders'>>, word: string): string {
  const key = `admin.status_${word}` as Parameters<typeof t>[0];
  const text = t(key);
  return text === key ? t(`orders.status_${word}` as Parameters<typeof t>[0]) : text;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm text-quiet">{label}</h3>
      <p className="whitespace-pre-line">{children}</p>
    </div>
  );
}
