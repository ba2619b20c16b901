import { languages } from '#domain/language/language.ts';
import { index, integer, pgTable, serial, text } from '#server/db/pg-core.ts';
import { customers, sessions } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/**
 * A browser in which a customer has turned push on. It is told while the session is open in which that was done: whoever
 * signs out there, or ends that session from elsewhere, ends it.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the push service of the browser takes messages for it (RFC 8030). */
    endpoint: text().notNull().unique(),
    /** The public key and the secret that messages for it are encrypted by (RFC 8291), in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** Browser and system; empty where the browser did not say. */
    device: text().notNull().default(''),
    createdAt: createdAt(),
    /** When its push service last took a message. */
    lastSentAt: instant('last_sent_at'),
  },
  (t) => [index('push_devices_customer').on(t.customerId), index('push_devices_session').on(t.sessionId)],
);
