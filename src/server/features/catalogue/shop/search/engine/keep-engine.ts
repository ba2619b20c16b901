import type { FastifyInstance } from 'fastify';
import { createSearchNotes } from '#domain/search/matching/search-notes.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import { runOnce } from '#server/services/tasks/run-once.ts';
import type { FollowedShelves } from '../shelves/follow-shelves.ts';
import { createEngineClient } from './engine-client.ts';
import { collectionOf } from './engine-state.ts';
import type { Engine } from './find-in-engine.ts';
import { type EngineSync, syncEngine } from './sync-engine.ts';

/** Milliseconds between two turns of the process that keeps the engine, and after which another one takes its place. */
const pause = 2000;
const takeOver = 15_000;
/** Milliseconds that a turn may take before another process begins one. */
const lease = 5 * 60_000;

/**
 * The engine of the settings, null without one; asked for by `findInEngine`. Once the shop listens, one of its processes keeps
 * it current, until the shop ends.
 */
export async function startEngine(
  app: FastifyInstance,
  deps: Deps,
  { shelves, connection }: { shelves: FollowedShelves; connection: Pick<Connection, 'hot'> },
): Promise<Engine | null> {
  const { config, clock, meters } = deps;
  if (!config.searchEngine) return null;
  const client = createEngineClient(config.searchEngine);
  const collection = await collectionOf(deps.connection);
  keepEngine(app, deps, {
    client,
    collection,
    followed: shelves,
    connection: deps.connection,
    clock,
    state: null,
    hasDropped: false,
  });
  return {
    client,
    collection,
    followed: shelves,
    connection,
    notes: createSearchNotes(),
    clock,
    note: (outcome, err) => {
      meters?.noteEngine(outcome);
      if (err) app.log.error({ err }, 'The search engine does not answer: shelves are read instead');
    },
    mutedUntil: 0,
  };
}

function keepEngine(app: FastifyInstance, deps: Deps, sync: EngineSync): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isClosing = false;
  let isOurs = false;
  const turn = async () => {
    const now = deps.clock();
    // Whoever had the last turn has the next one: it knows what stands in the engine.
    const due = new Date(now.getTime() - (isOurs ? 0 : takeOver));
    isOurs = await runOnce(deps, { name: 'searchEngine', due, now, lease, pause: takeOver }, () => syncEngine(sync));
  };
  const round = async () => {
    await turn().catch((err: unknown) => app.log.error({ err }, 'The search engine could not be brought in line'));
    if (!isClosing) timer = setTimeout(start, pause).unref();
  };
  const start = () => {
    running = round();
  };
  app.addHook('onListen', async () => start());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
}
