import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { listWebhookDeliveries, Webhook, WebhookDelivery } from '#contract/programs/webhooks.ts';
import type { Db } from '#server/db/connection.ts';
import { and, count, desc, eq, inArray } from '#server/db/sql.ts';
import { webhookDeliveries, webhooks } from '#server/db/tables/programs.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** All webhooks, or one; the newest first. */
export async function selectWebhooks(db: Db, id?: number): Promise<Webhook[]> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(id === undefined ? undefined : eq(webhooks.id, id))
    .orderBy(desc(webhooks.id));
  const open = inArray(webhookDeliveries.state, ['waiting', 'retrying']);
  const ids = rows.map((row) => row.id);
  const waiting = await db
    .select({ id: webhookDeliveries.webhookId, waiting: count() })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.webhookId, ids), open))
    .groupBy(webhookDeliveries.webhookId);
  return rows.map((row) => toWebhook(row, waiting.find((one) => one.id === row.id)?.waiting ?? 0));
}

/** Throws `notFound`. */
export async function readOneWebhook(db: Db, id: number): Promise<Webhook> {
  const [row] = await selectWebhooks(db, id);
  if (!row) throw new Refusal('notFound');
  return row;
}

/** That there is such a webhook. Throws `notFound`. */
export async function findWebhook(db: Db, id: number): Promise<void> {
  if ((await db.$count(webhooks, eq(webhooks.id, id))) === 0) throw new Refusal('notFound');
}

/** A page of what was sent or is to be sent. */
export async function listDeliveries(
  db: Db,
  { id, page, per_page: perPage, state }: ParsedOf<typeof listWebhookDeliveries>,
): Promise<Page<WebhookDelivery>> {
  const mine = and(eq(webhookDeliveries.webhookId, id), state && eq(webhookDeliveries.state, state));
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(mine)
    .orderBy(desc(webhookDeliveries.sequence))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return toPage(rows.map(toDelivery), await db.$count(webhookDeliveries, mine), { page, perPage });
}

function toWebhook(row: WebhookRow, waiting: number): Webhook {
  const { id, version, url, events, storeIds, offAt, isGivenUp, createdAt } = row;
  const state = { isActive: offAt === null, offAt: offAt?.toISOString() ?? null, isGivenUp };
  return { id, version, url, events, storeIds, ...state, createdAt: createdAt.toISOString(), waiting };
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, sequence, type, state, tries, statusCode, error, durationMs, createdAt, lastTryAt, nextTryAt } = row;
  const times = { lastTryAt: lastTryAt?.toISOString() ?? null, nextTryAt: nextTryAt?.toISOString() ?? null };
  return {
    id,
    sequence,
    type,
    state,
    tries,
    statusCode,
    error,
    durationMs,
    createdAt: createdAt.toISOString(),
    ...times,
  };
}
