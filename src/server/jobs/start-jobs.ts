import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { productExport } from '#server/features/catalogue/staff/export/product-export.ts';
import { importRead } from '#server/features/imports/reading/import-read.ts';
import { createReadingThread } from '#server/features/imports/reading/reading-thread.ts';
import { runImports } from '#server/features/imports/run/run-imports.ts';
import { createMailThread } from '#server/mail/mail-thread.ts';
import { mailKinds, mails } from '#server/mail/mails.ts';
import { createPushSender } from '#server/mail/push/push-sender.ts';
import { pushKinds } from '#server/mail/push/select-push.ts';
import { createSmsSender } from '#server/mail/sms/sms-sender.ts';
import { createPdfThread } from '#server/papers/pdf-thread.ts';
import { endLots } from '#server/services/catalogue/end-lots.ts';
import { makeAllSlots } from '#server/services/slot/make-slots.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { checkNightly } from './check-nightly.ts';
import { deleteExpired } from './delete-expired.ts';
import { startDiscountClock } from './discount-clock.ts';
import { eraseFilesHandler } from './erase-files-handler.ts';
import { importNightly } from './import-nightly.ts';
import { invoiceHandler } from './invoice-handler.ts';
import { type Loop, startLoop } from './loop.ts';
import { mailHandler, mailLease } from './mail-handler.ts';
import { mailOffers } from './mail-offers.ts';
import { deliverAlone, deliverOutbox } from './outbox.ts';
import { pushHandler } from './push-handler.ts';
import { readKeptPhones } from './read-kept-phones.ts';
import { reconcileNightly } from './reconcile-nightly.ts';
import { recountSales } from './recount-sales.ts';
import { remindSlots } from './remind-slots.ts';
import { smsHandler } from './sms-handler.ts';
import { startTasks } from './tasks/start-tasks.ts';
import { tellNightly } from './tell-nightly.ts';
import { startWebhooks } from './webhooks/start-webhooks.ts';

/** The pause between an announcement and the run of the outbox: entries of several orders are handled in one batch. */
const gatheringMs = 250;
/**
 * The outbox works a third of the time at most: while orders come as fast as a machine takes them, they have the rest of
 * it, and mails leave at some 50 a second; once orders come slower, at several hundred.
 */
const restAfter = (worked: number) => Math.min(2 * worked, 2000);

/** Starts the jobs of this process. Every process has them: each takes a lock or claims its rows before it works. */
export function startJobs(deps: Deps, log: FastifyBaseLogger, { lease = mailLease } = {}): Pick<Loop, 'stop'> {
  const mailThread = createMailThread(deps.config);
  const pdfs = createPdfThread();
  const reading = createReadingThread(deps.config);
  // Offers to ten thousand customers must not stand before the mails about orders.
  const offers: readonly string[] = mails.offers.kinds;
  const urgent = mailKinds.filter((kind) => !offers.includes(kind));
  const handlers = [
    ...[urgent, offers].map((kinds) => mailHandler(deps, mailThread.send, lease, kinds)),
    smsHandler(deps, createSmsSender(deps.config).send),
    invoiceHandler(deps, pdfs.make),
    eraseFilesHandler(deps),
  ];
  // Entries that this process commits wake the outbox; those of other processes are found within a second.
  const stopping = new AbortController();
  const rest = (worked: number) =>
    setTimeout(restAfter(worked), undefined, { signal: stopping.signal }).catch(() => undefined);
  let restsUntil = 0;
  const outbox = startLoop('outbox', 1, log, async () => {
    const began = performance.now();
    await deliverOutbox(deps, handlers, { rest, stopping: stopping.signal, log, elsewhere: pushKinds });
    const ended = performance.now();
    restsUntil = ended + restAfter(ended - began);
  });
  // Somebody else's server for each browser: one that says nothing keeps no mail waiting.
  const pushing = pushHandler(deps, createPushSender(deps));
  const push = startLoop('push', 1, log, () => deliverAlone(deps, pushing, { stopping: stopping.signal, log }));
  let isGathering = false;
  deps.changes.on('outbox', () => {
    if (isGathering) return;
    isGathering = true;
    const pause = Math.max(gatheringMs, restsUntil - performance.now());
    void setTimeout(pause, undefined, { ref: false }).then(() => {
      isGathering = false;
      outbox.wake();
      push.wake();
    });
  });
  // What this process commits wakes it at once; what others leave is found within a second.
  const payments = startLoop('asking providers of payments', 1, log, () => deps.payments.run());
  deps.changes.on('payments', payments.wake);
  // As payments: an import that this process has put in the line is looked at at once.
  const imports = startLoop('running imports', 1, log, () => runImports(deps, log, { signal: stopping.signal }));
  deps.changes.on('tasks', imports.wake);
  const loops = [
    imports,
    outbox,
    push,
    startLoop('reminding of slots', 60, log, () => remindSlots(deps, deps.clock())),
    startDiscountClock(deps, log),
    payments,
    startTasks(deps, log, [productExport(deps), importRead(deps, reading.read)]),
    startWebhooks(deps, log),
    startLoop('ending short dates', 60, log, () =>
      transact({ db: deps.db, committed: deps.changes.publish }, (write) => endLots({ ...write, now: deps.clock() })),
    ),
    startLoop('counting what was sold', 600, log, () => recountSales(deps, deps.clock())),
    startLoop('making slots ahead', 900, log, () => makeAllSlots(deps, deps.clock())),
    startLoop(
      'checking the data',
      600,
      log,
      notAtFirst(() => checkNightly(deps, log, deps.clock())),
    ),
    startLoop(
      'backing up',
      60,
      log,
      notAtFirst(() => backUpNightly(deps, deps.clock())),
    ),
    startLoop(
      'comparing books of payments',
      600,
      log,
      notAtFirst(() => reconcileNightly(deps, deps.clock())),
    ),
    startLoop(
      'importing the file of the night',
      60,
      log,
      notAtFirst(() => importNightly(deps, deps.clock())),
    ),
    startLoop('telling of imports of the night', 60, log, () => tellNightly(deps, deps.clock())),
    startLoop('mailing offers', 600, log, () => mailOffers(deps, deps.clock())),
    startLoop('reading telephone numbers', 3600, log, () => readKeptPhones(deps, log)),
    startLoop('deleting expired rows', 3600, log, () => deleteExpired(deps, deps.clock())),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops.map((loop) => loop.stop()));
      await mailThread.stop();
      await pdfs.stop();
      await reading.stop();
    },
  };
}

/** Leaves out the first run of a loop: a shop that has just been started has better to do. */
function notAtFirst(work: () => Promise<unknown>): () => Promise<unknown> {
  let isFirst = true;
  return async () => {
    if (!isFirst) await work();
    isFirst = false;
  };
}
