import { useState } from 'react';
import type { SalesReport } from '#contract/office/overview.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { DaysTable } from './days-table.tsx';

type Day = SalesReport['daily'][number];
const measures = ['turnover', 'orders', 'averageBasket'] as const;

/** Units of the drawing: a day's width, and the height of the axis. It is stretched to the room there is. */
const width = 10;
const height = 100;

/**
 * Turnover, orders or the average basket by day as bars. A day is chosen with the arrow keys or by pointing at it; all of
 * them stand in a table too.
 */
export function SalesChart({ days }: { days: readonly Day[] }) {
  const t = useOfficeT();
  const { money, number, date } = useFormat();
  const [chosen, setChosen] = useState(days.length - 1);
  const [measure, setMeasure] = useState<(typeof measures)[number]>('turnover');
  const heightOf = (day: Day) => day[measure] ?? 0;
  const top = chartTop(Math.max(...days.map(heightOf)));
  const say = ({ date: day, turnover, orders, averageBasket }: Day) =>
    [
      date(day, 'UTC'),
      money(turnover),
      t('admin.overview.orders', { count: orders, orders: number(orders) }),
      ...(averageBasket === null ? [] : [t('admin.overview.basket', { amount: money(averageBasket) })]),
    ].join(' · ');
  const best = days.reduce((most, day) => (heightOf(day) > heightOf(most) ? day : most), days[0] ?? noDay);
  const shown = days[chosen] ?? noDay;
  const title = t(`admin.overview.days_${measure}`, { count: days.length });
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <span className="font-semibold">{title}</span>
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
        <span className="w-full tabular-nums">{say(shown)}</span>
      </figcaption>
      <p aria-hidden="true" className="text-xs text-quiet tabular-nums">
        {measure === 'orders' ? number(top) : money(top)}
      </p>
      <svg
        viewBox={`0 0 ${days.length * width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby="sales-chart-title sales-chart-text"
        className="h-40 w-full border-y border-line"
        onPointerMove={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          const at = Math.floor(((clientX - box.left) / box.width) * days.length);
          setChosen(Math.min(Math.max(at, 0), days.length - 1));
        }}
      >
        <title id="sales-chart-title">{title}</title>
        <desc id="sales-chart-text">{t('admin.overview.best', { day: say(best) })}</desc>
        <rect x={chosen * width} width={width} height={height} className="fill-brand-soft" />
        {days.map((day, i) => {
          const tall = (heightOf(day) / top) * height;
          return (
            <rect
              key={day.date}
              x={i * width + 1}
              y={height - tall}
              width={width - 2}
              height={tall}
              className="fill-brand"
            />
          );
        })}
      </svg>
      <input
        type="range"
        min={0}
        max={days.length - 1}
        value={chosen}
        aria-label={t('admin.overview.day')}
        aria-valuetext={say(shown)}
        className="block min-h-11 w-full accent-brand"
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <div aria-hidden="true" className="flex justify-between text-xs text-quiet">
        <span>{date(days[0]?.date ?? noDay.date, 'UTC', 'short')}</span>
        <span>{date(days.at(-1)?.date ?? noDay.date, 'UTC', 'short')}</span>
      </div>
      <DaysTable days={days} />
    </figure>
  );
}

const noDay: Day = { date: '1970-01-01', turnover: 0, orders: 0, averageBasket: null };

/** Where an axis ends that shows up to `most`: the next round number; 1 where there is nothing to show. */
export function chartTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 1.5, 2, 3, 4, 5, 6, 8].map((step) => step * power).find((top) => top >= most) ?? 10 * power;
}
