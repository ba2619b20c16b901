import { useState } from 'react';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { DayBars } from '../frame/day-bars.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { type FigureDay, type Measure, measures } from './figure-days.ts';

/** One figure by day as bars, and all of them in a table beneath. */
export function FigureChart({ days, isEmpty }: { days: readonly FigureDay[]; isEmpty: boolean }) {
  const t = useOfficeT();
  const { date } = useFormat();
  const text = useFigureText();
  const [measure, setMeasure] = useState<Measure>('linesAnHour');
  const name = (one: Measure) => t(`admin.figures.${one}`);
  return (
    <>
      <p className="mb-3 text-sm text-quiet">{t('admin.figures.hint')}</p>
      {isEmpty ? (
        <p>{t('admin.figures.none')}</p>
      ) : (
        <DayBars
          days={days}
          title={name(measure)}
          // A difference of weight goes both ways: its size is shown.
          heightOf={(day) => Math.abs(day[measure] ?? 0)}
          topText={(top) => text(measure, top)}
          say={(day) => `${date(day.date, 'UTC')} · ${name(measure)} ${text(measure, day[measure])}`}
          choice={
            <Select
              aria-label={t('admin.figures.shown')}
              value={measure}
              className="max-w-full min-w-48"
              onChange={(event) => setMeasure(event.target.value as Measure)}
            >
              {measures.map((one) => (
                <option key={one} value={one}>
                  {name(one)}
                </option>
              ))}
            </Select>
          }
        >
          <FigureTable days={days} />
        </DayBars>
      )}
    </>
  );
}

function FigureTable({ days }: { days: readonly FigureDay[] }) {
  const t = useOfficeT();
  const { date } = useFormat();
  const text = useFigureText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached with the keys
    <section className="mt-3 overflow-x-auto" aria-label={t('admin.figures.table')} tabIndex={0}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('admin.figures.table')}</caption>
        <thead>
          <tr className="border-b border-line align-bottom text-quiet">
            <th scope="col" className="py-1.5 text-left">
              {t('admin.figures.day')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="py-1.5 pl-3 text-right">
                {t(`admin.figures.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {date(day.date, 'UTC')}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="py-1.5 pl-3 text-right whitespace-nowrap">
                  {text(measure, day[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A figure as it is read; a dash where there is none. */
function useFigureText(): (measure: Measure, value: number | null) => string {
  const { number } = useFormat();
  return (measure, value) => {
    if (value === null) return '–';
    return measure === 'weightDifferencePercent' ? `${number(value)}\u00a0%` : number(value);
  };
}
