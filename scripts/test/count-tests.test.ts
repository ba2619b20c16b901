import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countTests } from './count-tests.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'panier-counts-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const file = (status: string, tests: number) => ({
  name: `${process.cwd()}/src/one.test.ts`,
  status,
  message: 'no such module',
  assertionResults: Array.from({ length: tests }, () => ({ fullName: 'a test', status, failureMessages: ['red'] })),
});
const vitestReport = (numPassedTests: number, numFailedTests: number, testResults = [file('passed', 1)]) => {
  return { numPassedTests, numFailedTests, testResults };
};
const playwrightReport = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
  suites: [],
});

test.each([
  ['vitest, green', 'vitest', vitestReport(5, 0), 0, [5, 0]],
  ['vitest, two failures', 'vitest', vitestReport(3, 2), 1, [3, 2]],
  ['vitest, a file that cannot be loaded', 'vitest', vitestReport(3, 0, [file('failed', 0)]), 1, [3, 1]],
  ['vitest, red for another reason', 'vitest', vitestReport(3, 0), 1, [3, 1]],
  ['vitest, nothing run', 'vitest', vitestReport(0, 0, []), 0, [0, 1]],
  ['playwright, green', 'playwright', playwrightReport(4, 0), 0, [4, 0]],
  ['playwright, a failure and a flaky one', 'playwright', playwrightReport(2, 1, 1), 1, [2, 2]],
  ['playwright, all skipped', 'playwright', playwrightReport(0, 0, 0, 3), 0, [0, 1]],
  ['no report at all', 'vitest', null, 137, [0, 1]],
] as const)('%s', (title, runner, report, code, [passed, failed]) => {
  const path = join(folder, `${title}.json`);
  if (report) writeFileSync(path, JSON.stringify(report));
  expect(countTests(runner, path, code)).toMatchObject({ passed, failed });
});

test('each failure is named by its file and title, with what it says', () => {
  const path = join(folder, 'failures.json');
  const failuresOf = (runner: 'vitest' | 'playwright', report: object) => {
    writeFileSync(path, JSON.stringify(report));
    return countTests(runner, path, 1).failures;
  };
  const results = [file('passed', 1), file('failed', 1), file('failed', 0)];
  expect(failuresOf('vitest', vitestReport(1, 1, results))).toEqual([
    'src/one.test.ts › a test\nred',
    'src/one.test.ts › not loaded\nno such module',
  ]);
  const error = { message: '\u001b[31mexpected 1, got 2\u001b[39m' };
  const specs = ['expected', 'unexpected', 'flaky'].map((status) => ({
    file: 'cart.spec.ts',
    title: status,
    tests: [{ projectName: 'phone', status, results: [{ error }] }],
  }));
  expect(failuresOf('playwright', { ...playwrightReport(1, 1, 1), suites: [{ suites: [{ specs }] }] })).toEqual([
    'e2e/cart.spec.ts › unexpected [phone]\nexpected 1, got 2',
    'e2e/cart.spec.ts › flaky [phone]\nexpected 1, got 2',
  ]);
});
