import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A tree with the real script, and a shop that says who it is and what it is told.
const root = mkdtempSync(join(tmpdir(), 'panier-serve-'));
const shop = `
  process.on('SIGTERM', () => { console.log('told'); process.exit(7); });
  process.on('disconnect', () => process.exit(9));
  console.log('pid', process.pid, process.env.NODE_ENV, process.env.PORT, process.execArgv.length);
  setInterval(() => undefined, 1000);`;
beforeAll(() => {
  for (const folder of ['build/server', 'src', 'node_modules']) mkdirSync(join(root, folder), { recursive: true });
  cpSync('scripts/run', join(root, 'scripts/run'), { recursive: true });
  writeFileSync(join(root, 'src/main.ts'), shop);
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
});
const running: ChildProcess[] = [];
afterAll(() => {
  for (const one of running) one.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const withoutExecve = ['--import', 'data:text/javascript,process.execve = undefined'];

function serve(flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, join(root, 'scripts/run/serve.mjs')], {
    cwd: tmpdir(),
    env: { ...process.env, PORT: '4711', NODE_OPTIONS: '', npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  return { child, ended, said: () => text };
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['in the place of the starter', [], true],
  ['below a starter that passes on its signals', withoutExecve, false],
] as const)('the shop runs %s', async (_, flags, isSame) => {
  const { child, ended, said } = serve([...flags]);
  await expect.poll(said, { timeout: 20_000 }).toMatch(/^pid \d+ production 4711 4$/m);
  const pid = Number(/pid (\d+)/.exec(said())?.[1]);
  expect(pid === child.pid).toBe(isSame);
  child.kill('SIGTERM');
  expect(await ended).toBe(7);
  expect(said()).toContain('told');
  expect(isThere(pid)).toBe(false);
});

test('a starter that is killed takes its shop with it', async () => {
  const { child, ended, said } = serve(withoutExecve);
  await expect.poll(said, { timeout: 20_000 }).toMatch(/^pid/m);
  child.kill('SIGKILL');
  // The shop writes to the same pipe: it closes when both have ended.
  await ended;
});

test('what is not built is not served', async () => {
  rmSync(join(root, 'build'), { recursive: true });
  const { ended, said } = serve();
  expect(await ended).toBe(1);
  expect(said()).toContain('not built');
});
