import Check from 'lucide/dist/esm/icons/check.mjs';
import { useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { moveOrder, type StaffOrder } from '#contract/orders/staff-orders.ts';
import { givesStockBack, type ListedStatus, nextMoves, type StaffStatus } from '#domain/order/status.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Tone } from '#web/ui/show/status-dot.tsx';
import { reasonToSend } from '../form/reason-field.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { Moved } from './move-effects.tsx';
import { MoveQuestion } from './move-question.tsx';
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

/**
 * The status of an order and where it may go from here. Choosing does nothing yet, so that arrow keys do not: the button
 * beside it asks, and says what comes of the move.
 */
export function StatusSelect({
  order,
  isInList = false,
}: {
  order: Moved & Pick<StaffOrder, 'id' | 'version' | 'type' | 'status' | 'nextStatuses' | 'waitsForPayment'>;
  /** In a line of a table, whose width it keeps. */
  isInList?: boolean;
}) {
  const t = useOfficeT();
  const { write } = useOrderWrite(moveOrder);
  /** Where it is to go from where it stood when that was chosen: shown until the list has been read again. */
  const [choice, setChoice] = useState<{ from: ListedStatus; to: StaffStatus } | null>(null);
  const [step, setStep] = useState<'asked' | 'sending' | 'done' | null>(null);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const number = order.orderNumber ?? '';
  /** Where it may go once it is paid. */
  const later =
    order.waitsForPayment && order.status !== 'draft'
      ? nextMoves(order.type, order.status).filter((status) => !order.nextStatuses.includes(status))
      : [];
  const to = choice?.from === order.status ? choice.to : null;
  const isDone = to !== null && step === 'done';
  const close = () => {
    // What is being sent is waited for at the button; where it fails the question comes again.
    setStep(step === 'sending' ? 'done' : null);
    setRefusal(null);
  };
  async function move(status: StaffStatus): Promise<void> {
    setStep('sending');
    setRefusal(null);
    try {
      await write(order, { status, ...(givesStockBack(status) && reasonToSend(reason)) });
      setReason('');
      setStep('done');
      notice(t('admin.orders.moved'), {
        description: t('admin.orders.movedText', { number, status: t(`admin.orders.status_${status}`) }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setStep('asked');
      setRefusal(error);
    }
  }
  return (
    <>
      {order.nextStatuses.length === 0 ? (
        <Badge tone={tones[order.status]}>{t(`admin.orders.status_${order.status}`)}</Badge>
      ) : (
        <span
          className={cx(
            'inline-flex items-center justify-end gap-2 md:justify-start',
            isInList ? 'md:flex md:gap-1' : 'flex-wrap',
          )}
        >
          <Select
            aria-label={t('admin.orders.statusOf', { number })}
            value={to ?? order.status}
            aria-busy={isDone || step === 'sending' || undefined}
            className={isInList ? 'min-w-34 md:min-w-0 md:flex-1' : 'min-w-34'}
            onChange={({ target: { value } }) => {
              if (isDone) return;
              setStep(null);
              setChoice(value === order.status ? null : { from: order.status, to: value as StaffStatus });
            }}
          >
            {[order.status, ...order.nextStatuses].map((status) => (
              <option key={status} value={status}>
                {t(`admin.orders.status_${status}`)}
              </option>
            ))}
            {later.map((status) => (
              <option key={status} value={status} disabled>
                {t('admin.payments.notPaidYet', { status: t(`admin.orders.status_${status}`) })}
              </option>
            ))}
          </Select>
          {to && (
            <Button
              size="small"
              busy={isDone}
              aria-label={t('admin.orders.moveGoOf', { number })}
              className={isInList ? 'md:px-1.5' : undefined}
              onClick={() => setStep('asked')}
            >
              {isInList && <Icon shape={Check} className="size-4 max-md:hidden" />}
              <span className={isInList ? 'md:sr-only' : undefined}>{t('admin.orders.moveGo')}</span>
            </Button>
          )}
        </span>
      )}
      {/* Beside the badge too: who asks while somebody else ends the order reads why that failed. */}
      <MoveQuestion
        order={order}
        to={step === 'asked' || step === 'sending' ? (choice?.to ?? null) : null}
        reason={reason}
        onReason={setReason}
        isBusy={step === 'sending'}
        refusal={refusal}
        onConfirm={(status) => void move(status)}
        onClose={close}
      />
    </>
  );
}
