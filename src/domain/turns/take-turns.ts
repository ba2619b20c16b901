/** Runs at most `places` pieces of work for the same `whose` at once; the others wait in order. */
export type TakeTurns = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

export function createTurns(places: number): TakeTurns {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (whose, work) => {
    const queue = queues.get(whose) ?? { running: 0, waiting: [] };
    queues.set(whose, queue);
    // The next in the queue takes over the place directly, so that a newcomer cannot take it in between.
    if (queue.running < places) queue.running++;
    else await new Promise<void>((callUp) => queue.waiting.push(callUp));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) queues.delete(whose);
    }
  };
}
