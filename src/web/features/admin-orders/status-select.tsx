import { useState } from 'react';
import { type AdminOrder, moveOrder } from '#contract/admin-orders.ts';
import { isRefusal } from '#contract/errors.ts';
import { givesStockBack, type StaffStatus } from '#domain/order/status.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import type { Tone } from '#web/ui/show/tone.ts';

const tones: Record<StaffStatus, Tone> = {
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
  onMoved,
}: {
  order: Pick<AdminOrder, 'id' | 'orderNumber' | 'status' | 'nextStatuses'>;
  onMoved: () => void;
}) {
  const t = useT('admin');
  const [asked, setAsked] = useState<StaffStatus | null>(null);
  // Shown until the list has been read again; a select that is disabled meanwhile would lose the focus.
  const [going, setGoing] = useState<{ from: StaffStatus; to: StaffStatus } | null>(null);
  const isBusy = going?.from === order.status;
  const number = order.orderNumber ?? '';
  if (order.nextStatuses.length === 0)
    return <Badge tone={tones[order.status]}>{t(`admin.status_${order.status}`)}</Badge>;

  async function move(status: StaffStatus): Promise<void> {
    setGoing({ from: order.status, to: status });
    try {
      await api(moveOrder, { id: order.id, status }, { idempotencyKey: crypto.randomUUID() });
      notice(t('admin.moved'), { description: t('admin.movedText', { number, status: t(`admin.status_${status}`) }) });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setGoing(null);
      notice(t('admin.moveFailed'), { description: refusalText(t, error), tone: 'destructive' });
    } finally {
      setAsked(null);
      onMoved();
    }
  }
  return (
    <>
      <Select
        aria-label={t('admin.statusOf', { number })}
        value={isBusy ? going.to : order.status}
        aria-busy={isBusy || undefined}
        className="min-w-40"
        onChange={(event) => {
          const status = event.target.value as StaffStatus;
          if (isBusy) return;
          if (givesStockBack(status)) setAsked(status);
          else void move(status);
        }}
      >
        {[order.status, ...order.nextStatuses].map((status) => (
          <option key={status} value={status}>
            {t(`admin.status_${status}`)}
          </option>
        ))}
      </Select>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('admin.confirmTitle')}
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
        {asked && t('admin.confirmText', { number, status: t(`admin.status_${asked}`) })}
      </Dialog>
    </>
  );
}
