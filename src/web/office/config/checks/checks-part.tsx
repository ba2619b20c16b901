import { useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { readAttention } from '#contract/office/overview.ts';
import { readInvariants } from '#contract/shop/invariants.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormSection } from '../../form/form-section.tsx';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { CheckRow } from './check-row.tsx';

/** Whether the shop's data agree with each other, as the night's check has found, or one that is asked for now. */
export function ChecksPart() {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readInvariants, {});
  const { send, isBusy } = useWrite(readInvariants, [readInvariants, readAttention]);
  const [failed, setFailed] = useState<Refusal | null>(null);
  async function run(): Promise<void> {
    setFailed(null);
    try {
      await send({ run: true });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailed(error);
    }
  }
  return (
    <FormSection anchor="checks" title={t('admin.checks.title')} hint={t('admin.checks.hint')}>
      {failed && <RefusalAlert title={t('admin.checks.runFailed')} refusal={failed} retry={() => void run()} />}
      {refusal && <RefusalAlert title={t('admin.checks.loadFailed')} refusal={refusal} retry={reload} />}
      {!data && !refusal && <Skeleton className="h-72" />}
      {data && (
        <ul className="divide-y divide-line text-sm" aria-live="polite">
          {data.map((result) => (
            <CheckRow key={result.name} result={result} />
          ))}
        </ul>
      )}
      <Button variant="secondary" busy={isBusy} className="mt-3" onClick={() => void run()}>
        {t('admin.checks.run')}
      </Button>
    </FormSection>
  );
}
