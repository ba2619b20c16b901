import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { contactMessages } from '#server/db/tables/messages.ts';
import { shop } from '#server/db/tables/shop.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { MailContent } from './compose-mail.ts';
import type { MailDeps } from './mail.ts';
import type { MessageNews } from './message-mail.ts';

const payloadOf = z.object({ messageId: z.number() });
/** What the shop reads its mails in. */
const staffLanguage = 'fr';

/** The kinds of outbox entries that are mails about what was written to the shop. */
export const messageMailKinds: readonly string[] = ['message-to-shop', 'withdrawal-received'] satisfies MessageNews[];

/** What these mails say, by entry; null where the message is gone. Throws for a payload of another shape. */
export async function selectMessageMails(
  { db, config }: MailDeps,
  entries: readonly { id: number; kind: string; payload: unknown }[],
): Promise<[number, MailContent | null][]> {
  if (entries.length === 0) return [];
  const [identity] = await db.select({ name: shop.name, email: shop.email }).from(shop);
  const [first] = await db.select({ timeZone: stores.timeZone }).from(stores).orderBy(asc(stores.id)).limit(1);
  const timeZone = first?.timeZone ?? 'UTC';
  const shopName = identity?.name ?? 'Panier';
  const shopAddress = config.shopEmail ?? identity?.email;
  const messageOf = new Map(entries.map(({ id, payload }) => [id, payloadOf.parse(payload).messageId]));
  const rows = await db
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, [...messageOf.values()]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return entries.map(({ id, kind }): [number, MailContent | null] => {
    const row = byId.get(messageOf.get(id) ?? Number.NaN);
    const news = kind as MessageNews;
    const from = row && { name: row.fromName, address: row.fromEmail };
    const to = news === 'message-to-shop' ? shopAddress && { name: shopName, address: shopAddress } : from;
    if (!row || !from || !to) return [id, null];
    const language = news === 'message-to-shop' ? staffLanguage : row.language;
    const about = { ...row, to, language, shopName, from, receivedAt: row.createdAt, timeZone };
    return [id, { about: 'message', news, found: about }];
  });
}
