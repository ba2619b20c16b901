import type { SalesReport } from '#contract/office/overview.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** What the bars show, in figures: the newest day first. */
export function DaysTable({ days }: { days: readonly SalesReport['daily'][number][] }) {
  const t = useOfficeT();
  const { money, number, date } = useFormat();
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        {t('admin.overview.inFigures')}
      </summary>
      <table className="w-full max-w-lg tabular-nums">
        <caption className="sr-only">{t('admin.overview.days', { count: days.length })}</caption>
        <thead>
          <tr className="border-b border-line text-quiet">
            <th scope="col" className="py-1.5 text-left">
              {t('admin.overview.day')}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right">
              {t('admin.frame.orders')}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right">
              {t('admin.overview.turnover')}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right">
              {t('admin.overview.averageBasket')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date: day, orders, turnover, averageBasket }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {date(day, 'UTC')}
              </th>
              <td className="py-1.5 pl-3 text-right">{number(orders)}</td>
              <td className="py-1.5 pl-3 text-right">{money(turnover)}</td>
              <td className="py-1.5 pl-3 text-right">{averageBasket === null ? '–' : money(averageBasket)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
