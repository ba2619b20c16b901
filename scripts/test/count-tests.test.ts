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

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });
const vitestReport = (numPassedTests: number, numFailedTests: number, testResults = [file('passed', 1)]) => {
  return { numPassedTests, numFailedTests, testResults };
};
const playwrightReport = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
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
  expect(countTests(runner, path, code)).toEqual({ passed, failed });
});
