import { randomBytes } from 'node:crypto';
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/programs/webhooks.ts';
import type { Webhook } from '#contract/programs/webhooks.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray, sql } from '#server/db/sql.ts';
import { webhookDeliveries, webhooks } from '#server/db/tables/programs.ts';
import type { Deps } from '#server/deps.ts';
import { sealSecret } from '#server/services/webhooks/event-body.ts';
import { mayReceive } from '#server/services/webhooks/receiver-address.ts';
import { type ProgramWrite, requireStores } from '../require-stores.ts';
import { readOneWebhook, type WebhookRow } from './select-webhooks.ts';

/** How many webhooks a shop may have: each event is written once for each. */
const mostWebhooks = 50;

type Settings = Pick<Deps, 'secret' | 'config'>;

/** Adds a webhook. Throws `invalid` on `url` and `store_ids`, `forbidden` for stores that are not the caller's own. */
export async function createHook(
  { tx, now, who, audit }: ProgramWrite,
  { secret: shopSecret, config }: Settings,
  { url, events, store_ids: storeIds }: ParsedOf<typeof calls.createWebhook>,
): Promise<OutputOf<typeof calls.createWebhook>> {
  requireReceiver(url, config);
  await requireStores(tx, who, storeIds);
  if ((await tx.$count(webhooks)) >= mostWebhooks) throw invalidFields({ '': 'validation.tooMany' });
  const [row] = await tx.insert(webhooks).values({ url, events, storeIds, secret: '', createdAt: now }).returning();
  if (!row) throw new Error('the webhook was not written');
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await tx
    .update(webhooks)
    .set({ secret: sealSecret(shopSecret, row.id, secret) })
    .where(eq(webhooks.id, row.id));
  await audit({ ...thingOf(row), before: null, after: recorded(row) });
  return { id: row.id, secret };
}

/**
 * Changes a webhook, or switches it off or on; on again, what has not come through is tried anew for three days. Throws
 * `notFound`, `conflict` with the fresh webhook for a stale version, and as `createHook`.
 */
export async function changeHook(
  { tx, now, who, audit }: ProgramWrite,
  { config }: Settings,
  { id, version, url, events, store_ids: storeIds, is_active: active }: ParsedOf<typeof calls.updateWebhook>,
): Promise<Webhook> {
  const before = await lockHook(tx, id);
  if (version !== undefined && version !== before.version)
    throw new Refusal('conflict', { data: await readOneWebhook(tx, id) });
  if (url !== undefined) requireReceiver(url, config);
  if (storeIds !== undefined) await requireStores(tx, who, storeIds);
  const isTurnedOn = active === true && before.offAt !== null;
  const offAt = active === false ? (before.offAt ?? now) : active === true ? null : before.offAt;
  const [after] = await tx
    .update(webhooks)
    .set({
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events }),
      ...(storeIds !== undefined && { storeIds }),
      offAt,
      isGivenUp: active === undefined ? before.isGivenUp : false,
      version: sql`${webhooks.version} + 1`,
    })
    .where(eq(webhooks.id, id))
    .returning();
  if (!after) throw new Refusal('notFound');
  if (isTurnedOn)
    await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, firstTryAt: null, nextTryAt: now })
      .where(and(eq(webhookDeliveries.webhookId, id), inArray(webhookDeliveries.state, ['waiting', 'retrying'])));
  await audit({ ...thingOf(after), before: recorded(before), after: recorded(after) });
  return readOneWebhook(tx, id);
}

/** Throws `notFound`. */
export async function deleteHook({ tx, audit }: ProgramWrite, id: number): Promise<null> {
  const before = await lockHook(tx, id);
  await tx.delete(webhooks).where(eq(webhooks.id, id));
  await audit({ ...thingOf(before), before: recorded(before), after: null });
  return null;
}

/** Holds a webhook until the transaction ends. Throws `notFound`. */
export async function lockHook(tx: Db, id: number): Promise<WebhookRow> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

function requireReceiver(url: string, { webhookAllowedHosts }: Settings['config']): void {
  if (!mayReceive(url, webhookAllowedHosts)) throw invalidFields({ url: 'programs.receiver' });
}

/** What a webhook is called: its host, as the rest of the address may hold a secret. */
export function thingOf({ id, url }: Pick<WebhookRow, 'id' | 'url'>) {
  return { thing: 'webhook', id, label: new URL(url).host } as const;
}

function recorded({ url, events, storeIds, offAt }: WebhookRow) {
  const { origin, pathname } = new URL(url);
  return { url: `${origin}${pathname}`, events, storeIds, isActive: offAt === null };
}
