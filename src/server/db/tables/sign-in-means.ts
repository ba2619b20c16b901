import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from '#server/db/pg-core.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** The time-based codes of an account; they are asked for once `confirmedAt` is set. */
export const twoFactors = pgTable('two_factors', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from the shop's secret. */
  secret: text().notNull(),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the code that was taken last: neither it nor an earlier one is taken again. */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Keyed with the shop's secret; the code itself is nowhere. */
    hash: text().notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.hash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential id, as the browser names it. */
    id: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** Whether an account of the device's maker keeps it, so that it is not lost with the device. */
    backedUp: boolean('backed_up').notNull().default(false),
    /** Browser and system that it was made in. */
    device: text().notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_customer').on(t.customerId)],
);

/** What a browser was asked to sign with a passkey: good once, for a few minutes. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** SHA-256 of the challenge. */
  hash: text().primaryKey(),
  /** The account that adds a passkey; null where somebody signs in. */
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** Who an account is at a provider of sign-ins: `subject` never changes there, an address may. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identities_customer').on(t.customerId)],
);

/** A sign-in that is at a provider at this moment. */
export const providerSignIns = pgTable('provider_sign_ins', {
  /** SHA-256 of the state that goes there and comes back; the browser holds it in a cookie too. */
  hash: text().primaryKey(),
  provider: text().notNull(),
  nonce: text().notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectTo: text('redirect_to').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
