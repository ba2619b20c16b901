import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { roles } from '#domain/access/roles.ts';
import type { Db } from '#server/db/connection.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { hashPassword } from '#server/services/session/passwords.ts';

/**
 * Gives every role to the account with this address, and makes the account when there is none.
 * @returns the password of a new account, which is stored nowhere; null when the account existed and keeps its own
 */
export async function makeAdmin(db: Db, email: string, now: Date): Promise<string | null> {
  // The beginning satisfies the rule for passwords, the rest is 120 random bits.
  const password = `Aa1-${randomBytes(15).toString('base64url')}`;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const account = {
      email,
      passwordHash,
      externalId: randomUUID(),
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    const made = await tx.insert(customers).values(account).onConflictDoNothing().returning({ id: customers.id });
    const [{ id } = { id: 0 }] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(sql`lower(${customers.email}) = lower(${email})`);
    const rows = roles.map((role) => ({ customerId: id, role }));
    await tx.insert(customerRoles).values(rows).onConflictDoNothing();
    return made.length > 0 ? password : null;
  });
}
