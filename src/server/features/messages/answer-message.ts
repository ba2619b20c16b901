import type { ParsedOf } from '#contract/endpoint.ts';
import type * as calls from '#contract/messages/messages.ts';
import type { ShopMessage } from '#contract/messages/messages.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { messageAnswers } from '#server/db/tables/messages.ts';
import { handleMessage, lockMessage, type MessageWrite } from './handle-message.ts';

/**
 * Keeps an answer, has it mailed to whoever wrote, and notes that nobody waits any more; the message as it was. Throws
 * `notFound`, `conflict`.
 */
export async function answerMessage(
  write: MessageWrite,
  { id, version, text }: ParsedOf<typeof calls.answerMessage>,
): Promise<ShopMessage> {
  const { tx, announce, now, who } = write;
  const before = await lockMessage(write, id, version);
  const [answer] = await tx
    .insert(messageAnswers)
    .values({ messageId: id, text, actorId: who.customerId, createdAt: now })
    .returning({ id: messageAnswers.id });
  const answerId = answer?.id ?? 0;
  const kind = 'message-answered';
  await enqueue(tx, { kind, dedupeKey: `${kind}:${answerId}`, payload: { messageId: id, answerId }, now });
  announce('outbox');
  await handleMessage(write, id, true);
  return before;
}
