import { randomUUID } from 'node:crypto';
import type { SocialResult } from '#domain/account/social-providers.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { identities } from '#server/db/tables/sign-in-means.ts';
import type { Write } from '#server/db/transact.ts';
import { mailMeansChange } from '../means-changed.ts';
import { trustAddress } from '../recovery/trust-address.ts';
import type { Vouched } from './provider-client.ts';

type Refused = Extract<SocialResult, 'taken' | 'unverified' | 'failed'>;
type LinkWrite = Write & { language: Language; now: Date };

/**
 * The account of an authenticated visitor. Who came before is known by issuer and subject; an address counts at
 * their first visit alone, and only where the provider has verified it: it opens a new account, or joins one whose own
 * address was verified too. Joined to one that was not, an account that somebody had opened in another's name would
 * become shared with its true owner.
 */
export async function accountOf(vouched: Vouched, context: LinkWrite): Promise<{ customerId: number } | Refused> {
  const { tx } = context;
  const { issuer, subject, email } = vouched;
  const [known] = await tx
    .select({ customerId: identities.customerId, active: customers.active })
    .from(identities)
    .innerJoin(customers, eq(customers.id, identities.customerId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  if (known) return known.active ? known : 'failed';
  if (!email || !vouched.emailVerified) return 'unverified';
  const existing = await findByEmail(tx, email);
  const found = existing ?? (await openAccount({ ...vouched, email }, context));
  if (!found?.active) return 'failed';
  if (!found.emailVerifiedAt) return 'taken';
  const linked = await tx
    .insert(identities)
    .values({ issuer, subject, customerId: found.id, email, createdAt: context.now })
    .onConflictDoNothing()
    .returning({ customerId: identities.customerId });
  if (existing && linked[0]) await mailMeansChange(context, existing.id, 'provider-linked');
  return linked[0] ?? 'failed';
}

const known = { id: customers.id, active: customers.active, emailVerifiedAt: customers.emailVerifiedAt };

async function findByEmail(tx: Db, email: string) {
  const [account] = await tx
    .select(known)
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, sql`lower(${email})`))
    .for('update');
  return account;
}

async function openAccount({ email, name }: Vouched & { email: string }, { tx, language, now }: LinkWrite) {
  const values = { externalId: randomUUID(), email, name, language, createdAt: now, updatedAt: now };
  const [account] = await tx
    .insert(customers)
    .values({ ...values, emailVerifiedAt: now })
    // Opened by somebody else at this moment: they are asked to try again.
    .onConflictDoNothing()
    .returning(known);
  // What guests have ordered with the address is theirs.
  if (account) await trustAddress(tx, { id: account.id, email }, now);
  return account;
}
