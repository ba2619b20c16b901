import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'panier-ensure-'));
mkdirSync(join(root, 'node_modules'));
cpSync('scripts/run', join(root, 'scripts/run'), { recursive: true });
// In the place of npm: notes that it was asked.
writeFileSync(join(root, 'npm.cjs'), 'require("node:fs").writeFileSync("asked", "")');
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Packages = Record<string, { version?: string; optional?: boolean }>;
const wanted: Packages = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

/** Whether packages are installed, where `npm ci` has left that note of them. */
function installs(noted: Packages | null): boolean {
  const [asked, note, stamp] = ['asked', 'node_modules/.package-lock.json', 'node_modules/.installed'].map((path) =>
    join(root, path),
  ) as [string, string, string];
  for (const file of [asked, note, stamp]) rmSync(file, { force: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (noted) writeFileSync(note, JSON.stringify({ packages: noted }));
  const ensure = pathToFileURL(join(root, 'scripts/run/ensure.mjs'));
  const script = `import { ensureInstalled } from '${ensure}'; process.exit((await ensureInstalled()) ? 0 : 1);`;
  // A Node of the packages is not one to install them with, so that it is named elsewhere.
  const node = join(root, 'node');
  if (!existsSync(node)) symlinkSync(process.execPath, node);
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm.cjs'), npm_node_execpath: node },
    stdio: 'pipe',
  });
  return existsSync(asked);
}

test.each<[string, Packages | null, boolean]>([
  ['nothing is noted', null, true],
  ['all is there', wanted, false],
  ['an optional one of another system is not', { 'node_modules/a': { version: '1.0.0' } }, false],
  ['one is of another version', { ...wanted, 'node_modules/a': { version: '1.0.1' } }, true],
  ['an optional one is of another version', { ...wanted, 'node_modules/b': { version: '1.0.0' } }, true],
  ['one is missing', { 'node_modules/b': { version: '2.0.0' } }, true],
])('packages that somebody has installed are not installed again: %s', (_, noted, expected) => {
  expect(installs(noted)).toBe(expected);
});
