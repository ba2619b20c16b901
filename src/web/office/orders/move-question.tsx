import type { Refusal } from '#contract/errors.ts';
import type { StaffStatus } from '#domain/order/status.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { GuardedReason } from './reason-field.tsx';

type Props = {
  number: string;
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
 * Asks before an order ends, as that cannot be taken back, and why it does. The way out is not called “Cancel”, which is
 * what may be asked about.
 */
export function MoveQuestion({ number, to, reason, onReason, isBusy, refusal, onConfirm, onClose }: Props) {
  const t = useOfficeT();
  return (
    <Dialog
      open={to !== null}
      onClose={onClose}
      title={t('admin.orders.confirmTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => to && onConfirm(to)}>
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
          <p>{t('admin.orders.confirmText', { number, status: t(`admin.orders.status_${to}`) })}</p>
          <GuardedReason value={reason} onChange={onReason} />
        </div>
      )}
    </Dialog>
  );
}
