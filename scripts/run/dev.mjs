// `npm run dev`: web changes reload in the browser (Vite, inside the server), server changes restart the server.
import { watch } from 'node:fs';
import { ensureInstalled } from './ensure.mjs';
import { nodePath } from './node-path.mjs';
import { exitIfStopping, run, signalChildren } from './processes.mjs';
import { shopEnv, shopFlags } from './shop-flags.mjs';

const watched = ['src/server', 'src/domain', 'src/contract', 'src/main.ts'];
const settle = 150;

if (!(await ensureInstalled())) process.exit(1);
for (;;) {
  const change = nextChange();
  let isChanged = false;
  void change.then(() => {
    isChanged = true;
    signalChildren('SIGTERM');
  });
  const env = { ...shopEnv, ...process.env, NODE_ENV: 'development', PANIER_DEV: '1' };
  const code = await run(nodePath(), [...shopFlags, 'src/main.ts'], { env });
  exitIfStopping();
  if (!isChanged) console.error(`✗ The server ended (exit code ${code}); it starts again at the next change.`);
  await change;
  console.log('▸ Starting again …');
}

/** Resolves after the first change of a watched file, once nothing has changed for a moment. */
function nextChange() {
  return new Promise((resolve) => {
    let timer;
    const finish = () => {
      for (const watcher of watchers) watcher.close();
      resolve();
    };
    const notice = (_event, name) => {
      if (!name?.endsWith('.ts') && !name?.endsWith('.sql')) return;
      clearTimeout(timer);
      timer = setTimeout(finish, settle);
    };
    const watchers = watched.map((path) => watch(path, { recursive: true }, notice));
  });
}
