import { Refusal } from '#contract/errors.ts';
import { isNarrow, type Role } from '#domain/access/roles.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull, ne } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';

/**
 * Whether one of these roles would be left without anybody else who can sign in and is there for all stores; the others are
 * locked until the end. Who picks and who delivers may be nobody: who manages orders may do both.
 */
export async function isLastHolder(tx: Db, customerId: number, roles: readonly Role[]): Promise<boolean> {
  const isThere = and(eq(customers.active, true), isNull(customers.storeIds));
  for (const role of roles.filter((one) => !isNarrow(one))) {
    const [other] = await tx
      .select({ id: customers.id })
      .from(customerRoles)
      .innerJoin(customers, eq(customers.id, customerRoles.customerId))
      .where(and(eq(customerRoles.role, role), ne(customers.id, customerId), isThere))
      .orderBy(customers.id)
      .limit(1)
      .for('update', { of: customers });
    if (!other) return true;
  }
  return false;
}

/** What is answered where nobody would be left with a role: at the field that would take it, '' for the account itself. */
export const lastHolderRefusal = (field: 'roles' | 'storeIds' | 'status' | '') =>
  new Refusal('conflict', { errors: { [field]: [{ message: 'roles.lastHolder', parameters: {} }] } });

/** The roles of an account. */
export async function rolesOf(tx: Db, customerId: number): Promise<Role[]> {
  const held = await tx.select().from(customerRoles).where(eq(customerRoles.customerId, customerId));
  return held.map(({ role }) => role);
}
