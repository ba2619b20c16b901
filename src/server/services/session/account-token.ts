import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import { type accountTokenPurposes, accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { deriveKey } from './secret.ts';
import { hashOfToken } from './sessions.ts';

export type AccountTokenPurpose = (typeof accountTokenPurposes)[number];
/** A stored token that can still be used, and whose it is. */
export type AccountToken = Pick<Row, 'id' | 'customerId' | 'purpose' | 'email' | 'createdAt'>;
type Row = typeof accountTokens.$inferSelect;

/**
 * The token of a mailed link: it follows from the random id of its row and the shop's secret. So the outbox names the row
 * alone, and whoever reads the database, where the token's hash stands, cannot open the link.
 */
export function accountTokenOf(secret: Uint8Array, id: string): string {
  return createHmac('sha256', deriveKey(secret, 'account token')).update(id).digest('base64url');
}

/**
 * Makes a token that is good for `seconds`, and answers the id of its row. Those of the same purpose that the account had
 * before are of no use from now on.
 */
export async function addAccountToken(
  tx: Db,
  secret: Uint8Array,
  to: {
    customerId: number;
    purpose: AccountTokenPurpose;
    email: string;
    /** Of the account's own holder, where that is who asked. */
    sessionId?: string | undefined;
    seconds: number;
    now: Date;
  },
): Promise<string> {
  const { customerId, purpose, email, sessionId, seconds, now } = to;
  await endAccountTokens(tx, customerId, purpose, now);
  const id = randomBytes(32).toString('base64url');
  const hash = hashOfToken(accountTokenOf(secret, id));
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await tx.insert(accountTokens).values({ id, hash, customerId, purpose, email, sessionId, createdAt: now, expiresAt });
  return id;
}

/**
 * Makes a token that resets the password of whichever active account has the address, as `addAccountToken` does, and
 * answers the id of its row. Where no account has it, the same statements write no row.
 */
export async function addResetToken(
  tx: Db,
  secret: Uint8Array,
  to: { email: string; seconds: number; now: Date },
): Promise<string> {
  const { email, seconds, now } = to;
  const id = randomBytes(32).toString('base64url');
  const hash = hashOfToken(accountTokenOf(secret, id));
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const purpose: AccountTokenPurpose = 'reset-password';
  const account = sql`select c.id from ${customers} c where lower(c.email) = lower(${email}) and c.active`;
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        sql`${accountTokens.customerId} in (${account})`,
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
      ),
    );
  await tx.execute(sql`
    insert into ${accountTokens} (id, hash, customer_id, purpose, email, created_at, expires_at)
    select ${id}, ${hash}, c.id, ${purpose}, c.email, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from ${customers} c where lower(c.email) = lower(${email}) and c.active`);
  return id;
}

/** Finds what a token opens; null when it is unknown, used or out of date. Locks its row until the transaction ends. */
export async function findAccountToken(
  tx: Db,
  purpose: AccountTokenPurpose,
  token: string,
  now: Date,
): Promise<AccountToken | null> {
  const found = await findMailedToken(tx, purpose, token);
  return found && canBeUsed(found, now) ? found : null;
}

/** Finds a token that was mailed, also one that was used or is out of date. Locks its row until the transaction ends. */
export async function findMailedToken(tx: Db, purpose: AccountTokenPurpose, token: string) {
  const [found] = await tx
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.hash, hashOfToken(token)), eq(accountTokens.purpose, purpose)))
    .for('update');
  return found ?? null;
}

/** Whether a token that was found still opens something. */
export function canBeUsed({ usedAt, expiresAt }: Pick<Row, 'usedAt' | 'expiresAt'>, now: Date): boolean {
  return usedAt === null && expiresAt > now;
}

/** Makes all tokens of one purpose useless: one was used, or what they would change has changed. */
export async function endAccountTokens(
  tx: Db,
  customerId: number,
  purpose: AccountTokenPurpose,
  now: Date,
): Promise<void> {
  const open = and(
    eq(accountTokens.customerId, customerId),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
  );
  await tx.update(accountTokens).set({ usedAt: now }).where(open);
}
