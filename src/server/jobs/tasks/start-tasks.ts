import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import type { TaskHandler } from '#server/services/tasks/task-handler.ts';
import { runTasks, type TaskOptions } from './run-tasks.ts';

/**
 * Runs tasks in this process, one at a time. Those that this process has committed wake it; those of others are found
 * within `lookEvery` seconds. `stop` releases the running task at its next report.
 */
export function startTasks(
  deps: Deps,
  log: FastifyBaseLogger,
  handlers: readonly TaskHandler[],
  { lookEvery = 1, ...options }: Omit<TaskOptions, 'signal'> & { lookEvery?: number } = {},
): Pick<Loop, 'stop'> {
  const stopping = new AbortController();
  const work = () => runTasks(deps, handlers, log, { ...options, signal: stopping.signal });
  const loop = startLoop('tasks', lookEvery, log, work);
  deps.changes.on('tasks', loop.wake);
  return {
    stop: () => {
      stopping.abort();
      return loop.stop();
    },
  };
}
