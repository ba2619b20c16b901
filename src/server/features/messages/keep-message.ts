import type { Language } from '#domain/language/language.ts';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import type { Write } from '#server/db/transact.ts';
import type { Identity } from '#server/services/session/identity.ts';

type Sent = Pick<
  typeof contactMessages.$inferInsert,
  'type' | 'fromName' | 'fromEmail' | 'subject' | 'message' | 'orderNumber' | 'items'
>;

/** Keeps a message and writes its mails to the outbox: one to the shop, and for a withdrawal one that confirms it. */
export async function keepMessage(
  { tx, announce, who, language, now }: Write & { who: Identity | null; language: Language; now: Date },
  sent: Sent,
): Promise<void> {
  const row = { ...sent, customerId: who?.customerId ?? null, language, createdAt: now };
  const [kept] = await tx.insert(contactMessages).values(row).returning({ id: contactMessages.id });
  const messageId = kept?.id ?? 0;
  const kinds: OutboxKind[] = ['message-to-shop'];
  if (sent.type === 'withdrawal') kinds.push('withdrawal-received');
  for (const kind of kinds) await enqueue(tx, { kind, dedupeKey: `${kind}:${messageId}`, payload: { messageId }, now });
  announce('outbox');
}
