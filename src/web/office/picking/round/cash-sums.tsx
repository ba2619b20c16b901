import type { Round } from '#contract/orders/rounds.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** The cash of a round: what its driver set out with, collected, has to hand in, and has handed in. */
export function CashSums({ cash: { float, due, given } }: { cash: Round['cash'] }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const rows: (readonly [label: string, amount: number, isSum?: true])[] = [
    [t('admin.rounds.float'), float],
    [t('admin.rounds.cashDue'), due],
    [t('admin.rounds.toGive'), float + due, true],
    ...(given === null ? [] : [[t('admin.rounds.given'), given] as const]),
  ];
  const difference = given === null ? 0 : given - float - due;
  return (
    <dl className="grid gap-1 rounded-card bg-sunken p-4 tabular-nums">
      {rows.map(([label, amount, isSum]) => (
        <div key={label} className={cx('flex justify-between gap-3', isSum && 'text-lg font-semibold')}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {Math.abs(difference) > 0.0005 && (
        <p className="font-semibold text-warn">{t('admin.rounds.difference', { amount: money(difference) })}</p>
      )}
    </dl>
  );
}
