import { randomUUID } from 'node:crypto';
import { login } from '#contract/accounts/sessions.ts';
import type { Api } from '#contract/client.ts';
import { roles as allRoles, type Role } from '#domain/access/roles.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { createAccessTokens } from '#server/services/session/access-token.ts';
import type { Identify } from '#server/services/session/identity.ts';
import { hashPassword } from '#server/services/session/passwords.ts';
import { openSession } from '#server/services/session/sessions.ts';

type Columns = typeof customers.$inferInsert;
export type Customer = typeof customers.$inferSelect & { roles: readonly Role[] };
export type CustomerTraits = Partial<Omit<Columns, 'id' | 'passwordHash'>> & {
  /** Without one nobody can sign in by password: hashing costs time that most tests can spare. */
  password?: string;
  roles?: readonly Role[];
};

let made = 0;

/** An account in the database: by default a retail customer with an address of its own, which is verified. */
export async function makeCustomer(db: Db, traits: CustomerTraits = {}): Promise<Customer> {
  const { password, roles = [], ...columns } = traits;
  made += 1;
  const [row] = await db
    .insert(customers)
    .values({
      externalId: randomUUID(),
      email: `customer-${made}@panier.example`,
      name: `Customer ${made}`,
      phone: '0123456789',
      // Whoever has not proved their address has the limits of a guest.
      emailVerifiedAt: new Date(),
      ...columns,
      passwordHash: password === undefined ? null : await hashPassword(password),
    })
    .returning();
  if (!row) throw new Error('the account was not written');
  if (roles.length > 0) await db.insert(customerRoles).values(roles.map((role) => ({ customerId: row.id, role })));
  return { ...row, roles };
}

/** Opens a session for an account, as signing in would, and answers its access and refresh token. */
export async function signIn(
  { deps }: { deps: Pick<Deps, 'db' | 'secret' | 'clock'> },
  customer: Customer,
): Promise<{ token: string; refreshToken: string; sessionId: string }> {
  const now = deps.clock();
  const { sessionId, refreshToken } = await openSession(deps.db, customer.id, { device: '', remember: true }, now);
  const { id: customerId, email, roles, customerType } = customer;
  const token = await createAccessTokens(deps.secret).sign({ customerId, sessionId, email, roles, customerType }, now);
  return { token, refreshToken, sessionId };
}

/** A new customer, signed in. */
export async function makeSignedIn(
  t: { deps: Pick<Deps, 'db' | 'secret' | 'clock'> },
  traits: CustomerTraits = {},
): Promise<{ customer: Customer; token: string }> {
  const customer = await makeCustomer(t.deps.db, traits);
  return { customer, token: (await signIn(t, customer)).token };
}

/** A member of staff who holds these roles (all of them when none are named), signed in. */
export function makeStaff(
  t: { deps: Pick<Deps, 'db' | 'secret' | 'clock'> },
  roles: readonly Role[] = allRoles,
): Promise<{ customer: Customer; token: string }> {
  return makeSignedIn(t, { roles });
}

/** An `identify` that takes whatever it is sent for a customer who pays prices of this type. */
export function identifyAll(priceType: PriceType): Identify {
  const session = {
    sessionId: '',
    email: '',
    isVerified: true,
    roles: [],
    authenticatedAt: new Date(),
    hasSecondFactor: false,
    storeIds: null,
  };
  return async () => ({ customerId: 1, priceType, ...session });
}

/** Signs in by email and password; throws where a second factor is asked for. */
export async function signInByPassword(api: Api, identifier: string, password: string): Promise<string> {
  const answer = await api(login, { identifier, password });
  if (!('token' in answer)) throw new Error('a second factor was asked for');
  return answer.token;
}
