import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { ShopMessage } from '#contract/messages.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { MessageType } from '#domain/messages/contact-message.ts';
import type { Db } from '#server/db/connection.ts';
import { containing } from '#server/db/containing.ts';
import { contactMessages } from '#server/db/tables/messages.ts';

export type MessageQuestion = {
  page: number;
  perPage: number;
  type?: MessageType | undefined;
  search?: string | undefined;
};

/** A page of what was written to the shop, the newest first. */
export async function selectMessages(db: Db, query: MessageQuestion): Promise<Page<ShopMessage>> {
  const { fromName, fromEmail, subject } = contactMessages;
  const pattern = query.search && containing(query.search);
  const where = and(
    query.type && eq(contactMessages.type, query.type),
    pattern ? or(...[fromName, fromEmail, subject].map((column) => ilike(column, pattern))) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(where);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(where)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const items = rows.map(({ items: withdrawn, language: _, createdAt, ...row }) => ({
    ...row,
    message: row.type === 'withdrawal' ? withdrawn.join('\n') : row.message,
    createdAt: createdAt.toISOString(),
  }));
  return toPage(items, counted?.total ?? 0, query);
}
