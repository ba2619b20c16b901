// Runs programs so that none outlives this one. Plain JavaScript for any Node from 20: a fresh clone has nothing else.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
/** Milliseconds: a shop that drains serves so many seconds more, and then has ten for what runs. */
const patience = 10_000 + 1000 * (Number(process.env.DRAIN_SECONDS) || 0);
/** Those that run now. */
const children = new Set();
let stopping = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
if (process.env.npm_lifecycle_event) watchNpm();

/**
 * Runs a program in this process group and resolves with its exit code (128 + n for signal n).
 * Its fourth stream is an IPC channel, which tells it when this process dies, however it dies.
 * @param {{ timeout?: number, say?: (text: string) => void }} options ms, and what takes its output instead of the
 * terminal; the others are those of `spawn`
 */
export function run(command, args, { timeout, say, ...options } = {}) {
  return new Promise((resolve) => {
    const out = say ? 'pipe' : 'inherit';
    const started = spawn(command, args, { stdio: ['inherit', out, out, 'ipc'], ...options });
    children.add(started);
    for (const stream of say ? [started.stdout, started.stderr] : []) stream.setEncoding('utf8').on('data', say);
    const alarm = timeout && setTimeout(() => endChild(started, 'SIGTERM'), timeout);
    const finish = (code) => {
      clearTimeout(alarm);
      children.delete(started);
      resolve(code);
    };
    started.once('error', (error) => {
      console.error(`✗ ${command} could not be started: ${error.message}`);
      finish(127);
    });
    // Not before everything that it wrote has been read.
    started.once(say ? 'close' : 'exit', (code, signal) => finish(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}

/** Runs a Node program that does not know about the channel: `end-with-parent.mjs` ends it when this process dies. */
export function runAttached(node, args, options) {
  return run(node, ['--import', endWithParent, ...args], options);
}

/** Sends the running children a signal, if there are any. */
export function signalChildren(signal) {
  for (const child of children) endChild(child, signal);
}

/** Ends this process when a stop was asked for while the last program ran. */
export function exitIfStopping() {
  if (stopping) process.exit(128 + constants.signals[stopping]);
}

function stop(signal) {
  stopping = signal;
  if (children.size > 0) signalChildren(signal);
  else exitIfStopping();
}

function endChild(target, signal) {
  target.kill(signal);
  setTimeout(() => target.kill('SIGKILL'), patience).unref();
}

/** npm killed with -9 tells nobody, and it puts a shell between: notice when either is gone. */
function watchNpm() {
  const before = family();
  setInterval(() => family() !== before && stop('SIGTERM'), 1000).unref();
}

function family() {
  const parent = statusOf(process.ppid);
  // The grandparent is npm only where a shell stands between; else it is whoever called npm, and none of our business.
  return /^(ba|da|z|k|a)?sh$/.test(parent.name) ? `${process.ppid} ${parent.parent}` : `${process.ppid}`;
}

function statusOf(pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: rest.split(' ')[1] };
  } catch {
    return { name: '', parent: '' };
  }
}
