import { expect, test } from 'vitest';
import { median } from './measure.ts';
import { printReport, type Report } from './report.ts';

const figures = (perSecond: number) => ({ perSecond, p50: 1, p99: 2 });
const row = { connections: 10, figures: figures(500), yardstick: { name: 'json', figures: figures(1000) } };
const report: Report = {
  database: 'postgres',
  products: 5000,
  stores: 3,
  fillSeconds: 1,
  startMs: 900,
  memoryMb: { atStart: 100, afterwards: 150 },
  rows: [
    { ...row, name: 'quick', ratio: 0.5, budget: 0.5 },
    { ...row, name: 'slow', ratio: 0.499, budget: 0.5 },
    { ...row, name: 'free', ratio: 0.1, budget: null },
  ],
  skipped: ['one was not measured'],
};

test('a bar that is reached is ticked, one that is missed is crossed', () => {
  const line = (name: string) =>
    printReport(report)
      .split('\n')
      .find((text) => text.startsWith(name)) ?? '';
  expect(line('quick')).toMatch(/✓$/);
  expect(line('slow')).toMatch(/✗$/);
  expect(line('free')).not.toMatch(/[✓✗]/);
  expect(line('- ')).toBe('- one was not measured');
});

test('the round in the middle speaks for all', () => {
  expect(median([figures(9), figures(1), figures(5)]).perSecond).toBe(5);
});
