import { Refusal } from '#contract/errors.ts';
import type { ShopMessage } from '#contract/messages/messages.ts';
import type { Page } from '#contract/page.ts';
import type { MessageType } from '#domain/messages/contact-message.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { mostFound, newestHits } from '#server/db/searched.ts';
import { and, eq, exists, inArray, isNotNull, isNull, not, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { contactMessages, messageAnswers, searchedMessages } from '#server/db/tables/messages.ts';

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
export async function selectMessages(
  db: Db,
  query: MessageQuestion,
): Promise<Page<ShopMessage> & { totalIsCapped: boolean }> {
  const found = await findPage(db, query, messageListing(db, query));
  const rows = await db.select(columns).from(contactMessages).where(inArray(contactMessages.id, found.ids));
  return toCappedPage(inOrderOf(found.ids, rows, ({ row }) => row.id).map(toShopMessage), found, query);
}

/** The statement of the list. It is exported for the test that reads its plan. */
export function messageListing(db: Db, { type, answered, handled, search }: MessageQuestion): Listing {
  const answers = db
    .select({ one: sql`1` })
    .from(messageAnswers)
    .where(eq(messageAnswers.messageId, contactMessages.id));
  const where = and(
    type && eq(contactMessages.type, type),
    answered === undefined ? undefined : answered ? exists(answers) : not(exists(answers)),
    handled === undefined ? undefined : (handled ? isNotNull : isNull)(contactMessages.handledAt),
  );
  const { id, createdAt } = contactMessages;
  const listing = { from: sql`${contactMessages}`, id: sql`${id}`, key: sql`${createdAt}`, direction: 'desc' } as const;
  if (!search) return { ...listing, where };
  return { ...listing, where: undefined, among: newestHits(searchedMessages, search, where), most: mostFound };
}

/** One message with its answers. Throws `notFound`. */
export async function requireMessage(db: Db, id: number): Promise<ShopMessage> {
  const [found] = await db.select(columns).from(contactMessages).where(eq(contactMessages.id, id));
  if (!found) throw new Refusal('notFound');
  return toShopMessage(found);
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
