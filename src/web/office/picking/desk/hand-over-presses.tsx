import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { HandingOver } from './use-hand-over.ts';

/** What is due, large, and the presses that hand the order over: with that sum in cash, or without. */
export function HandOverPresses({ desk }: { desk: HandingOver }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const { sum, isBusy } = desk;
  const due = sum?.dueAmount ?? 0;
  const fault = desk.refusal ?? desk.sumRefusal;
  return (
    <div className="grid gap-3">
      <dl aria-live="polite" className="grid gap-1 rounded-card bg-sunken p-4 tabular-nums">
        {sum !== null && sum.refusedAmount > 0 && (
          <div className="flex justify-between gap-3 text-lg">
            <dt>{t('admin.desk.refusedSum')}</dt>
            <dd>{money(sum.refusedAmount)}</dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-lg font-semibold">{t(due > 0 ? 'admin.desk.due' : 'admin.desk.nothingDue')}</dt>
          {due > 0 && <dd className="text-3xl font-semibold">{money(due)}</dd>}
        </div>
      </dl>
      {fault && (
        <Alert tone="error" title={t('admin.desk.failed')}>
          <FaultText fault={fault} />
        </Alert>
      )}
      <Button
        size="large"
        wide
        busy={isBusy}
        disabled={!sum}
        className="min-h-18"
        onClick={() => void desk.handOver(true)}
      >
        <span className="text-xl">
          {due > 0 ? t('admin.desk.handOverPaid', { amount: money(due) }) : t('admin.desk.handOver')}
        </span>
      </Button>
      {due > 0 && (
        <Button
          size="large"
          wide
          variant="secondary"
          busy={isBusy}
          disabled={!sum}
          className="min-h-15"
          onClick={() => void desk.handOver(false)}
        >
          {t('admin.desk.handOverUnpaid')}
        </Button>
      )}
    </div>
  );
}

function FaultText({ fault }: { fault: Refusal }) {
  const t = useOfficeT();
  const { money } = useFormat();
  if (fault.code === 'moveNotAllowed' || fault.status === 404) return t('admin.desk.gone');
  const due = fault.errors.cash_taken?.[0]?.parameters.due;
  if (due !== undefined) return t('admin.desk.sumChanged', { due: money(Number(due)) });
  return refusalText(t, fault);
}
