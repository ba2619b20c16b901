// Serves a shop that is installed and built, as a container or systemd does: it installs and builds nothing, and needs no
// npm. Where Node can, the shop takes the place of this process; else it runs below it, and gets its signals.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodePath } from './node-path.mjs';
import { shopEnv, shopFlags } from './shop-flags.mjs';

const [root, built] = ['../..', '../../build/server'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
process.chdir(root);
if (!existsSync(built)) {
  console.error('✗ The pages are not built: npm ci && npm run build, or npm start, which does both.');
  process.exit(1);
}
const node = nodePath();
const args = [...shopFlags, 'src/main.ts'];
const env = { ...shopEnv, ...process.env, NODE_ENV: 'production' };
// From Node 22.15; not on Windows.
if (typeof process.execve === 'function' && process.platform !== 'win32') process.execve(node, [node, ...args], env);
const { run } = await import('./processes.mjs');
process.exit(await run(node, args, { env }));
