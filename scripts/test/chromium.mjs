// Finds the Chromium of the browser tests, or installs one.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { nodePath } from '../run/node-path.mjs';
import { run, runAttached } from '../run/processes.mjs';

// The first draws no window of a browser around the page: journeys take a third less of the processor with it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const inCache = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win64/chrome.exe',
];

/** The path of a Chromium on this machine, or null: CHROMIUM_PATH, then the PATH, then Playwright's own. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
  const folders = [...PATH.split(delimiter), '/usr/bin'];
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...playwrightCopies()].find((path) => existsSync(path)) ?? null;
}

let ensured = null;

/** Like findChromium, but installs one where there is none. Says what to do and answers null when it cannot. */
export function ensureChromium() {
  ensured ??= findOrInstall();
  return ensured;
}

async function findOrInstall() {
  if (findChromium()) return findChromium();
  if (process.env.CHROMIUM_PATH) {
    console.error(`✗ CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
    return null;
  }
  console.log('▸ No Chromium here: installing one …');
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) await installDebianPackage();
  if (!findChromium()) await runAttached(nodePath(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (findChromium()) return findChromium();
  console.error('✗ The browser tests need Chromium, and it could not be installed. Do one of these, then try again:');
  console.error('  - install the package "chromium" of your system (Debian: sudo apt-get install chromium)');
  console.error('  - run: npx playwright install --with-deps chromium');
  console.error('  - set CHROMIUM_PATH to the executable of a Chromium or Chrome that you have');
  return null;
}

async function installDebianPackage() {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  await install('chromium-headless-shell');
  // Older systems have no such package.
  if (!findChromium()) await install('chromium');
}

function playwrightCopies() {
  const caches = {
    linux: join(homedir(), '.cache/ms-playwright'),
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? caches[process.platform] ?? '';
  if (!existsSync(cache)) return [];
  const copies = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
  return copies.flatMap((name) => inCache.map((path) => join(cache, name, path)));
}
