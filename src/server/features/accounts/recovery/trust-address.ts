import type { Db } from '#server/db/connection.ts';
import { and, eq, isNotNull, isNull, ne, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { identities, passkeys } from '#server/db/tables/sign-in-means.ts';
import { endAccountTokens } from '#server/services/session/account-token.ts';

type Account = { id: number; email: string };

/**
 * Notes that an account's address is its own, and gives it what guests have ordered with that address (case ignored).
 * Those orders can be read by the links of their mails as before. Links that would prove or reject the address end.
 */
export async function trustAddress(tx: Db, { id, email }: Account, now: Date): Promise<void> {
  await tx.update(customers).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(customers.id, id));
  await endAccountTokens(tx, id, 'verify-email', now);
  await linkGuestOrders(tx, { id, email });
}

/** Gives an account what was ordered with its address without signing in, where the address was proved before. */
export async function linkOrdersSince(tx: Db, customerId: number): Promise<void> {
  const proved = and(eq(customers.id, customerId), isNotNull(customers.emailVerifiedAt));
  const [account] = await tx.select({ id: customers.id, email: customers.email }).from(customers).where(proved);
  if (account) await linkGuestOrders(tx, account);
}

/** What is under way still of an account that was erased has no account either, and stays so. */
export async function linkGuestOrders(tx: Db, { id, email }: Account): Promise<void> {
  const ofGuest = and(isNull(orders.customerId), isNull(orders.erasedAt), ne(orders.status, 'draft'));
  const sameAddress = eq(sql`lower(${orders.customerEmail})`, sql`lower(${email})`);
  await tx.update(orders).set({ customerId: id }).where(and(ofGuest, sameAddress));
}

/**
 * Takes away the ways to sign in that were added before anybody had proved that the address is theirs: somebody may have
 * opened the account with an address that is not their own, and waited for its owner.
 */
export async function dropUnprovenMeans(tx: Db, customerId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.customerId, customerId));
  await tx.delete(identities).where(eq(identities.customerId, customerId));
}
