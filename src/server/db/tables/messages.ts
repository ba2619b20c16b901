import { languages } from '#domain/language/language.ts';
import { messageTypes } from '#domain/messages/contact-message.ts';
import { index, integer, jsonb, pgTable, serial, text } from '#server/db/pg-core.ts';
import { type SQL, type SQLWrapper, sql } from '#server/db/sql.ts';
import { partOf, type Searched, searchedText } from '../searched.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** What was written to the shop: by the contact form, or to withdraw from an order. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial().primaryKey(),
    type: text({ enum: messageTypes }).notNull(),
    fromName: text('from_name').notNull(),
    fromEmail: text('from_email').notNull(),
    subject: text().notNull().default(''),
    /** Plain text, as it was typed. */
    message: text().notNull().default(''),
    /** Of a withdrawal, as it was typed. */
    orderNumber: text('order_number'),
    items: jsonb().$type<string[]>().notNull().default([]),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    createdAt: createdAt(),
    /** When it was answered, or said to need nothing more; null: somebody waits. */
    handledAt: instant('handled_at'),
    handledBy: integer('handled_by').references(() => customers.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('contact_messages_newest').on(t.createdAt, t.id),
    index('contact_messages_type').on(t.type, t.createdAt, t.id),
    index('contact_messages_searched').using('gin', partOf(t.id, searchPart), sql`${wordsOf(t)} gin_trgm_ops`),
    index('contact_messages_waiting').on(t.createdAt, t.id).where(sql`${t.handledAt} is null`),
    index('contact_messages_customer').on(t.customerId),
    // What was written before somebody signed in is found by the address when an account is erased.
    index('contact_messages_email').on(sql`lower(${t.fromEmail})`),
  ],
);

/** Ids to a part of the index that a search asks (db/searched). */
const searchPart = 10_000;

/** What staff search a message by. */
function wordsOf(t: Record<'fromName' | 'fromEmail' | 'subject' | 'message' | 'orderNumber', SQLWrapper>): SQL {
  return searchedText(t.fromName, t.fromEmail, t.subject, t.message, t.orderNumber);
}

export const searchedMessages: Searched = {
  table: contactMessages,
  id: contactMessages.id,
  part: searchPart,
  text: wordsOf(contactMessages),
};

/** What staff have answered to a message, each mailed to whoever wrote it. */
export const messageAnswers = pgTable(
  'message_answers',
  {
    id: serial().primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    actorId: integer('actor_id').references(() => customers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('message_answers_message').on(t.messageId)],
);
