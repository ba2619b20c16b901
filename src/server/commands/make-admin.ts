import { randomBytes, randomUUID } from 'node:crypto';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { roles } from '#domain/access/roles.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { featureConfigs } from '#server/db/tables/shop.ts';
import { hashPassword } from '#server/services/session/passwords.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';

/**
 * Gives every role, for all stores, to the account with this address, and makes the account when there is none. A shop whose
 * configuration nobody has stored yet opens its back office: by default it is closed, to its administrator too.
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
    await tx.update(customers).set({ storeIds: null }).where(eq(customers.id, id));
    const rows = roles.map((role) => ({ customerId: id, role }));
    await tx.insert(customerRoles).values(rows).onConflictDoNothing();
    if ((await tx.$count(featureConfigs)) === 0) {
      const pages = { ...defaultFeatureConfig.pages, admin: true };
      await storeFeatureConfig(tx, { ...defaultFeatureConfig, pages }, now, id);
    }
    return made.length > 0 ? password : null;
  });
}
