import Scale from 'lucide/dist/esm/icons/scale.mjs';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { readReconciliation, reconcilePayments } from '#contract/payments/staff-payments.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ComparedDay } from './compared-day.tsx';

const dayMs = 86_400_000;
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** How the books of the providers compare with the shop's, by day; a day may be compared anew. */
export function ReconciliationScreen() {
  const t = useOfficeT();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const { data, refusal, isLoading, reload } = useRead(readReconciliation, asked === '' ? {} : { day: asked });
  return (
    <div className="max-w-5xl">
      <ScreenHead title={t('admin.frame.reconciliation')} />
      <p className="mb-4 max-w-prose text-quiet">{t('admin.reconciliation.intro')}</p>
      <CompareForm
        // Another day in the address is another one in the field.
        key={`${asked} ${data?.day ?? ''}`}
        day={asked || (data?.day ?? utcDay(Date.now() - dayMs))}
        compared={(day) => setQuery({ day }, { replace: true })}
      />
      <section aria-label={t('admin.reconciliation.result')} className="mt-6">
        {refusal && <RefusalAlert title={t('admin.reconciliation.loadFailed')} refusal={refusal} retry={reload} />}
        {isLoading && <Skeleton className="h-64" />}
        {data && <ComparedDay result={data} />}
        {!isLoading && !refusal && !data && (
          <EmptyState icon={<Icon shape={Scale} />} title={t('admin.reconciliation.none')}>
            {t(asked === '' ? 'admin.reconciliation.noneYet' : 'admin.reconciliation.noneOfDay')}
          </EmptyState>
        )}
      </section>
    </div>
  );
}

/** Compares a day, which may take a minute: the providers are asked page by page. */
function CompareForm({ day, compared }: { day: string; compared: (day: string) => void }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(reconcilePayments, [readReconciliation]);
  const [value, setValue] = useState(day);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const atField = refusal?.errors.day?.[0];
  async function compare(): Promise<void> {
    if (isBusy) return;
    setRefusal(null);
    try {
      const done = await send({ day: value });
      compared(done.day);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void compare();
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field label={t('admin.reconciliation.day')} error={atField ? errorText(t, atField) : ''}>
          {(aria) => (
            <TextInput
              {...aria}
              type="date"
              name="day"
              value={value}
              max={utcDay(Date.now())}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={isBusy} className="mt-6.5">
          {t('admin.reconciliation.compare')}
        </Button>
      </form>
      <p role="status" className="mt-2 min-h-6 text-sm text-quiet">
        {isBusy && t('admin.reconciliation.comparing')}
      </p>
      {refusal && !atField && (
        <RefusalAlert title={t('admin.reconciliation.compareFailed')} refusal={refusal} retry={() => void compare()} />
      )}
    </>
  );
}
