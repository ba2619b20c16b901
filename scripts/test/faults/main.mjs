// `npm run faults`: plants the faults of faults/faults.txt one by one in a copy of the tree and sees a test turn red.
// `npm run faults -- shipping` takes those alone whose rule or file says so. What only several connections show needs
// `TEST_DATABASE_URL`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodePath } from '../../run/node-path.mjs';
import { plant, readFaults, whyNot } from './plant.mjs';

const asked = process.argv[2] ?? '';
const { TEST_DATABASE_URL: server, NODE_ENV: _, ...env } = process.env;
const needsServer = (tests) => tests.endsWith('.pg.test.ts');
const chosen = readFaults().filter(({ rule, file }) => `${rule} ${file}`.includes(asked));
const faults = chosen.filter(({ tests }) => server || !needsServer(tests));
if (faults.length < chosen.length)
  console.log(`▸ ${chosen.length - faults.length} are left out: TEST_DATABASE_URL names no server`);
const root = mkdtempSync(join(tmpdir(), 'panier-faults-'));
const report = join(root, 'report.json');
let failed = 0;
/** The build is, as tests of pages render it: what is planted in src/web is noticed by tests beside it alone. */
const notCopied = ['.git', 'node_modules', 'data'];
try {
  cpSync('.', root, { recursive: true, filter: (path) => !notCopied.includes(path) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  const red = redTests([...new Set(faults.map(({ tests }) => tests))]);
  if (red.length > 0) fail(`before any fault was planted: ${red.join(', ')}`);
  for (const fault of failed ? [] : faults) look(fault);
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(`\n${faults.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

function look(fault) {
  const reason = whyNot(root, fault);
  if (reason) return fail(`${fault.rule}: ${reason}`);
  const repair = plant(root, fault);
  const red = redTests([fault.tests]);
  repair();
  const seen = red.find((title) => title.includes(fault.named ?? ''));
  if (seen === undefined) return fail(`${fault.rule}: no test noticed ${fault.file} (${red.length} red)`);
  console.log(`✓ ${fault.rule} → ${seen}`);
}

/** The titles of the tests that fail; a file that cannot even be loaded counts by its name. */
function redTests(files) {
  const embedded = files.filter((file) => !needsServer(file));
  const onServer = redOf('postgres', files.filter(needsServer), { ...env, TEST_DATABASE_URL: server });
  return [...redOf('unit*', embedded, env), ...onServer];
}

function redOf(project, files, env) {
  if (files.length === 0) return [];
  rmSync(report, { force: true });
  const args = ['run', `--project=${project}`, '--reporter=json', `--outputFile=${report}`, ...files];
  spawnSync(nodePath(), ['node_modules/vitest/vitest.mjs', ...args], { cwd: root, env, stdio: 'ignore' });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
    return titles.length === 0 && status === 'failed' ? [name] : titles;
  });
}

function fail(line) {
  failed++;
  console.error(`✗ ${line}`);
}
