import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type RunningShop = {
  /** Resolves when it listens; with these settings beside its own. */
  start: (more?: Record<string, string>) => Promise<void>;
  /** Resolves when it has ended, by itself or killed. */
  ended: () => Promise<unknown>;
  /** Asks it to end; resolves with its exit code. */
  terminate: () => Promise<number | null>;
  /** As a power cut would; nothing where it does not run. */
  kill: () => Promise<void>;
  /** Where it answers, without a slash at the end; another port after each start. */
  address: () => string;
  pid: () => number | undefined;
};

const program = fileURLToPath(new URL('./serve-api.ts', import.meta.url));

/** The program in a process of its own, with these settings (environment variables). */
export function runShop(settings: Record<string, string>): RunningShop {
  const env = { ...process.env, ...settings, PORT: '0', HOST: '127.0.0.1', SEED: 'none', OUTBOX_LEASE: '2000' };
  let child: ChildProcess | null = null;
  let address = '';
  let gone: Promise<unknown> = Promise.resolve();
  return {
    ended: () => gone,
    address: () => address,
    pid: () => child?.pid,
    start: async (more) => {
      const started = spawn(process.execPath, [program], {
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      child = started;
      gone = new Promise((done) => started.once('exit', done));
      address = await new Promise<string>((found, failed) => {
        started.stdout?.on('data', (text: Buffer) => found(text.toString().trim()));
        started.once('exit', (code) => failed(new Error(`the shop ended with ${code}`)));
      });
    },
    terminate: async () => {
      child?.kill('SIGTERM');
      await gone;
      return child?.exitCode ?? null;
    },
    kill: async () => {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      dying.kill('SIGKILL');
      await gone;
    },
  };
}
