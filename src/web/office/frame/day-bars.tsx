import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Units of the drawing: a day's width, and the height of the axis. It is stretched to the room there is. */
const width = 10;
const height = 100;

type Props<Day extends { date: string }> = {
  /** The oldest first; one at least. */
  days: readonly Day[];
  title: string;
  heightOf: (day: Day) => number;
  /** A height as it is said at the top of the axis. */
  topText: (top: number) => string;
  /** A day with all that is known of it. */
  say: (day: Day) => string;
  /** The choice of what the bars show. */
  choice: ReactNode;
  /** The table with the same figures. */
  children: ReactNode;
};

/** A figure by day as bars. A day is chosen with the arrow keys or by pointing at it; all of them stand in a table too. */
export function DayBars<Day extends { date: string }>(props: Props<Day>) {
  const { days, title, heightOf, topText, say, choice, children } = props;
  const t = useOfficeT();
  const { date } = useFormat();
  const id = useId();
  const [pointed, setChosen] = useState(days.length - 1);
  // Other days may be fewer.
  const chosen = Math.min(pointed, days.length - 1);
  const top = chartTop(Math.max(...days.map(heightOf)));
  const best = days.reduce((most, day) => (heightOf(day) > heightOf(most) ? day : most), days[0] as Day);
  const shown = days[chosen] as Day;
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <span className="font-semibold">{title}</span>
        {choice}
        <span className="w-full tabular-nums">{say(shown)}</span>
      </figcaption>
      <p aria-hidden="true" className="text-xs text-quiet tabular-nums">
        {topText(top)}
      </p>
      <svg
        viewBox={`0 0 ${days.length * width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className="h-40 w-full border-y border-line"
        onPointerMove={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          const at = Math.floor(((clientX - box.left) / box.width) * days.length);
          setChosen(Math.min(Math.max(at, 0), days.length - 1));
        }}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{t('admin.overview.best', { day: say(best) })}</desc>
        <rect x={chosen * width} width={width} height={height} className="fill-brand-soft" />
        {days.map((day, i) => {
          const tall = (Math.max(0, heightOf(day)) / top) * height;
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
        <span>{date((days[0] as Day).date, 'UTC', 'short')}</span>
        <span>{date((days.at(-1) as Day).date, 'UTC', 'short')}</span>
      </div>
      {children}
    </figure>
  );
}

/** Where an axis ends that shows up to `most`: the next round number; 1 where there is nothing to show. */
export function chartTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 1.5, 2, 3, 4, 5, 6, 8].map((step) => step * power).find((top) => top >= most) ?? 10 * power;
}
