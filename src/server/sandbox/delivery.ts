import { createHmac, randomUUID } from 'node:crypto';
import type { Connection, Db } from '#server/db/connection.ts';
import { type QueuedEvent, settleEvent, takeDue } from './books/events.ts';
import { seconds } from './books/objects.ts';
import { pruneBooks } from './books/prune.ts';
import type { Secrets } from './books/schema.ts';
import { expireDue } from './expiry.ts';
import { signPayPal } from './paypal/webhooks.ts';

const everyMs = 1000;
const patienceMs = 10_000;
const dayMs = 86_400_000;

export type Sender = { connection: Connection; secrets: Secrets; clock: () => Date; shopUrl: string; baseUrl: string };

/** The headers that an event is posted with: signed by what its provider has given the shop. */
export function signEvent(
  { secrets, baseUrl }: Pick<Sender, 'secrets' | 'baseUrl'>,
  provider: string,
  body: string,
  at: Date,
) {
  const common = { 'content-type': 'application/json' };
  if (provider === 'paypal') return { ...common, ...signPayPal(secrets, randomUUID(), at, body, baseUrl) };
  const t = seconds(at);
  const v1 = createHmac('sha256', secrets.webhookSecret).update(`${t}.${body}`).digest('hex');
  return { ...common, 'stripe-signature': `t=${t},v1=${v1}` };
}

/** Posts events to the shop until it has answered each with 2xx, lets time end what it ends, and once a day what is old go. */
export function startDelivery(sender: Sender) {
  const { connection, clock } = sender;
  let running = Promise.resolve();
  let isStopped = false;
  let prunesAt = 0;
  const round = async (everything: boolean) => {
    if (isStopped) return;
    await connection.db.transaction((tx) => expireDue({ tx: tx as unknown as Db, now: clock() }));
    if (clock().getTime() >= prunesAt) {
      prunesAt = clock().getTime() + dayMs;
      await pruneBooks(connection.db, clock());
    }
    const due = await takeDue(connection.db, clock(), everything);
    await Promise.all(due.map((event) => post(sender, event)));
  };
  // One round after the other; what fails in one (a database that is away) is tried in the next.
  const next = (everything = false): Promise<void> => {
    running = running.then(() => round(everything)).catch(() => undefined);
    return running;
  };
  let isTicking = false;
  const tick = async () => {
    if (isTicking) return;
    isTicking = true;
    await next();
    isTicking = false;
  };
  const timer = setInterval(() => void tick(), everyMs);
  timer.unref();
  return {
    /** Posts what is due; with `everything`, also what is to be told late or again. */
    deliver: next,
    stop: async () => {
      clearInterval(timer);
      isStopped = true;
      await running;
    },
  };
}

async function post(sender: Sender, { id, provider, body, copies }: QueuedEvent): Promise<void> {
  const address = `${sender.shopUrl}/api/v1/payments/${provider}/events`;
  let isTaken = true;
  for (let copy = 0; copy < copies; copy++) {
    const headers = signEvent(sender, provider, body, sender.clock());
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    await answer?.body?.cancel();
    isTaken &&= answer?.ok === true;
  }
  if (isTaken) await settleEvent(sender.connection.db, id);
}
