import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { drainConnections } from './http/shell/drain.ts';

/** Whether it serves on for DRAIN_SECONDS, so that a balancer notices, or ends without. */
export type Ending = 'drained' | 'atOnce';

type Running = {
  app: FastifyInstance;
  deps: Pick<Deps, 'config' | 'connection' | 'flags' | 'ending' | 'traces'>;
  jobs: { stop: () => Promise<void> };
};

/** Milliseconds that requests and jobs under way have to end. */
const patience = 10_000;

/**
 * Answers what ends this process in the reverse order of its start, once however often it is called; a second call ends the
 * wait. `closeRest` closes what stands between the jobs and the database.
 */
export function createStop(
  { app, deps, jobs }: Running,
  closeRest: () => Promise<void> = async () => undefined,
): (how: Ending) => Promise<void> {
  const { config, connection, flags, ending, traces } = deps;
  const enough = new AbortController();
  let open = 0;
  app.server.on('request', (_, response: ServerResponse) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  return async (how) => {
    if (ending.hasBegun) return enough.abort();
    ending.hasBegun = true;
    if (how === 'drained')
      await pause(config.drainSeconds * 1000, undefined, { signal: enough.signal }).catch(() => undefined);
    setTimeout(() => process.exit(1), patience).unref();
    const jobsEnded = jobs.stop();
    await drainConnections(app.server);
    while (open > 0) await pause(20);
    // What is left has asked nothing: a browser that has connected ahead would hold up the end for as long as it likes.
    app.server.closeAllConnections();
    await app.close();
    await jobsEnded;
    flags.close();
    await closeRest();
    await Promise.all([connection.close(), traces?.close()]);
    process.exit(0);
  };
}
