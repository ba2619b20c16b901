import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { readCustomer, type StaffCustomer, updateCustomer } from '#contract/accounts/staff-customers.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { customerReads } from './use-change-customer.ts';

/** The most characters of a reason. */
const longest = 500;

/** Refuses wholesale prices, after a question with room for the reason that the customer reads. */
export function RefuseWholesale({ customer: { id, name } }: { customer: StaffCustomer }) {
  const t = useOfficeT();
  const formId = useId();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(updateCustomer, customerReads);
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const guard = useLeaveGuard(reason.trim() !== '');
  const close = () => {
    setAsked(false);
    setRefusal(null);
  };
  async function refuse(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    try {
      const change = { id, wholesaleRequested: false, ...(reason.trim() && { refusalReason: reason }) } as const;
      queries.setQueryData([readCustomer.name, { id }], await send(change));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return setRefusal(error);
    }
    close();
    setReason('');
    notice(t('admin.customers.refused'));
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('admin.customers.refuse')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('admin.customers.refuseQuestion')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form={formId} variant="danger" busy={isBusy}>
              {t('admin.customers.refuse')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void refuse(event)} className="grid gap-3">
          {refusal && (
            <Alert tone="error" title={t('admin.customers.refuseFailed')}>
              {failureText(t, refusal)}
            </Alert>
          )}
          <p>{t('admin.customers.refuseText', { name })}</p>
          <Field label={t('admin.customers.refuseReason')}>
            {(aria) => (
              <Textarea
                {...aria}
                name="refusalReason"
                rows={3}
                maxLength={longest}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </form>
      </Dialog>
      <LeaveQuestion guard={guard} />
    </>
  );
}
