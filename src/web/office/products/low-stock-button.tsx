import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  listStaffProducts,
  readStockSettings,
  type StockSettings,
  writeStockSettings,
} from '#contract/catalogue/staff-products.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { quantityNumber } from '#domain/numbers/number-kind.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { numberText, numberToSend, useNumberFault } from '../form/typed-number.ts';
import { failureText } from '../frame/failure-text.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

/**
 * Below how much a product is low: what the filter, the overview and its alerts go by. Closed without saving, what was typed
 * stays for the next time; whoever leaves the list is asked.
 */
export function LowStockButton() {
  const t = useOfficeT();
  const form = useId();
  const { language } = useFormat();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data, refusal, reload } = useRead(readStockSettings, {}, { isOn: isOpen });
  const { send, isBusy } = useWrite(writeStockSettings, [listStaffProducts]);
  const [typed, setTyped] = useState<string | null>(null);
  const numberFault = useNumberFault();
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState<Refusal | null>(null);
  const guard = useLeaveGuard(typed !== null, (from, to) => from.pathname === to.pathname);
  const text = (lowStock: number) => numberText(lowStock, language);
  const show = (settings: StockSettings) => queries.setQueryData([readStockSettings.name, {}], settings);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !data) return;
    const fault = typed === null ? undefined : numberFault(typed, quantityNumber);
    setFailure(null);
    setFault(fault ?? '');
    if (fault) return;
    try {
      const lowStock = numberToSend(typed ?? text(data.lowStock), quantityNumber, language);
      // What is no number is sent as it is: the answer names the field.
      show(await send({ version: data.version, lowStock: lowStock as number }));
      setTyped(null);
      setOpen(false);
      notice(t('admin.products.lowStockSaved'));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === 'conflict') show(error.data as StockSettings);
      setFailure(error);
    }
  }
  const isConflict = failure?.code === 'conflict';
  const fieldFault = fault || (failure?.errors.lowStock ? failureText(t, failure) : '');
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('admin.products.lowStock')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('admin.products.lowStock')}
        closeLabel={t('common.close')}
        footer={
          <>
            <HistoryLink thing="stockSettings" />
            <Button type="submit" form={form} busy={isBusy} disabled={!data}>
              {t('admin.form.save')}
            </Button>
          </>
        }
      >
        {refusal && !data && (
          <RefusalAlert title={t('admin.products.lowStockLoadFailed')} refusal={refusal} retry={reload} />
        )}
        {!refusal && !data && <Skeleton className="h-24" />}
        {isConflict && data && (
          <Alert tone="warning" className="mb-4" title={t('admin.form.conflict')}>
            {t('admin.form.theirs', { value: text(data.lowStock) })}
          </Alert>
        )}
        {failure && !isConflict && !fieldFault && (
          <Alert tone="error" className="mb-4" title={t('admin.products.lowStockFailed')}>
            {failureText(t, failure)}
          </Alert>
        )}
        {data && (
          <form id={form} noValidate onSubmit={(event) => void submit(event)}>
            <Field label={t('admin.products.lowStockLabel')} hint={t('admin.products.lowStockHint')} error={fieldFault}>
              {(aria) => (
                <TextInput
                  {...aria}
                  name="lowStock"
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed ?? text(data.lowStock)}
                  onChange={({ target: { value } }) => setTyped(value === text(data.lowStock) ? null : value)}
                />
              )}
            </Field>
          </form>
        )}
      </Dialog>
      <LeaveQuestion guard={guard} />
    </>
  );
}
