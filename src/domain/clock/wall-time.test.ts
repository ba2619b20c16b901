import { expect, test } from 'vitest';
import { salesDays } from './wall-time.ts';

test.each([
  ['2026-11-24', '2026-11-23', '2026-11-01', '2026-10-26'],
  ['2026-11-23', '2026-11-23', '2026-11-01', '2026-10-25'],
  ['2026-11-22', '2026-11-16', '2026-11-01', '2026-10-24'],
  ['2026-03-01', '2026-02-23', '2026-03-01', '2026-01-31'],
  ['2028-03-01', '2028-02-28', '2028-03-01', '2028-02-01'],
])('on %s the week begins on %s, the month on %s', (today, week, month, first) => {
  const days = salesDays(today, 30);
  expect(days).toMatchObject({ today, week, month });
  expect([days.series.length, days.series[0], days.series.at(-1)]).toEqual([30, first, today]);
});
