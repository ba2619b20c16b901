import type { FastifyBaseLogger } from 'fastify';

export type Loop = { stop: () => Promise<void>; wake: () => void };

/**
 * Runs `work` every `seconds`, and at once when woken; one run at a time. A failure is logged and the next round tries
 * again. `stop` waits for the run that is under way.
 */
export function startLoop(name: string, seconds: number, log: FastifyBaseLogger, work: () => Promise<unknown>): Loop {
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout;

  const round = async () => {
    do {
      isWoken = false;
      await work().catch((err: unknown) => log.error({ err }, `${name} failed`));
    } while (isWoken && !isStopped);
    running = null;
    if (!isStopped) timer = setTimeout(wake, seconds * 1000).unref();
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
