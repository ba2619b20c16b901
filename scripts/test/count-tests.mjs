// How many tests of a step passed and failed, and which, read from the JSON report that the runner wrote.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Characters of what a failure says; the whole stands where it was run. */
const longestReason = 600;

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file where the report was written
 * @param {number} code the exit code of the runner
 * @returns {{ passed: number, failed: number, failures: string[] }} A red exit code or a run of no test at all counts as
 * one failure. `failures`: each with its file, its title and the beginning of what it says.
 */
export function countTests(runner, file, code) {
  const counts = existsSync(file)
    ? readers[runner](JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };
  const isEmpty = counts.passed + counts.failed === 0;
  if (isEmpty) console.error('✗ No test was run.');
  return counts.failed === 0 && (code !== 0 || isEmpty) ? { ...counts, failed: 1 } : counts;
}

const readers = {
  vitest({ testResults, numPassedTests, numFailedTests }) {
    // A file that could not be loaded has no test to fail, and must not go unseen.
    const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => describe(name, fullName, failureMessages[0])),
    );
    const failures = [...failed, ...unloaded.map(({ name, message }) => describe(name, 'not loaded', message))];
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures };
  },
  playwright({ stats: { expected, unexpected, flaky }, suites }) {
    return { passed: expected, failed: unexpected + flaky, failures: suites.flatMap(failedIn) };
  },
};

/** The failures of a suite of Playwright's report, and of those within it. */
function failedIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error.message;
        return describe(`e2e/${file}`, `${title} [${projectName}]`, message);
      }),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

function describe(file, title, message = '') {
  const reason = stripVTControlCharacters(message).trim().slice(0, longestReason);
  return `${relative('.', file)} › ${title}\n${reason}`.trim();
}
