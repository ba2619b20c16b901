// Runs the tools and the runners of tests, and counts what passed and failed.
import { resolve } from 'node:path';
import { ensureBuilt } from '../run/ensure.mjs';
import { nodePath } from '../run/node-path.mjs';
import { exitIfStopping, runAttached } from '../run/processes.mjs';
import { ensureChromium } from './chromium.mjs';
import { countTests } from './count-tests.mjs';

/** Where the runners leave their reports. */
export const reports = resolve('.cache/test-reports');

/** ms after which a tool or a runner is ended. */
const longest = { check: 10 * 60_000, tests: 30 * 60_000, long: 120 * 60_000 };
const vitestPath = 'node_modules/vitest/vitest.mjs';
const playwrightPath = 'node_modules/@playwright/test/cli.js';
// vitest sets NODE_ENV itself, and the shop of the browser journeys always runs as production.
const { NODE_ENV: _, ...inherited } = process.env;
const building = { isDone: false };

/** Builds the pages; counts as one test. */
export async function build() {
  building.isDone = await ensureBuilt();
  return oneTest(building.isDone);
}

/** Finds or installs the browser of the journeys; counts as one test. */
export async function findBrowser() {
  return oneTest((await ensureChromium()) !== null);
}

/** Runs commands one after the other until one fails; all together count as one test. */
export async function check(options, ...commands) {
  for (const command of commands) {
    if ((await runAttached(nodePath(), command, { timeout: longest.check, ...options })) !== 0) return oneTest(false);
    exitIfStopping();
  }
  return oneTest(true);
}

/**
 * @param {readonly string[]} projects names or patterns
 * @param {readonly string[]} files what their paths contain
 * @param {{ isLong?: boolean }} options `isLong`: they may take two hours instead of half of one
 */
export async function vitest(projects, files = [], { isLong = false } = {}) {
  const file = `${reports}/vitest-${nameOf(projects)}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [vitestPath, 'run', ...projects.map((one) => `--project=${one}`), ...reporters, ...files];
  const timeout = isLong ? longest.long : longest.tests;
  const code = await runAttached(nodePath(), args, { env: inherited, timeout });
  return countTests('vitest', file, code);
}

/**
 * @param {readonly string[]} projects
 * @param {{ env?: Record<string, string>, files?: readonly string[], isSeeded?: boolean, say?: (text: string) => void }} options
 * `isSeeded`: the demo data that the journeys begin with have been made
 */
export async function playwright(projects, { env = {}, files = [], isSeeded = false, ...options } = {}) {
  if (!building.isDone) console.error('✗ There is no build to try.');
  const chromium = building.isDone && (await ensureChromium());
  if (!chromium) return oneTest(false);
  const file = `${reports}/playwright-${nameOf(projects)}.json`;
  const args = [playwrightPath, 'test', ...projects.map((one) => `--project=${one}`), ...files];
  const code = await runAttached(nodePath(), isSeeded ? [...args, '--no-deps'] : args, {
    env: { ...inherited, ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    timeout: env.EVERY_JOURNEY ? longest.long : longest.tests,
    ...options,
  });
  return countTests('playwright', file, code);
}

function nameOf(projects) {
  return projects.join('-').replaceAll(/[^\w-]/g, '');
}

function oneTest(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
