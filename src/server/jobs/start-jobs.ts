import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { startDiscountClock } from './discount-clock.ts';
import { type Loop, startLoop } from './loop.ts';
import { careNightly } from './nightly.ts';
import { deliverOutbox, outboxLease } from './outbox.ts';

/** When the outbox is looked at though nothing woke it (`every`, s), and how long a claimed entry is kept (`lease`, ms). */
export type OutboxTimes = { every: number; lease: number };

/** What runs beside the requests, in every process: each job takes a lock or claims its rows, so that two never clash. */
export function startJobs(
  deps: Deps,
  log: FastifyBaseLogger,
  { every, lease }: OutboxTimes = { every: 5, lease: outboxLease },
): Pick<Loop, 'stop'> {
  const mailer = createMailer(deps);
  const outbox = startLoop('outbox', every, log, () => deliverOutbox(deps, mailer, lease));
  deps.changes.on('outbox', outbox.wake);
  const loops = [
    outbox,
    startDiscountClock(deps, log),
    startLoop('nightly care', 3600, log, () => careNightly(deps, deps.clock())),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
