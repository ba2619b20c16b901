// What `npm test` runs: groups, one after the other, of lanes that run side by side, each a list of steps: a title, and
// work that resolves with how many tests passed and failed.
import { execFileSync } from 'node:child_process';
import { nodePath } from '../run/node-path.mjs';
import { build, check, findBrowser, playwright, vitest } from './run-tests.mjs';
import { checkSuiteLogs } from './suite-logs.mjs';

const bin = {
  typegen: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
};
const { TEST_DATABASE_URL: database } = process.env;
const databases = database ? 'embedded database and PostgreSQL' : 'embedded database';
const tests = database ? ['unit*', 'postgres'] : ['unit*'];
const journeys = database ? ['embedded-*-*', 'postgres-*'] : ['embedded-*-*'];

const checks = [
  ['Types', (options) => check(options, [bin.typegen, 'typegen'], [bin.tsc, '--noEmit'])],
  ['Lint and format', (options) => check(options, [bin.biome, 'check', '--error-on-warnings'])],
  ['Walls between the rooms', (options) => check(options, ['scripts/check/walls.mjs'])],
  // What only tests use is no part of the shop.
  ['Unused code', (options) => check(options, [bin.knip], [bin.knip, '--production'])],
  ['File sizes', (options) => check(options, ['scripts/check/sizes.mjs'])],
  ['Duplicates', (options) => check(options, ['scripts/check/duplicates.mjs'])],
];
const building = ['Build', build];
// Beside both: to install one is to wait for the network.
const browser = ['Chromium', findBrowser];
const runTests = (title, files) => [`${title} (${databases})`, () => vitest(tests, files)];
const runJourneys = (title, options) => [`${title} (${databases})`, () => playwright(journeys, options)];
// Beside the checks, which leave a core to it: the journeys need not wait for it.
const seeding = ['Demo data of the journeys', (options) => playwright(['embedded-seed'], options)];

/** Everything a change must pass. */
export const allSteps = [
  [[building, seeding], checks, [browser]],
  [[runTests('Unit, API and race tests')]],
  [[runJourneys('Browser journeys', { isSeeded: true })]],
  [[['What has been logged', checkSuiteLogs]]],
];

/** Crashes, soaks and the wide journeys: what takes minutes. */
export const longSteps = (paths) => [
  [[building]],
  [[[`Long tests (${databases})`, () => vitest(['long*'], paths, { isLong: true })]]],
  [[runJourneys('Every browser journey at both widths', { env: { EVERY_JOURNEY: '1' } })]],
];

/** The tests of some files or folders. */
export function someSteps(paths) {
  const { needsBuild } = select(paths);
  return [...(needsBuild ? [[[building]]] : []), [[runTests(`Tests of ${paths.join(', ')}`, paths)]]];
}

/** The checks of the whole, and the tests that the changes since `base` can reach. */
export function changedSteps(base) {
  const chosen = select(['--changed', ...(base ? [base] : [])]);
  const counts = `${chosen.tests.length} files of tests and ${chosen.journeys.length} of journeys`;
  console.log(`▸ ${chosen.changed.length} files have changed; they can reach ${counts}`);
  return [
    chosen.needsBuild ? [[building], checks] : [checks],
    ...(chosen.tests.length > 0 ? [[[runTests('Tests', chosen.tests)]]] : []),
    ...(chosen.journeys.length > 0 ? [[[runJourneys('Browser journeys', { files: chosen.journeys })]]] : []),
  ];
}

/** What files open is read on the Node that package.json pins; this one may be older. */
function select(args) {
  return JSON.parse(execFileSync(nodePath(), ['scripts/test/select.mjs', ...args], { encoding: 'utf8' }));
}
