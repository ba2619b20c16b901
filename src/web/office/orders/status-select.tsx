import { useState } from 'react';
import { type AdminOrder, moveOrder } from '#contract/admin-orders.ts';
import { isRefusal } from '#contract/errors.ts';
import { givesStockBack, type ListedStatus, type StaffStatus } from '#domain/order/status.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import type { Tone } from '#web/ui/show/tone.ts';
import { useOfficeT } from '../use-office-t.ts';
import { useOrderWrite } from './use-order-write.ts';

/** The colour of a status. */
const tones: Record<ListedStatus, Tone> = {
  draft: 'grey',
  pending: 'yellow',
  processing: 'yellow',
  ready: 'green',
  shipped: 'green',
  delivered: 'green',
  cancelled: 'red',
  rejected: 'red',
};

/** The status of an order and where it may go from here; what cannot be taken back is asked about first. */
export function StatusSelect({
  order,
}: {
  order: Pick<AdminOrder, 'id' | 'version' | 'orderNumber' | 'status' | 'nextStatuses'>;
}) {
  const t = useOfficeT();
  const { write } = useOrderWrite(moveOrder);
  const [asked, setAsked] = useState<StaffStatus | null>(null);
  // Shown until the list has been read again; a select that is disabled meanwhile would lose the focus.
  const [going, setGoing] = useState<{ from: ListedStatus; to: StaffStatus } | null>(null);
  const isBusy = going?.from === order.status;
  const number = order.orderNumber ?? '';
  if (order.nextStatuses.length === 0)
    return <Badge tone={tones[order.status]}>{t(`admin.orders.status_${order.status}`)}</Badge>;

  async function move(status: StaffStatus): Promise<void> {
    setGoing({ from: order.status, to: status });
    try {
      await write(order, { status });
      notice(t('admin.orders.moved'), {
        description: t('admin.orders.movedText', { number, status: t(`admin.orders.status_${status}`) }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setGoing(null);
      notice(t('admin.orders.moveFailed'), { description: refusalText(t, error), tone: 'destructive' });
    } finally {
      setAsked(null);
    }
  }
  return (
    <>
      <Select
        aria-label={t('admin.orders.statusOf', { number })}
        value={isBusy ? going.to : order.status}
        aria-busy={isBusy || undefined}
        className="min-w-34"
        onChange={(event) => {
          const status = event.target.value as StaffStatus;
          if (isBusy) return;
          if (givesStockBack(status)) setAsked(status);
          else void move(status);
        }}
      >
        {[order.status, ...order.nextStatuses].map((status) => (
          <option key={status} value={status}>
            {t(`admin.orders.status_${status}`)}
          </option>
        ))}
      </Select>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('admin.orders.confirmTitle')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {t('common.cancel')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => asked && void move(asked)}>
              {t('common.confirm')}
            </Button>
          </>
        }
      >
        {asked && t('admin.orders.confirmText', { number, status: t(`admin.orders.status_${asked}`) })}
      </Dialog>
    </>
  );
}
