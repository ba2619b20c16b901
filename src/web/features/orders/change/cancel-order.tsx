import { useRef, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { cancelOrder, type Order } from '#contract/orders/orders.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

type Props = { order: Order; token: string | null; isOpen: boolean; onDone: () => void; onClose: () => void };

/** Asks whether an order shall be cancelled, and why if one likes to say. */
export function CancelOrder({ order, token, isOpen, onDone, onClose }: Props) {
  const t = useT('orders');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const key = useRef(crypto.randomUUID());
  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const sent = { id: order.id, ...(token && { token }), ...(reason.trim() && { reason: reason.trim() }) };
      await api(cancelOrder, sent, { idempotencyKey: key.current });
      onDone();
    } catch (error) {
      // What was refused is another request once it is sent again.
      key.current = crypto.randomUUID();
      setRefusal(isRefusal(error) ? error : new Refusal('unexpected'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('orders.cancelQuestion')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('orders.cancelKeep')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void cancel()}>
            {t('orders.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('orders.cancelText', { number: order.orderNumber ?? '' })}</p>
        {refusal && <Alert tone="error">{refusalText(t, refusal)}</Alert>}
        <Field label={t('orders.cancelReason')} optional={t('common.optional')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={499}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
