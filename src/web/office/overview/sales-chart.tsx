import { useState } from 'react';
import type { SalesReport } from '#contract/office/overview.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { DayBars } from '../frame/day-bars.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { DaysTable } from './days-table.tsx';

type Day = SalesReport['daily'][number];
const measures = ['turnover', 'orders', 'averageBasket'] as const;

/** Turnover, orders or the average basket by day. */
export function SalesChart({ days }: { days: readonly Day[] }) {
  const t = useOfficeT();
  const { money, number, date } = useFormat();
  const [measure, setMeasure] = useState<(typeof measures)[number]>('turnover');
  const say = ({ date: day, turnover, orders, averageBasket }: Day) =>
    [
      date(day, 'UTC'),
      money(turnover),
      t('admin.overview.orders', { count: orders, orders: number(orders) }),
      ...(averageBasket === null ? [] : [t('admin.overview.basket', { amount: money(averageBasket) })]),
    ].join(' · ');
  return (
    <DayBars
      days={days}
      title={t(`admin.overview.days_${measure}`, { count: days.length })}
      heightOf={(day) => day[measure] ?? 0}
      topText={(top) => (measure === 'orders' ? number(top) : money(top))}
      say={say}
      choice={
        <Select
          aria-label={t('admin.overview.shown')}
          value={measure}
          className="max-w-full min-w-48"
          onChange={(event) => setMeasure(event.target.value as typeof measure)}
        >
          {measures.map((one) => (
            <option key={one} value={one}>
              {t(one === 'orders' ? 'admin.frame.orders' : `admin.overview.${one}`)}
            </option>
          ))}
        </Select>
      }
    >
      <DaysTable days={days} />
    </DayBars>
  );
}
