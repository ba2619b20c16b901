import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { type AccountToken, findAccountToken } from '#server/services/session/account-token.ts';

type Reset = { token: AccountToken; account: { id: number; email: string; isVerified: boolean } };

/** What the token of a reset link opens, locked until the transaction ends. Throws `invalidToken`. */
export async function findResetToken(tx: Db, token: string, now: Date): Promise<Reset> {
  const found = await findAccountToken(tx, 'reset-password', token, now);
  if (!found) throw new Refusal('invalidToken');
  const { id, email, emailVerifiedAt, active } = customers;
  const [row] = await tx
    .select({ id, email, emailVerifiedAt, active })
    .from(customers)
    .where(eq(id, found.customerId))
    .for('update');
  // Of no use to whoever has an address that was the account's.
  if (!row?.active || row.email.toLowerCase() !== found.email.toLowerCase()) throw new Refusal('invalidToken');
  return { token: found, account: { id: row.id, email: row.email, isVerified: row.emailVerifiedAt !== null } };
}
