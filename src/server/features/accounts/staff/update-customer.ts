import type * as calls from '#contract/accounts/staff-customers.ts';
import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { holdsAllRoles, mayGiveRoles } from '#domain/access/give-roles.ts';
import type { Role } from '#domain/access/roles.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { requireRecentSignIn } from '#server/http/call/admit.ts';
import { phoneColumns, requirePhoneForSms } from '#server/services/phone/customer-phone.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { revokeSessions } from '#server/services/session/sessions.ts';
import { requestEmailChange, withdrawNewAddress } from '../recovery/request-email-change.ts';
import { invite } from './create-customer.ts';
import { rolesLost, storesGiven } from './given-stores.ts';
import { isLastHolder, lastHolderRefusal, rolesOf } from './last-holder.ts';
import { requireCustomer } from './select-customers.ts';

type CustomerWrite = Write & { who: Identity; now: Date; decimals: number };
type Row = typeof customers.$inferSelect;

/**
 * Changes a customer, by staff; answers how it was. Throws `notFound`, `conflict` for a stale version (with the
 * customer as they are) and for the last holder of a role, `invalid` on `wholesaleRequested` for an approval and a
 * refusal in one, `forbidden` for what the caller's own roles and stores do not allow, `invalid` on `storeIds` or
 * `roles` (`storesGiven`), and `recentSignInNeeded` for their own address.
 */
export async function updateCustomer(
  deps: Pick<Deps, 'secret'>,
  context: CustomerWrite,
  {
    id,
    version,
    email,
    roles,
    storeIds: sentStores,
    status,
    zipCode,
    wholesaleRequested,
    refusalReason,
    phone,
    ...input
  }: ParsedOf<typeof calls.updateCustomer>,
): Promise<StaffCustomer> {
  const { tx, now } = context;
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  if (!row) throw new Refusal('notFound');
  const before = await requireCustomer(tx, id, context.decimals);
  if (version !== undefined && version !== row.version) throw new Refusal('conflict', { data: before });
  const held = await rolesOf(tx, id);
  const isNewEmail = email !== undefined && email.toLowerCase() !== row.email.toLowerCase();
  const active = status === undefined ? row.active : status === 'active';
  const decision = decisionOf(row, { customerType: input.customerType, wholesaleRequested });
  const isNewType = input.customerType !== undefined && input.customerType !== row.customerType;
  const number = await phoneColumns(tx, phone, row.defaultStoreId);
  await requirePhoneForSms(tx, id, number.phoneE164, 'phone');
  const wantedRoles = roles ?? held;
  checkRights(context, row, { held, isNewEmail, isNewType, active, roles: wantedRoles });
  const stores = { before: row.storeIds, sent: sentStores, held, roles: wantedRoles };
  const storeIds = await storesGiven(tx, context.who, stores);
  await keepHolders(context, row, { held, active, roles: wantedRoles, storeIds });
  await tx
    .update(customers)
    .set({
      ...input,
      ...number,
      ...(decision && { wholesaleRequestedAt: null }),
      postalCode: zipCode,
      active,
      storeIds: storeIds && [...storeIds],
      version: sql`${customers.version} + 1`,
      updatedAt: now,
    })
    .where(eq(customers.id, id));
  if (roles) await setRoles(context, id, held, roles);
  if (row.active && !active) await revokeSessions(tx, id, { why: 'ended', now });
  if (isNewEmail) await requestEmailChange(deps, context, { customerId: id, email });
  if (decision) await mailDecision(context, id, decision, refusalReason);
  // Who was made inactive from the first has never had the link.
  if (!row.active && active && row.passwordHash === null && row.emailVerifiedAt === null)
    await invite(deps, context, { customerId: id, email: row.email });
  return before;
}

type Wanted = {
  held: readonly Role[];
  isNewEmail: boolean;
  isNewType: boolean;
  active: boolean;
  roles: readonly Role[];
};

function checkRights(
  { who, now }: CustomerWrite,
  row: Row,
  { held, isNewEmail, isNewType, active, roles }: Wanted,
): void {
  const isSelf = who.customerId === row.id;
  const isMoved = active !== row.active;
  if ((isNewEmail || isMoved) && !holdsAllRoles(who.roles, held)) throw new Refusal('forbidden');
  // Nobody decides on their own prices.
  if (isSelf && isNewType) throw new Refusal('forbidden');
  if (isSelf && isNewEmail) requireRecentSignIn(who, now);
  if (!mayGiveRoles({ giver: who.roles, isSelf, before: held, after: roles })) throw new Refusal('forbidden');
  // Who ends their own account's sign-in takes its roles from themselves.
  if (isSelf && isMoved && held.length > 0) throw new Refusal('forbidden');
}

type Standing = Pick<Wanted, 'held' | 'active' | 'roles'> & { storeIds: StaffStores };

/** Throws `conflict` where nobody would be left who holds a role for all stores. */
async function keepHolders({ tx }: CustomerWrite, row: Row, { held, storeIds, ...after }: Standing): Promise<void> {
  const lost = rolesLost({ ...row, roles: held }, { ...after, storeIds });
  if (!(await isLastHolder(tx, row.id, lost))) return;
  const isOfRoles = lost.some((role) => !after.roles.includes(role));
  throw lastHolderRefusal(!after.active ? 'status' : isOfRoles ? 'roles' : 'storeIds');
}

/**
 * Tokens name the roles: whoever has others signs in again. An address that staff with fewer roles have given the account is
 * forgotten: its link would open what they may not.
 */
async function setRoles(context: CustomerWrite, customerId: number, before: readonly Role[], after: readonly Role[]) {
  const { tx, now } = context;
  const wanted = [...new Set(after)];
  if (wanted.length === before.length && wanted.every((role) => before.includes(role))) return;
  await tx.delete(customerRoles).where(eq(customerRoles.customerId, customerId));
  if (wanted.length > 0) await tx.insert(customerRoles).values(wanted.map((role) => ({ customerId, role })));
  if (wanted.some((role) => !before.includes(role))) await withdrawNewAddress(context, customerId);
  await revokeSessions(tx, customerId, { why: 'ended', now });
}

type Decision = 'wholesale-approved' | 'wholesale-refused';
type Requested = Pick<typeof customers.$inferSelect, 'customerType' | 'wholesaleRequestedAt'>;
type Input = { customerType?: Requested['customerType'] | undefined; wholesaleRequested?: false | undefined };

/**
 * What a change by staff decides of wholesale prices; null where nothing changes: a refusal without a request is none.
 * Throws `invalid` on `wholesaleRequested` where both are sent.
 */
function decisionOf(row: Requested, { customerType, wholesaleRequested }: Input): Decision | null {
  const refuses = wholesaleRequested === false;
  if (refuses && customerType === 'wholesale') throw invalidFields({ wholesaleRequested: 'validation.invalid' });
  if (row.customerType === 'wholesale') return null;
  if (customerType === 'wholesale') return 'wholesale-approved';
  return refuses && row.wholesaleRequestedAt !== null ? 'wholesale-refused' : null;
}

/** Mails the customer what was decided; an approval has no reason. */
async function mailDecision(
  { tx, announce, now }: Write & { now: Date },
  customerId: number,
  kind: Decision,
  reason?: string,
): Promise<void> {
  const payload = kind === 'wholesale-refused' && reason ? { customerId, reason } : { customerId };
  await enqueue(tx, { kind, dedupeKey: `${kind}:${customerId}:${now.getTime()}`, payload, now });
  announce('outbox');
}
