import type { Db } from '#server/db/connection.ts';
import { and, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { hashPassword, matchPassword } from './passwords.ts';

type Account = { id: number; passwordHash: string | null };

/**
 * The hash of an account's password, if this is the password; else null, after the same time without an account too. A hash
 * of the password as another system typed it is replaced: from then on every system's spelling is right.
 */
export async function checkPassword(db: Db, account: Account | undefined, password: string): Promise<string | null> {
  const stored = account?.passwordHash ?? null;
  const match = await matchPassword(password, stored);
  if (!account || stored === null || match === null) return null;
  if (match === 'hashed') return stored;
  const passwordHash = await hashPassword(password);
  const isAccount = eq(customers.id, account.id);
  const replaced = await db
    .update(customers)
    .set({ passwordHash })
    .where(and(isAccount, eq(customers.passwordHash, stored)))
    .returning({ id: customers.id });
  if (replaced.length > 0) return passwordHash;
  // Another sign-in has replaced it meanwhile, or the password was changed.
  const [now] = await db.select({ passwordHash: customers.passwordHash }).from(customers).where(isAccount);
  const fresh = now?.passwordHash ?? null;
  return (await matchPassword(password, fresh)) === 'hashed' ? fresh : null;
}
