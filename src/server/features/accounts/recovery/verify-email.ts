import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { and, eq, ne, sql } from '#server/db/sql.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { sqlStateOf, transact, type Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { canBeUsed, endAccountTokens, findMailedToken } from '#server/services/session/account-token.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import { hashOfToken } from '#server/services/session/sessions.ts';
import { trustAddress } from './trust-address.ts';

type Account = typeof customers.$inferSelect;
const uniqueViolation = '23505';

/**
 * Verifies the address that a link was mailed to: the account's own, or the one that it is to have, which becomes its own
 * by this. The used link of an address that is proved by now changes nothing. Throws `invalidToken`, or `invalid` when
 * another account has the address by now.
 */
export async function verifyEmail(
  deps: Deps,
  token: string,
  { ip, now }: { ip: string; now: Date },
): Promise<{ alreadyVerified: boolean }> {
  await limitTries(deps, limits.mailedLink, networkOf(ip));
  return transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const { tx } = write;
    const found = await findMailedToken(tx, 'verify-email', token);
    if (!found) throw new Refusal('invalidToken');
    const [account] = await tx.select().from(customers).where(eq(customers.id, found.customerId)).for('update');
    if (!account?.active) throw new Refusal('invalidToken');
    if (!canBeUsed(found, now)) {
      // Whoever opens their link for a second time reads that all is well.
      const isProved = account.emailVerifiedAt !== null && isSameAddress(found.email, account.email);
      if (!isProved) throw new Refusal('invalidToken');
      return { alreadyVerified: true };
    }
    const isNew = isSameAddress(found.email, account.pendingEmail);
    if (!isNew && !isSameAddress(found.email, account.email)) throw new Refusal('invalidToken');
    if (isNew) await takeAddress({ ...write, now }, account, found.email);
    await trustAddress(tx, { id: account.id, email: found.email }, now);
    return { alreadyVerified: false };
  }).catch((error: unknown) => {
    // Another account took the address in the same moment.
    throw sqlStateOf(error) === uniqueViolation ? taken() : error;
  });
}

/** The pending address becomes the account's; the old one gets a mail, and reset links mailed there are of no use. */
async function takeAddress({ tx, announce, now }: Write & { now: Date }, account: Account, email: string) {
  if (await isTaken(tx, account.id, email)) throw taken();
  await tx.update(customers).set({ email, pendingEmail: null }).where(eq(customers.id, account.id));
  await endAccountTokens(tx, account.id, 'reset-password', now);
  // The old address stands nowhere else any more.
  const payload = { customerId: account.id, email: account.email };
  await enqueue(tx, {
    kind: 'email-changed',
    dedupeKey: `email-changed:${account.id}:${now.toISOString()}`,
    payload,
    now,
  });
  announce('outbox');
}

/** Whether it was this session that asked for the link which has this token. */
export async function wasAskedBy(db: Db, token: string, sessionId: string): Promise<boolean> {
  const isLink = and(eq(accountTokens.hash, hashOfToken(token)), eq(accountTokens.purpose, 'verify-email'));
  return (await db.$count(accountTokens, and(isLink, eq(accountTokens.sessionId, sessionId)))) > 0;
}

async function isTaken(tx: Db, id: number, email: string): Promise<boolean> {
  const same = eq(sql`lower(${customers.email})`, sql`lower(${email})`);
  return (await tx.$count(customers, and(same, ne(customers.id, id)))) > 0;
}

function taken(): Refusal {
  return invalidFields({ '': 'auth.emailTaken' });
}

/** Whether two addresses are one, capitals apart. */
export function isSameAddress(one: string, other: string | null): boolean {
  return other !== null && one.toLowerCase() === other.toLowerCase();
}
