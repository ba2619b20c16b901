import { nextTryAfter } from '#domain/webhooks/retry-time.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { inSpan } from '#server/db/spans.ts';
import { and, asc, eq, lte, sql } from '#server/db/sql.ts';
import { webhookDeliveries, webhooks } from '#server/db/tables/programs.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Sending } from '#server/services/outside/post-outside.ts';
import { openSecret, signedHeaders } from '#server/services/webhooks/event-body.ts';
import { postEvent, type Tried } from './post-event.ts';

/** For how long a process that has ended delays a webhook that it had claimed, in milliseconds; a try takes ten seconds. */
const lease = 30_000;
/** So many webhooks are claimed at a time, and so many deliveries sent before another process may have the webhook. */
const [mostWebhooks, mostInARow] = [20, 100];

type SenderDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'changes'>;
type Webhook = Pick<typeof webhooks.$inferSelect, 'id' | 'url' | 'secret'> & { isOn: boolean };
type Delivery = typeof webhookDeliveries.$inferSelect;

/** Claims the webhooks that have something to be sent now and that nobody else is sending to. */
export async function claimWebhooks(db: Db, now: Date): Promise<Webhook[]> {
  const at = now.toISOString();
  return rowsOf<Webhook>(
    await db.execute(sql`
    update webhooks set claimed_until = ${new Date(now.getTime() + lease).toISOString()}::timestamptz where id in (
      select w.id from webhooks w where (w.claimed_until is null or w.claimed_until <= ${at}::timestamptz) and (
        exists (select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting'
          and (w.off_at is null or d.type = 'webhook.test'))
        or exists (select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'retrying'
          and d.next_try_at <= ${at}::timestamptz and (w.off_at is null or d.type = 'webhook.test')))
      order by w.claimed_until nulls first, w.id limit ${mostWebhooks} for update skip locked)
    returning id, url, secret, off_at is null as "isOn"`),
  );
}

/**
 * Sends what is due to a webhook that is claimed, one after the other until `stopping`: what was never tried in the
 * order of its numbers, and in between what has failed before, so that neither waits for all of the other. Lets go of
 * the webhook at the end.
 */
export async function sendDeliveries(
  deps: SenderDeps,
  hook: Webhook,
  { stopping, ...sending }: Sending & { stopping: AbortSignal },
): Promise<number> {
  const secret = openSecret(deps.secret, hook.id, hook.secret);
  let sent = 0;
  try {
    for (; sent < mostInARow && !stopping.aborted; sent++) {
      const delivery = await nextDelivery(deps.db, hook, { now: deps.clock(), isRetrysTurn: sent % 2 === 1 });
      if (!delivery) break;
      const now = deps.clock();
      const headers = signedHeaders(secret, { id: delivery.id, body: delivery.body, now });
      const tried = await inSpan(
        { name: `webhook ${delivery.type}`, kind: 'client' },
        () => postEvent({ url: hook.url, headers, body: delivery.body }, sending),
        ({ error }) => error !== null,
      );
      if (!(await note(deps, delivery, tried))) break;
    }
  } finally {
    await deps.db.update(webhooks).set({ claimedUntil: null }).where(eq(webhooks.id, hook.id));
  }
  return sent;
}

async function nextDelivery(
  db: Db,
  hook: Webhook,
  { now, isRetrysTurn }: { now: Date; isRetrysTurn: boolean },
): Promise<Delivery | undefined> {
  const mine = and(
    eq(webhookDeliveries.webhookId, hook.id),
    hook.isOn ? undefined : eq(webhookDeliveries.type, 'webhook.test'),
  );
  const untried = async () =>
    (
      await db
        .select()
        .from(webhookDeliveries)
        .where(and(mine, eq(webhookDeliveries.state, 'waiting')))
        .orderBy(asc(webhookDeliveries.sequence))
        .limit(1)
    )[0];
  const failed = async () =>
    (
      await db
        .select()
        .from(webhookDeliveries)
        .where(and(mine, eq(webhookDeliveries.state, 'retrying'), lte(webhookDeliveries.nextTryAt, now)))
        .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.sequence))
        .limit(1)
    )[0];
  return isRetrysTurn ? ((await failed()) ?? (await untried())) : ((await untried()) ?? (await failed()));
}

/**
 * Writes down what a try came to; a delivery that has failed for three days is given up, and its webhook with it. False
 * where the webhook is to be sent nothing more: it is off, or gone.
 */
async function note({ db, clock, changes }: SenderDeps, delivery: Delivery, tried: Tried): Promise<boolean> {
  const now = clock();
  const { id, webhookId, type } = delivery;
  const firstTryAt = delivery.firstTryAt ?? now;
  const tries = delivery.tries + 1;
  // Whoever tests looks on: it is not tried again.
  const isOver = tried.error === null || type === 'webhook.test';
  const nextTryAt = isOver ? null : nextTryAfter(tries, { firstTryAt, now });
  const isGivenUp = tried.error !== null && nextTryAt === null;
  const state = tried.error === null ? 'delivered' : isGivenUp ? 'failed' : 'retrying';
  return transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
    const claimedUntil = new Date(now.getTime() + lease);
    const [hook] = await tx.update(webhooks).set({ claimedUntil }).where(eq(webhooks.id, webhookId)).returning();
    if (!hook) return false;
    await tx
      .update(webhookDeliveries)
      .set({ state, tries, nextTryAt, firstTryAt, lastTryAt: now, ...tried })
      .where(eq(webhookDeliveries.id, id));
    if (type === 'webhook.test') return true;
    if (!isGivenUp || hook.offAt !== null) return hook.offAt === null;
    await tx.update(webhooks).set({ offAt: now, isGivenUp: true }).where(eq(webhooks.id, webhookId));
    const kind = 'webhook-given-up';
    await enqueue(tx, { kind, dedupeKey: `${kind}:${webhookId}:${id}:${tries}`, payload: { webhookId }, now });
    announce('outbox');
    return false;
  });
}
