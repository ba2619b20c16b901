import type { Refusal } from '#contract/errors.ts';
import { givesStockBack, type StaffStatus } from '#domain/order/status.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { GuardedReason } from '../form/reason-field.tsx';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { type Moved, MoveEffects } from './move-effects.tsx';

type Props = {
  order: Moved;
  /** Where the order is to go; null: nothing is asked. */
  to: StaffStatus | null;
  reason: string;
  onReason: (reason: string) => void;
  isBusy: boolean;
  /** Why the last try failed: what was typed is still there. */
  refusal: Refusal | null;
  onConfirm: (to: StaffStatus) => void;
  onClose: () => void;
};

/**
 * Asks before an order moves, which cannot be taken back: says what comes of it, and asks why where it ends. The way out is
 * not called “Cancel”, which is what may be asked about.
 */
export function MoveQuestion({ order, to, reason, onReason, isBusy, refusal, onConfirm, onClose }: Props) {
  const t = useOfficeT();
  return (
    <Dialog
      open={to !== null}
      onClose={onClose}
      title={
        to
          ? t('admin.orders.moveTitle', { number: order.orderNumber ?? '', status: t(`admin.orders.status_${to}`) })
          : ''
      }
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button
            variant={to && givesStockBack(to) ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => to && onConfirm(to)}
          >
            {t('common.confirm')}
          </Button>
        </>
      }
    >
      {to && (
        <div className="grid gap-4">
          {refusal && (
            <Alert tone="error" title={t('admin.orders.moveFailed')}>
              {failureText(t, refusal)}
            </Alert>
          )}
          <MoveEffects order={order} to={to} />
          {givesStockBack(to) && <GuardedReason value={reason} onChange={onReason} />}
        </div>
      )}
    </Dialog>
  );
}
