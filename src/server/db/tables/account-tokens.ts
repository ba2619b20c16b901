import { index, integer, pgTable, smallint, text } from '#server/db/pg-core.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** What a mailed link is for: a new password, or proof that an address is one's own. */
export const accountTokenPurposes = ['reset-password', 'verify-email'] as const;

/**
 * Links that were mailed. The token is made from `id` and the shop's
 * secret when the mail is written, so that no outbox entry holds it (services/session/account-token.ts).
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** 256 random bits. */
    id: text().primaryKey(),
    /** SHA-256 of the token. */
    hash: text().notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text({ enum: accountTokenPurposes }).notNull(),
    /** The address it was mailed to. */
    email: text().notNull(),
    /** The session that asked for it, if its own holder did: there alone the page posts the token without a press. */
    sessionId: text('session_id'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Used, or made useless by a newer one or a change of password. */
    usedAt: instant('used_at'),
  },
  (t) => [index('account_tokens_customer').on(t.customerId, t.purpose)],
);

/** A sign-in that waits for its second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the challenge; the challenge itself is nowhere. */
    hash: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    tries: smallint().notNull().default(0),
  },
  (t) => [index('sign_in_challenges_customer').on(t.customerId)],
);
