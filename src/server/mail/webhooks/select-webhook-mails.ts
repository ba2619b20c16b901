import { z } from 'zod';
import { and, eq, inArray } from '#server/db/sql.ts';
import { webhooks } from '#server/db/tables/programs.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import { readShopMailbox, staffLanguage } from '../shop-mailbox.ts';
import type { WebhookContent } from './webhook-mail.ts';

const payloadOf = z.object({ webhookId: z.number() });

/** What these mails say, by entry; null where the webhook is on again or gone, or nobody reads it. */
export async function selectWebhookMails(deps: MailDeps, entries: readonly MailEntry[]): Selected<WebhookContent> {
  const { shopName, mailbox } = await readShopMailbox(deps);
  const ids = entries.map(({ payload }) => payloadOf.parse(payload).webhookId);
  const rows = await deps.db
    .select({ id: webhooks.id, url: webhooks.url })
    .from(webhooks)
    .where(and(inArray(webhooks.id, ids), eq(webhooks.isGivenUp, true)));
  return entries.map(({ id }, i): [number, WebhookContent | null] => {
    const hook = rows.find((row) => row.id === ids[i]);
    if (!hook || !mailbox) return [id, null];
    const link = `${deps.config.publicUrl}/admin/programs/webhooks/${hook.id}`;
    return [id, { to: mailbox, language: staffLanguage, shopName, host: new URL(hook.url).host, link }];
  });
}
