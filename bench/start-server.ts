import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { shopEnv, shopFlags } from '../scripts/run/shop-flags.mjs';

/** A server in a process of its own; it ends with ours. */
export type Server = {
  url: string;
  pid: number;
  startMs: number;
  residentMb: () => number;
  stop: () => Promise<void>;
};

type Start = {
  args?: string[];
  env: Record<string, string>;
  port: number;
  ready: string;
  /** Called with the number of the process before it is ready. */
  started?: (pid: number) => void;
};

/** Starts a file of ours and waits until `ready` answers 200. Throws when it ends before, or after ten minutes. */
export async function startServer(
  file: string,
  { args = [], env, port, ready, started: noteStarted }: Start,
): Promise<Server> {
  const started = performance.now();
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...shopEnv, ...process.env, NODE_ENV: 'production', ...env },
    execArgv: shopFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { pid = 0 } = child;
  noteStarted?.(pid);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}${ready}`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() - started > 600_000) throw new Error(`${file} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const startMs = performance.now() - started;
  return { url, pid, startMs, residentMb: () => residentMb(child), stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(timer);
}

/** What the process holds in memory, in megabytes; 0 where `ps` cannot tell. */
function residentMb(child: ChildProcess): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    return 0;
  }
}
