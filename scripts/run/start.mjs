// `npm start`: from a fresh clone to a served shop, with nothing but Node 20 and npm on the machine.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { nodePath } from './node-path.mjs';
import { run } from './processes.mjs';
import { shopEnv, shopFlags } from './shop-flags.mjs';

if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
console.log('▸ Starting the shop …');
process.exit(
  await run(nodePath(), [...shopFlags, 'src/main.ts'], { env: { ...shopEnv, ...process.env, NODE_ENV: 'production' } }),
);
