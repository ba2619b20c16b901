import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { refreshDueDiscounts } from './discounts.ts';
import { type Loop, startLoop } from './loop.ts';
import { careNightly } from './nightly.ts';
import { deliverOutbox } from './outbox.ts';

/** What runs beside the requests, in every process: each job takes a lock or claims its rows, so that two never clash. */
export function startJobs(deps: Deps, log: FastifyBaseLogger): Pick<Loop, 'stop'> {
  const mailer = createMailer(deps);
  const outbox = startLoop('outbox', 5, log, () => deliverOutbox(deps, mailer));
  deps.changes.on('outbox', outbox.wake);
  const loops = [
    outbox,
    startLoop('discounts', 3, log, () => refreshDueDiscounts(deps, deps.clock())),
    startLoop('nightly care', 3600, log, () => careNightly(deps, deps.clock())),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
