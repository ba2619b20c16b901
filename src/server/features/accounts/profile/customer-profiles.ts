import type { Profile } from '#contract/accounts/accounts.ts';
import type { updateCustomerProfile } from '#contract/accounts/profile.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { holdsAllRoles } from '#domain/access/give-roles.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { requireRecentSignIn } from '#server/http/call/admit.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { customerChange } from '../customer-change.ts';
import { eraseAccount } from '../own-data/erase-account.ts';
import { readProfile } from '../read-profile.ts';
import { requestEmailChange } from '../recovery/request-email-change.ts';
import { updateProfile } from './update-profile.ts';

type ProfileWrite = Write & { who: Identity; now: Date; decimals: number; audit: Audit };

/**
 * Changes a customer's profile, by staff. A new address counts, here too, once its link is opened. Throws `notFound`, and
 * `forbidden` for the address of an account that holds a role which the caller lacks, `recentSignInNeeded` for one's own
 * address, and `conflict` for a stale version, with the profile as it is.
 */
export async function updateCustomer(
  deps: Pick<Deps, 'secret' | 'flags'>,
  context: ProfileWrite,
  { id, version, ...input }: ParsedOf<typeof updateCustomerProfile>,
): Promise<Profile> {
  await context.tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update');
  const before = await readProfile(context.tx, id, context.decimals);
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: before });
  const email = input.contact_email;
  const isNew = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  if (isNew) checkRoles(before, context.who);
  if (isNew && id === context.who.customerId) requireRecentSignIn(context.who, context.now);
  const allowsWholesale = deps.flags.isOn('features.wholesaleCustomer');
  await updateProfile(context.tx, id, input, { now: context.now, allowsWholesale });
  if (isNew) await requestEmailChange(deps, context, { customerId: id, email });
  const after = await readProfile(context.tx, id, context.decimals);
  await context.audit(customerChange(before, after));
  return after;
}

/**
 * Erases a customer, by staff. Throws `notFound`, `forbidden`, `recentSignInNeeded` for one's own account, and `conflict`
 * for the last holder of a role.
 */
export async function deleteCustomer({ who, decimals, ...write }: ProfileWrite, id: number): Promise<null> {
  if (id === who.customerId) requireRecentSignIn(who, write.now);
  checkRoles(await readProfile(write.tx, id, decimals), who);
  await eraseAccount(write, id);
  await write.audit({ thing: 'customer', id, before: {}, after: null });
  return null;
}

/** Nobody acts on an account that may do more than they. */
function checkRoles({ roles }: Pick<Profile, 'roles'>, who: Identity): void {
  if (!holdsAllRoles(who.roles, roles)) throw new Refusal('forbidden');
}
