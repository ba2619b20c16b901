import DataLoader from 'dataloader';

/** So many fit one statement, which no reader then waits for longer than for its own. */
const mostAtOnce = 100;

/**
 * A read that is answered together with the others asked for in the same turn of the event loop: under load one statement
 * reads for all of them, and a lone reader waits for nothing. `readAll` answers in the order asked; nothing is kept.
 */
export function batchReads<Asked, Answer>(
  readAll: (questions: readonly Asked[]) => Promise<readonly Answer[]>,
): (question: Asked) => Promise<Answer> {
  const loader = new DataLoader<Asked, Answer>(readAll, {
    cache: false,
    maxBatchSize: mostAtOnce,
    // After the sockets that are ready now have been read.
    batchScheduleFn: (send) => setImmediate(send),
  });
  return (query) => loader.load(query);
}
