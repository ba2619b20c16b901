import { roles } from '#domain/access/roles.ts';
import { languages } from '#domain/language/language.ts';
import { priceTypes } from '#domain/pricing/price-type.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from '#server/db/pg-core.ts';
import { type SQL, type SQLWrapper, sql } from '#server/db/sql.ts';
import { digitsOf, partOf, type Searched, searchedText } from '../searched.ts';
import { createdAt, instant } from './columns.ts';
import { stores } from './stores.ts';

/** An account, of a customer or of staff: the roles make the difference. */
export const customers = pgTable(
  'customers',
  {
    id: serial().primaryKey(),
    externalId: text('external_id').notNull().unique(),
    /** As typed; unique without regard to case. */
    email: text().notNull(),
    passwordHash: text('password_hash'),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** The same in E.164, read by the country of the customer's store; null: not read yet, empty: cannot be read. */
    phoneE164: text('phone_e164'),
    taxNumber: text('tax_number'),
    /** The price type that applies. */
    customerType: text('customer_type', { enum: priceTypes }).notNull().default('retail'),
    wholesaleRequestedAt: instant('wholesale_requested_at'),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    country: text(),
    bio: text().notNull().default(''),
    avatar: text(),
    defaultStoreId: integer('default_store_id').references(() => stores.id, { onDelete: 'set null' }),
    language: text({ enum: languages }).notNull().default('fr'),
    emailVerifiedAt: instant('email_verified_at'),
    /** The address that becomes `email` once the link mailed to it is opened. */
    pendingEmail: text('pending_email'),
    storeCreditCents: integer('store_credit_cents').notNull().default(0),
    /** Of staff: the stores that they are there for; null: all, empty: none. */
    storeIds: integer('store_ids').array(),
    active: boolean().notNull().default(true),
    /** Counts up with each change of the account's data: of two edits at once, the second is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('customers_email').on(sql`lower(${t.email})`),
    // The list of staff: in each of its orders, with each filter that leaves few of many, and searched.
    index('customers_by_name').on(sql`lower(${t.name})`, t.id),
    index('customers_by_age').on(t.createdAt, t.id),
    index('customers_inactive').on(sql`lower(${t.name})`, t.id).where(isInactive(t)),
    index('customers_wholesale').on(sql`lower(${t.name})`, t.id).where(isWholesale(t)),
    index('customers_asking').on(t.wholesaleRequestedAt, t.id).where(asksForWholesale(t)),
    index('customers_searched').using('gin', partOf(t.id, searchPart), sql`${wordsOf(t)} gin_trgm_ops`),
    check('customers_credit_not_negative', sql`${t.storeCreditCents} >= 0`),
  ],
);

/** Ids to a part of the index that a search asks (db/searched). */
const searchPart = 50_000;

/** What staff search a customer by. */
function wordsOf(t: Record<'name' | 'email' | 'phone' | 'phoneE164', SQLWrapper>): SQL {
  return searchedText(t.name, t.email, t.phone, digitsOf(t.phone), t.phoneE164);
}

export const searchedCustomers: Searched = {
  table: customers,
  id: customers.id,
  part: searchPart,
  hasPhones: true,
  text: wordsOf(customers),
};

/** May not sign in. */
export function isInactive(t: { active: SQLWrapper }): SQL {
  return sql`not ${t.active}`;
}

/** Buys at wholesale prices. */
export function isWholesale(t: { customerType: SQLWrapper }): SQL {
  return sql`${t.customerType} = 'wholesale'`;
}

/** Has asked for wholesale prices and waits for the answer. */
export function asksForWholesale(t: { customerType: SQLWrapper; wholesaleRequestedAt: SQLWrapper }): SQL {
  return sql`(${t.wholesaleRequestedAt} is not null and ${t.customerType} = 'retail')`;
}

export const customerRoles = pgTable(
  'customer_roles',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    role: text({ enum: roles }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.role] }), index('customer_roles_role').on(t.role, t.customerId)],
);

/** One sign-in on one device: the family of its refresh tokens. Revoked by logout, password change, or reuse of a token. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Browser and system, as the browser names itself. */
    device: text().notNull().default(''),
    /** Whether it persists after the browser is closed. */
    remember: boolean().notNull().default(false),
    /** When its refresh token was last exchanged. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** When its holder last proved who they are: by signing in, or again before a change that matters. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for'),
  },
  (t) => [index('sessions_customer').on(t.customerId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    hash: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The token it was exchanged for. */
    successor: text(),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** Counts tries by address and account, in windows of time (services/session/limits.ts). */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
