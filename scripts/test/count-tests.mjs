// How many tests of a step passed and failed, read from the JSON report that the runner wrote.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file where the report was written
 * @param {number} code the exit code of the runner
 * @returns {{ passed: number, failed: number }} A red exit code or a run of no test at all counts as one failure.
 */
export function countTests(runner, file, code) {
  const counts = existsSync(file) ? readers[runner](JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const isEmpty = counts.passed + counts.failed === 0;
  if (isEmpty) console.error('✗ No test was run.');
  return counts.failed === 0 && (code !== 0 || isEmpty) ? { ...counts, failed: 1 } : counts;
}

const readers = {
  vitest(report) {
    // A file that could not be loaded has no test to fail, and must not go unseen.
    const unloaded = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
  },
  playwright(report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  },
};
