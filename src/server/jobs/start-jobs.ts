import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { createMailThread } from '#server/mail/mail-thread.ts';
import { startDiscountClock } from './discount-clock.ts';
import { type Loop, startLoop } from './loop.ts';
import { mailHandler, mailLease } from './mail-handler.ts';
import { cleanUpNightly } from './nightly.ts';
import { deliverOutbox } from './outbox.ts';

/** How long a woken outbox waits, so that entries which come one by one are done many at once. */
const gatheringMs = 250;

/** What runs beside the requests, in every process: each job takes a lock or claims its rows, so that two never clash. */
export function startJobs(deps: Deps, log: FastifyBaseLogger, { lease = mailLease } = {}): Pick<Loop, 'stop'> {
  const mails = createMailThread(deps.config);
  const handlers = [mailHandler(deps, mails.send, lease)];
  // What this process has committed wakes it; what others have is looked for once a second.
  const outbox = startLoop('outbox', 1, log, () => deliverOutbox(deps, handlers));
  let isGathering = false;
  deps.changes.on('outbox', () => {
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      outbox.wake();
    }, gatheringMs).unref();
  });
  const loops = [
    outbox,
    startDiscountClock(deps, log),
    startLoop('nightly clean-up', 3600, log, () => cleanUpNightly(deps, deps.clock())),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
      await mails.stop();
    },
  };
}
