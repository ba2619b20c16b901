import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { listPickSlots, type PickSlot } from '#contract/orders/pick-day.ts';
import { listPickRuns, startPickRun } from '#contract/orders/pick-runs.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText, slotText } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { listRefreshMs } from '../list-refresh.ts';

/** The slots of a store in which orders wait to be picked; a run begins with one whose cut-off has passed. */
export function SlotsToPick({ storeId }: { storeId: number }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { data, refusal, reload } = useRead(listPickSlots, { store_id: storeId }, { every: listRefreshMs });
  const { send, isBusy } = useWrite(startPickRun, [listPickSlots, listPickRuns]);
  const [fault, setFault] = useState<{ slotId: number; refusal: Refusal } | null>(null);
  async function start(slotId: number): Promise<void> {
    setFault(null);
    try {
      const { id, left_out: leftOut } = await send({ store_id: storeId, slot_id: slotId });
      const orders = leftOut.map(({ orderNumber }) => orderNumber).join(', ');
      if (orders) notice(t('admin.picking.leftOut', { orders }), { duration: 15_000 });
      // Whoever keeps runs on the device is rather asked for room than robbed of it.
      void navigator.storage?.persist?.();
      await navigate(`/admin/picking/${id}`);
    } catch (error) {
      setFault({ slotId, refusal: isRefusal(error) ? error : new Refusal('unexpected') });
    }
  }
  return (
    <section aria-labelledby="to-pick" className="grid gap-3">
      <h2 id="to-pick" className="text-xl">
        {t('admin.picking.toPick')}
      </h2>
      {!data && refusal && (
        <Alert
          tone="error"
          title={t('admin.picking.loadFailed')}
          action={<Button onClick={reload}>{t('common.retry')}</Button>}
        >
          {refusalText(t, refusal)}
        </Alert>
      )}
      {!data && !refusal && navigator.onLine && <Skeleton className="h-40" />}
      {!data && !refusal && !navigator.onLine && <p className="text-quiet">{t('admin.picking.offline')}</p>}
      {data?.slots.length === 0 && <p className="text-quiet">{t('admin.picking.toPickNone')}</p>}
      <ul className="grid gap-3">
        {data?.slots.map((slot) => (
          <li key={slot.id} className="grid gap-3 rounded-card border border-line bg-card p-4">
            <SlotHead slot={slot} timeZone={data.timeZone} />
            {Date.parse(slot.cutOff) <= Date.now() && (
              <Button size="large" wide busy={isBusy} onClick={() => void start(slot.id)}>
                {t('admin.picking.start')}
              </Button>
            )}
            {fault?.slotId === slot.id && <StartFault refusal={fault.refusal} />}
          </li>
        ))}
      </ul>
      {fault && !data?.slots.some(({ id }) => id === fault.slotId) && <StartFault refusal={fault.refusal} />}
    </section>
  );
}

function SlotHead({ slot, timeZone }: { slot: PickSlot; timeZone: string }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const opensAt = Date.parse(slot.cutOff) > Date.now() && clockText(slot.cutOff, language, timeZone);
  return (
    <div>
      <p className="text-lg font-semibold first-letter:uppercase">{slotText(slot, language, timeZone)}</p>
      <p className="text-quiet">
        {t(slot.type === 'delivery' ? 'admin.picking.delivery' : 'admin.picking.pickup')} ·{' '}
        {t('admin.picking.orders', { count: slot.orders })}
        {opensAt && ` · ${t('admin.picking.opensAt', { time: opensAt })}`}
      </p>
    </div>
  );
}

type LeftOut = { left_out?: { orderNumber: string }[] };

/** Why no run has begun; which orders of the slot are to be paid first. */
function StartFault({ refusal }: { refusal: Refusal }) {
  const t = useOfficeT();
  const isNone = refusal.code === 'nothingToPick';
  const orders = ((refusal.data as LeftOut | null)?.left_out ?? []).map(({ orderNumber }) => orderNumber).join(', ');
  return (
    <Alert tone={isNone ? 'warning' : 'error'} title={isNone ? undefined : t('admin.picking.startFailed')}>
      {isNone && !orders ? t('admin.picking.nothingToPick') : null}
      {orders ? t('admin.picking.leftOut', { orders }) : null}
      {!isNone && refusalText(t, refusal)}
    </Alert>
  );
}
