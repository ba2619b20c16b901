import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { retryWebhookDelivery, WebhookDelivery } from '#contract/programs/webhooks.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { webhookDeliveries, webhooks } from '#server/db/tables/programs.ts';
import { bodyOf } from '#server/services/webhooks/event-body.ts';
import type { ProgramWrite } from '../require-stores.ts';
import { toDelivery } from './select-webhooks.ts';
import { lockHook, thingOf } from './write-webhook.ts';

/** Has a delivery sent again as it was, with three days before it; while the webhook is off it waits. Throws `notFound`. */
export async function replayDelivery(
  { tx, now, audit }: ProgramWrite,
  { id, delivery }: ParsedOf<typeof retryWebhookDelivery>,
): Promise<WebhookDelivery> {
  const hook = await lockHook(tx, id);
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, firstTryAt: null, nextTryAt: now })
    .where(and(eq(webhookDeliveries.id, delivery), eq(webhookDeliveries.webhookId, id)))
    .returning();
  if (!row) throw new Refusal('notFound');
  await audit({ ...thingOf(hook), before: { delivery: null }, after: { delivery: row.sequence } });
  return toDelivery(row);
}

/** Has a test event sent, with the next number. Throws `notFound`. */
export async function addTestEvent({ tx, now, audit }: ProgramWrite, id: number): Promise<WebhookDelivery> {
  await lockHook(tx, id);
  const [hook] = await tx
    .update(webhooks)
    .set({ lastSequence: sql`${webhooks.lastSequence} + 1` })
    .where(eq(webhooks.id, id))
    .returning();
  if (!hook) throw new Refusal('notFound');
  const sequence = hook.lastSequence;
  const type = 'webhook.test' as const;
  const body = bodyOf({ type, at: now, sequence, data: { id, version: hook.version } });
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ webhookId: id, sequence, type, body, nextTryAt: now, createdAt: now })
    .returning();
  if (!row) throw new Error('the test event was not written');
  await audit({ ...thingOf(hook), before: { delivery: null }, after: { delivery: sequence } });
  return toDelivery(row);
}
