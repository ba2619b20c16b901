import { lazy, Suspense, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText, dayOf, dayText } from '#web/lib/writing/slot-text.ts';
import { forgetAnswers } from '#web/shared/session/kept-answers.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';

const ChangeOrder = lazy(async () => ({ default: (await import('./change-order.tsx')).ChangeOrder }));
const CancelOrder = lazy(async () => ({ default: (await import('./cancel-order.tsx')).CancelOrder }));

type Props = { order: Order; token: string | null; store: ShopStore | undefined; onChanged: () => void };

/** What its customer may still do about a placed order, and until when; nothing once it is too late. */
export function OrderActions({ order, token, store, onChanged }: Props) {
  const t = useT('orders');
  const { language } = useFormat();
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const reload = () => {
    close();
    forgetAnswers();
    onChanged();
  };
  const done = (words: 'orders.changeDone' | 'orders.cancelDone') => () => {
    notice(t(words));
    reload();
  };
  if (!order.mayChange && !order.mayCancel) return null;
  if (open === 'change' && order.mayChange)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ChangeOrder
          {...{ order, token, store }}
          onDone={done('orders.changeDone')}
          onClose={close}
          onReload={reload}
        />
      </Suspense>
    );
  const until = order.slot && store && order.slot.cutOff;
  return (
    <section aria-label={t('orders.actions')} className="flex flex-wrap items-center gap-3">
      {order.mayChange && (
        <Button variant="secondary" onClick={() => setOpen('change')}>
          {t('orders.change')}
        </Button>
      )}
      {order.mayCancel && (
        <Button variant="ghost" onClick={() => setOpen('cancel')}>
          {t('orders.cancel')}
        </Button>
      )}
      <p className="text-sm text-quiet">
        {until && store
          ? t('orders.actionsUntil', {
              day: dayText(dayOf(until, store.timeZone), language),
              time: clockText(until, language, store.timeZone),
            })
          : t('orders.actionsUntilPrepared')}
      </p>
      <Suspense>
        {order.mayCancel && open === 'cancel' && (
          <CancelOrder {...{ order, token }} isOpen onDone={done('orders.cancelDone')} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
