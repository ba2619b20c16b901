import { z } from 'zod';
import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { contactMessages, messageAnswers } from '#server/db/tables/messages.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import { readShopMailbox, staffLanguage } from '../shop-mailbox.ts';
import type { MessageContent, MessageNews } from './message-mail.ts';

const payloadOf = z.object({ messageId: z.number(), answerId: z.number().optional() });

/** What these mails say, by entry; null where the message is gone. Throws for a payload of another shape. */
export async function selectMessageMails(
  { db, config }: MailDeps,
  entries: readonly MailEntry[],
): Selected<MessageContent> {
  const timeZone = await readShopZone(db);
  const { shopName, mailbox: shopBox } = await readShopMailbox({ db, config });
  const payloads = new Map(entries.map(({ id, payload }) => [id, payloadOf.parse(payload)]));
  const named = [...payloads.values()];
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      inArray(
        contactMessages.id,
        named.map(({ messageId }) => messageId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const answers = await selectAnswers(
    db,
    named.flatMap(({ answerId }) => answerId ?? []),
  );
  return entries.map(({ id, kind }): [number, MessageContent | null] => {
    const { messageId = 0, answerId } = payloads.get(id) ?? {};
    const row = byId.get(messageId);
    const text = answerId === undefined ? undefined : answers.get(answerId);
    const news = kind as MessageNews;
    const from = row && { name: row.fromName, address: row.fromEmail };
    const to = news === 'message-to-shop' ? shopBox : from;
    if (!row || !from || !to || (news === 'message-answered' && text === undefined)) return [id, null];
    const language = news === 'message-to-shop' ? staffLanguage : row.language;
    const about = { ...row, to, language, shopName, from, receivedAt: row.createdAt, timeZone };
    const answer = text === undefined ? {} : { answer: { text, shop: shopBox } };
    return [id, { news, found: { ...about, ...answer } }];
  });
}

/** The texts of these answers, by id. */
async function selectAnswers(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, text } = messageAnswers;
  const rows = await db
    .select({ id, text })
    .from(messageAnswers)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.text]));
}
