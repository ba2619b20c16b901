import { useState } from 'react';
import { type AdminOrder, moveOrder } from '#contract/admin-orders.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { givesStockBack, type ListedStatus, type StaffStatus } from '#domain/order/status.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import type { Tone } from '#web/ui/show/tone.ts';
import { useOfficeT } from '../use-office-t.ts';
import { MoveQuestion } from './move-question.tsx';
import { reasonToSend } from './reason-to-send.ts';
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
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Shown until the list has been read again; a select that is disabled meanwhile would lose the focus.
  const [going, setGoing] = useState<{ from: ListedStatus; to: StaffStatus } | null>(null);
  const isBusy = going?.from === order.status;
  const number = order.orderNumber ?? '';
  const ask = (status: StaffStatus | null) => {
    setAsked(status);
    setRefusal(null);
  };
  async function move(status: StaffStatus): Promise<void> {
    setGoing({ from: order.status, to: status });
    const isEnd = givesStockBack(status);
    setRefusal(null);
    try {
      await write(order, { status, ...(isEnd && reasonToSend(reason)) });
      notice(t('admin.orders.moved'), {
        description: t('admin.orders.movedText', { number, status: t(`admin.orders.status_${status}`) }),
      });
      if (!isEnd) return;
      ask(null);
      setReason('');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setGoing(null);
      if (isEnd) setRefusal(error);
      else notice(t('admin.orders.moveFailed'), { description: refusalText(t, error), tone: 'destructive' });
    }
  }
  return (
    <>
      {order.nextStatuses.length === 0 ? (
        <Badge tone={tones[order.status]}>{t(`admin.orders.status_${order.status}`)}</Badge>
      ) : (
        <Select
          aria-label={t('admin.orders.statusOf', { number })}
          value={isBusy ? going.to : order.status}
          aria-busy={isBusy || undefined}
          className="min-w-34"
          onChange={(event) => {
            const status = event.target.value as StaffStatus;
            if (isBusy) return;
            if (givesStockBack(status)) ask(status);
            else void move(status);
          }}
        >
          {[order.status, ...order.nextStatuses].map((status) => (
            <option key={status} value={status}>
              {t(`admin.orders.status_${status}`)}
            </option>
          ))}
        </Select>
      )}
      {/* Beside the badge too: who asks while somebody else ends the order reads why that failed. */}
      <MoveQuestion
        number={number}
        to={asked}
        reason={reason}
        onReason={setReason}
        isBusy={isBusy}
        refusal={refusal}
        onConfirm={(status) => void move(status)}
        onClose={() => ask(null)}
      />
    </>
  );
}
