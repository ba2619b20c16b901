// Installs and builds, each only when what it depends on has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodePath } from './node-path.mjs';
import { exitIfStopping, run, runAttached } from './processes.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const installStamp = 'node_modules/.installed';
const buildStamp = 'build/.built';
const buildInputs = [
  'src/web',
  'src/contract',
  'src/domain',
  'public',
  'scripts/build/compress.mjs',
  'scripts/build/old-files.mjs',
  'scripts/build/shop-files.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];

/** Installs the packages of the lock file, unless just these are installed already. @returns whether they are there */
export async function ensureInstalled() {
  if (!existsSync(installStamp) && isInstalledByHand()) return true;
  const hash = `${hashOf(['package-lock.json'])} ${process.platform} ${process.arch}`;
  return unless(installStamp, hash, () => step('Installing packages (about a minute the first time)', installPackages));
}

/** Builds the pages for production, unless they were built from the same sources. @returns whether they are built */
export async function ensureBuilt() {
  return unless(buildStamp, hashOf(buildInputs), async () => {
    const options = { env: { ...process.env, NODE_ENV: 'production' } };
    const builder = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'];
    return (
      (await step('Building the pages', () => runAttached(nodePath(), builder, options))) &&
      (await step('Dropping the files of old builds', () =>
        runAttached(nodePath(), ['scripts/build/old-files.mjs'], options),
      )) &&
      (await step('Compressing the assets', () => runAttached(nodePath(), ['scripts/build/compress.mjs'], options)))
    );
  });
}

/** Whether somebody's own `npm ci` has installed what the lock file says: npm notes that as its last step. */
function isInstalledByHand() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(note)) return false;
  const [wanted, found] = ['package-lock.json', note].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages);
  return Object.entries(wanted).every(
    // The optional ones are of one system each.
    ([path, { version, optional }]) => path === '' || (found[path] ? found[path].version === version : optional),
  );
}

function installPackages() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // Not process.execPath: that may be the Node inside node_modules, which `npm ci` is about to delete.
  if (npm && node && !node.includes('node_modules')) return runAttached(node, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

async function step(title, work) {
  const start = Date.now();
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1);
  console.log(`▸ ${title} …`);
  const ticker = setInterval(() => console.log(`  … ${Math.round(Number(seconds()))} s`), 10_000);
  const code = await work();
  clearInterval(ticker);
  exitIfStopping();
  if (code === 0) console.log(`✓ ${title} (${seconds()} s)`);
  else console.error(`✗ ${title}: failed (exit code ${code})`);
  return code === 0;
}

async function unless(stamp, hash, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  rmSync(stamp, { force: true });
  if (!(await work())) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  };
  paths.forEach(add);
  return hash.digest('hex');
}
