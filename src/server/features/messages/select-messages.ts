import { and, count, desc, eq, exists, ilike, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { ShopMessage } from '#contract/messages.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { MessageType } from '#domain/messages/contact-message.ts';
import type { Db } from '#server/db/connection.ts';
import { containing } from '#server/db/containing.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { contactMessages, messageAnswers } from '#server/db/tables/messages.ts';

export type MessageQuestion = {
  page: number;
  perPage: number;
  type?: MessageType | undefined;
  answered?: boolean | undefined;
  handled?: boolean | undefined;
  search?: string | undefined;
};

const columns = {
  row: contactMessages,
  handledBy: sql<string | null>`(select c.name from ${customers} c where ${sql`c.id = ${contactMessages.handledBy}`})`,
  answers: sql<(Omit<ShopMessage['answers'][number], 'at'> & { at: string })[]>`(select coalesce(json_agg(
      json_build_object('id', a.id, 'at', a.created_at, 'by', c.name, 'text', a.text) order by a.id), '[]')
    from ${messageAnswers} a left join ${customers} c on c.id = a.actor_id
    where ${sql`a.message_id = ${contactMessages.id}`})`,
};
type Found = {
  row: typeof contactMessages.$inferSelect;
  handledBy: string | null;
  answers: ShopMessage['answers'];
};

/** A page of what was written to the shop, the newest first. */
export async function selectMessages(db: Db, query: MessageQuestion): Promise<Page<ShopMessage>> {
  const answers = db
    .select({ one: sql`1` })
    .from(messageAnswers)
    .where(eq(messageAnswers.messageId, contactMessages.id));
  const where = and(
    query.type && eq(contactMessages.type, query.type),
    query.answered === undefined ? undefined : query.answered ? exists(answers) : not(exists(answers)),
    query.handled === undefined ? undefined : (query.handled ? isNotNull : isNull)(contactMessages.handledAt),
    query.search ? searched(query.search) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(where);
  const rows = await db
    .select(columns)
    .from(contactMessages)
    .where(where)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return toPage(rows.map(toShopMessage), counted?.total ?? 0, query);
}

/** One message with its answers. Throws `notFound`. */
export async function requireMessage(db: Db, id: number): Promise<ShopMessage> {
  const [found] = await db.select(columns).from(contactMessages).where(eq(contactMessages.id, id));
  if (!found) throw new Refusal('notFound');
  return toShopMessage(found);
}

function searched(text: string): SQL | undefined {
  const { fromName, fromEmail, subject, message, orderNumber } = contactMessages;
  const pattern = containing(text);
  return or(...[fromName, fromEmail, subject, message, orderNumber].map((column) => ilike(column, pattern)));
}

function toShopMessage({ row: { items, ...row }, handledBy, answers }: Found): ShopMessage {
  return {
    ...row,
    message: row.type === 'withdrawal' ? items.join('\n') : row.message,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    handledBy,
    answers: answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
  };
}
