import { Refusal } from '#contract/errors.ts';
import type { ShopMessage } from '#contract/messages/messages.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import type { Write } from '#server/db/transact.ts';
import type { AuditEntry } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { requireMessage } from './select-messages.ts';

export type MessageWrite = Write & { now: Date; who: Identity };

/** Locks a message for a change, and answers it. Throws `notFound`, `conflict` with the message as it is. */
export async function lockMessage({ tx }: { tx: Db }, id: number, version: number | undefined): Promise<ShopMessage> {
  const { id: key } = contactMessages;
  await tx.select({ key }).from(contactMessages).where(eq(key, id)).for('update');
  const message = await requireMessage(tx, id);
  if (version !== undefined && version !== message.version) throw new Refusal('conflict', { data: message });
  return message;
}

/** Notes who has handled a message and when, or that somebody waits again. */
export async function handleMessage({ tx, now, who }: MessageWrite, id: number, isHandled: boolean): Promise<void> {
  const by = isHandled ? { handledAt: now, handledBy: who.customerId } : { handledAt: null, handledBy: null };
  await tx
    .update(contactMessages)
    .set({ ...by, version: sql`${contactMessages.version} + 1` })
    .where(eq(contactMessages.id, id));
}

/** What staff have done about a message, for the audit. */
export function messageChange(before: ShopMessage, after: ShopMessage): AuditEntry {
  const { id, fromName: name, customerId } = after;
  const about = { messageId: id, customerId };
  return { thing: 'message', id, name, about, before: recorded(before), after: recorded(after) };
}

const recorded = ({ handledAt, answers }: ShopMessage) => ({
  handled: handledAt !== null,
  answered: answers.length > 0,
  answer: answers.at(-1)?.text ?? null,
});
