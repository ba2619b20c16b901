import type { FastifyBaseLogger } from 'fastify';
import { inSpan } from '#server/db/spans.ts';

/** Seconds: what runs more often looks whether there is work, and traces what it finds. */
const tracedPause = 60;

export type Loop = { stop: () => Promise<void>; wake: () => void };

/**
 * Runs `work` every `seconds`, and at once when woken; one run at a time. A failure is logged and the next round tries
 * again. `stop` waits for the run that is under way.
 */
export function startLoop(name: string, seconds: number, log: FastifyBaseLogger, work: () => Promise<unknown>): Loop {
  return startTurns(name, seconds, log, () => work().then(() => seconds * 1000));
}

/** The same with pauses of varying length: each turn answers the ms until the next; `retry` seconds after a failure. */
export function startTurns(name: string, retry: number, log: FastifyBaseLogger, turn: () => Promise<number>): Loop {
  const traced = () => (retry < tracedPause ? turn() : inSpan({ name: `job ${name}` }, turn));
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout;

  const round = async () => {
    let pause = 0;
    do {
      isWoken = false;
      pause = await traced().catch((err: unknown) => {
        log.error({ err }, `${name} failed`);
        return retry * 1000;
      });
    } while (isWoken && !isStopped);
    running = null;
    if (!isStopped) timer = setTimeout(wake, pause).unref();
  };
  const wake = () => {
    clearTimeout(timer);
    if (isStopped) return;
    isWoken = true;
    running ??= round();
  };
  timer = setTimeout(wake, 0).unref();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
