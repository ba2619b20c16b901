// The steps of `npm test`: a title, and work that resolves with how many tests passed and failed.
import { resolve } from 'node:path';
import { ensureBuilt } from '../run/ensure.mjs';
import { nodePath } from '../run/node-path.mjs';
import { exitIfStopping, runAttached } from '../run/processes.mjs';
import { ensureChromium } from './chromium.mjs';
import { countTests } from './count-tests.mjs';

/** Where the runners leave their reports. */
export const reports = resolve('.cache/test-reports');

const longest = 10 * 60_000;
const longestJourneys = 25 * 60_000;
// vitest sets NODE_ENV itself, and the shop of the browser journeys always runs as production.
const { NODE_ENV: _, ...everything } = process.env;
const { TEST_DATABASE_URL: database, ...withoutDatabase } = everything;
const bin = {
  typegen: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};
let isBuilt = false;

/** Everything a change must pass. */
export const allSteps = [
  ['Build', build],
  ['Types', () => check([bin.typegen, 'typegen'], [bin.tsc, '--noEmit'])],
  ['Lint and format', () => check([bin.biome, 'check', '--error-on-warnings'])],
  ['Walls between the rooms', () => check(['scripts/check/walls.mjs'])],
  ['Unused code', () => check([bin.knip])],
  ['File sizes', () => check(['scripts/check/sizes.mjs'])],
  ['Unit and API tests (embedded database)', () => vitest('unit', [], withoutDatabase)],
  database && ['API and race tests (PostgreSQL)', () => vitest('postgres', [], everything)],
  ['Browser journeys (embedded database)', () => playwright('embedded-*', withoutDatabase)],
  database && ['Browser journey (PostgreSQL)', () => playwright('postgres-*', everything)],
].filter(Boolean);

/** The tests that take minutes. */
export const longSteps = (paths) => [
  ['Long tests', () => vitest('long', paths, everything)],
  [
    'Every browser journey at both widths',
    async () => {
      isBuilt = await ensureBuilt();
      return playwright('embedded-*', { ...withoutDatabase, EVERY_JOURNEY: '1' });
    },
  ],
];

/** The tests of some files or folders: those of the server on PostgreSQL when there is one. */
export function someSteps(paths) {
  const title = `Tests of ${paths.join(', ')}`;
  const isOnPostgres = database && paths.every((path) => path.startsWith('src/server'));
  return isOnPostgres
    ? [[`${title} (PostgreSQL)`, () => vitest('postgres', paths, everything)]]
    : [[`${title} (embedded database)`, () => vitest('unit', paths, withoutDatabase)]];
}

async function build() {
  isBuilt = await ensureBuilt();
  return oneTest(isBuilt);
}

/** Runs commands one after the other until one fails; all together count as one test. */
async function check(...commands) {
  for (const command of commands) {
    if ((await runAttached(nodePath(), command, { timeout: longest })) !== 0) return oneTest(false);
    exitIfStopping();
  }
  return oneTest(true);
}

async function vitest(project, files, env) {
  const file = `${reports}/vitest-${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [bin.vitest, 'run', `--project=${project}`, ...reporters, ...files];
  const code = await runAttached(nodePath(), args, { env, timeout: longest });
  return countTests('vitest', file, code);
}

async function playwright(projects, env) {
  if (!isBuilt) console.error('✗ There is no build to try.');
  const chromium = isBuilt && (await ensureChromium());
  if (!chromium) return oneTest(false);
  const file = `${reports}/playwright-${projects.replace('-*', '')}.json`;
  const code = await runAttached(nodePath(), [bin.playwright, 'test', `--project=${projects}`], {
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    timeout: longestJourneys,
  });
  return countTests('playwright', file, code);
}

function oneTest(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
