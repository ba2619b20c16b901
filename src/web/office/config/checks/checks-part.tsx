import { useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { readAttention } from '#contract/office/overview.ts';
import { type InvariantResult, readInvariants } from '#contract/shop/system.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormSection } from '../../form/form-section.tsx';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';

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

/** One check: what it is about, whether it holds, what breaks it, and when that was seen. */
function CheckRow({ result }: { result: InvariantResult }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const { name, isHolding, violations, examples, checkedAt, error } = result;
  return (
    <li className="py-2">
      <p className="flex items-start justify-between gap-3">
        {t(`admin.checks.name_${name}`)}
        {isHolding === null ? (
          <Badge tone="yellow">{t('admin.checks.isUnknown')}</Badge>
        ) : (
          <Badge tone={isHolding ? 'green' : 'red'}>
            {isHolding ? t('admin.checks.isHolding') : t('admin.checks.violations', { count: violations })}
          </Badge>
        )}
      </p>
      {examples.length > 0 && (
        <p className="break-words text-bad">{t('admin.checks.examples', { examples: examples.join(', ') })}</p>
      )}
      {error && <p className="break-words text-bad">{error}</p>}
      <p className="text-quiet">{dateTime(checkedAt, timeZone)}</p>
    </li>
  );
}
