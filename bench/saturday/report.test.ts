import { expect, test } from 'vitest';
import { isSound, printSaturday, reasonsOf, type SaturdayReport, summarise, type Went } from './report.ts';

const done = (ms: number): Went => ({ kind: 'list', ms, outcome: 'done' });
const went: Went[] = [
  ...Array.from({ length: 100 }, (_, i) => done(i + 1)),
  { kind: 'pick', ms: 5, outcome: 'idle' },
  { kind: 'pick', ms: 7000, outcome: { refused: 'POST /pick-runs: 409' } },
  { kind: 'basket', ms: 9000, outcome: { failed: 'PUT /cart: 503' } },
];
const facts: SaturdayReport['facts'] = {
  ...{ memoryPeakMb: 401.2, memoryAtEndMb: 350, connections: 22, sentLateMs: 3, mailsWaiting: 0 },
  ...{ orders: { acknowledged: 4, stored: 4 }, broken: [] },
};
const of = (more: Partial<SaturdayReport> = {}): SaturdayReport => {
  const run = { stores: 20, minutes: 5, scale: 0.1, seed: 'x', goods: 1000, database: 'PostgreSQL 15' };
  return { ...run, rows: summarise(went, went), reasons: reasonsOf(went), facts, ...more };
};

test('times are of what was done alone, what did not come back has failed', () => {
  const planned = [...went, { kind: 'list' as const }];
  const [list, basket, pick] = summarise(planned, went);
  expect(list).toMatchObject({ planned: 101, done: 100, failed: 1, p50: 50, p95: 95, p99: 99 });
  expect(basket).toMatchObject({ done: 0, failed: 1, p99: 0 });
  expect(pick).toMatchObject({ planned: 2, done: 0, idle: 1, refused: 1, failed: 0, p99: 0 });
});

test('a failure, a lost order or broken data is no sound run', () => {
  const well = summarise(went.slice(0, 100), went.slice(0, 100));
  expect(isSound(of({ rows: well }))).toBe(true);
  expect(isSound(of())).toBe(false);
  expect(isSound(of({ rows: well, facts: { ...facts, orders: { acknowledged: 4, stored: 3 } } }))).toBe(false);
  expect(isSound(of({ rows: well, facts: { ...facts, broken: ['stock'] } }))).toBe(false);
});

test('the report says each kind in a row, and why something failed', () => {
  const text = printSaturday(of());
  expect(text).toContain('| list | 100 | 100 | 0 | 0 | 0 | 50 | 95 | 99 |');
  expect(text).toContain('401 MB at its peak');
  expect(text).toContain('- 1 times basket: PUT /cart: 503');
  expect(text).toMatch(/Something failed\.\n$/);
  expect(printSaturday(of({ facts: { ...facts, broken: ['stock'] } }))).toContain('stock ✗');
});
