import type { PickFigures } from '#contract/orders/pick-day.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';

/** What a bar may show, in the order of the table's columns. */
export const measures = [
  'linesAnHour',
  'orders',
  'lines',
  'short',
  'substituted',
  'accepted',
  'weightDifferencePercent',
  'lateHandOvers',
] as const;
export type Measure = (typeof measures)[number];

/** The figures of a day in one store, or in all; null: nothing to say. */
export type FigureDay = { date: string } & Record<Measure, number | null>;

const summed = ['orders', 'lines', 'short', 'substituted', 'accepted', 'lateHandOvers'] as const;

/**
 * Each day from `from` to `to`, both included, with what its stores did together. Rates of several stores are weighed by
 * their lines, as what they are made of is not answered.
 */
export function figureDays(rows: readonly PickFigures[], from: string, to: string): FigureDay[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const days: FigureDay[] = [];
  for (let date = from; date <= to; date = dayAfter(date, 1)) {
    const own = byDay.get(date) ?? [];
    const sums = Object.fromEntries(summed.map((name) => [name, own.reduce((sum, row) => sum + row[name], 0)]));
    days.push({
      ...(sums as Record<(typeof summed)[number], number>),
      date,
      linesAnHour: mean(own, 'linesAnHour'),
      weightDifferencePercent: mean(own, 'weightDifferencePercent'),
    });
  }
  return days;
}

/** To a tenth. */
function mean(rows: readonly PickFigures[], name: 'linesAnHour' | 'weightDifferencePercent'): number | null {
  const known = rows.filter((row) => row[name] !== null && row.lines > 0);
  const lines = known.reduce((sum, row) => sum + row.lines, 0);
  if (lines === 0) return null;
  return Math.round((known.reduce((sum, row) => sum + (row[name] ?? 0) * row.lines, 0) / lines) * 10) / 10;
}
