import { expect, test } from 'vitest';
import type { PickFigures } from '#contract/orders/pick-day.ts';
import { figureDays } from './figure-days.ts';

const row = (more: Partial<PickFigures>): PickFigures => ({
  ...{ day: '2026-11-24', storeId: 1, orders: 1, lines: 10, linesAnHour: 60, short: 0, substituted: 0, accepted: 0 },
  ...{ weightDifferencePercent: null, lateHandOvers: 0, ...more },
});

test('every day is there, with the sums of its stores and rates weighed by their lines', () => {
  const days = figureDays(
    [
      row({ short: 2, weightDifferencePercent: 4 }),
      row({ storeId: 2, lines: 30, linesAnHour: 80, orders: 3, lateHandOvers: 1 }),
      row({ day: '2026-11-26', lines: 0, orders: 0, linesAnHour: null, lateHandOvers: 2 }),
    ],
    '2026-11-24',
    '2026-11-26',
  );
  expect(days).toEqual([
    {
      date: '2026-11-24',
      orders: 4,
      lines: 40,
      linesAnHour: 75,
      short: 2,
      substituted: 0,
      accepted: 0,
      weightDifferencePercent: 4,
      lateHandOvers: 1,
    },
    expect.objectContaining({ date: '2026-11-25', orders: 0, linesAnHour: null, weightDifferencePercent: null }),
    expect.objectContaining({ date: '2026-11-26', orders: 0, linesAnHour: null, lateHandOvers: 2 }),
  ]);
});
