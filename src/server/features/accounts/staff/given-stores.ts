import { invalidFields, Refusal } from '#contract/errors.ts';
import { holdsAllRoles } from '#domain/access/give-roles.ts';
import type { Role } from '#domain/access/roles.ts';
import { areSameStores, mayBeLimited, mayGiveStores, type StaffStores } from '#domain/access/staff-stores.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** The stores and the roles of an account, as they are and as they are to be; `sent`: the stores, where they were said. */
type Given = {
  before: StaffStores;
  sent: StaffStores | undefined;
  held: readonly Role[];
  roles: readonly Role[];
};

/**
 * The stores for which an account is there from now on, each once, in the order of their ids; null: all. Throws `invalid` for
 * a store that there is none of, and where a role that is for all stores alone would be limited: on `storeIds` where these
 * were sent, else on `roles`. Throws `forbidden` for stores that the giver has not, and for an account that holds roles that
 * the giver has not.
 */
export async function storesGiven(
  tx: Db,
  giver: Pick<Identity, 'roles' | 'storeIds'>,
  { before, sent, held, roles }: Given,
): Promise<StaffStores> {
  const after = sent ? [...new Set(sent)].sort((a, b) => a - b) : sent === null ? null : before;
  const isSame = areSameStores(before, after);
  if (!isSame && after !== null && (await tx.$count(stores, inArray(stores.id, after))) < after.length)
    throw invalidFields({ storeIds: 'validation.invalid' });
  if (after !== null && !roles.every(mayBeLimited))
    throw invalidFields({ [sent ? 'storeIds' : 'roles']: 'roles.forAllStores' });
  if (isSame) return after;
  if (!holdsAllRoles(giver.roles, held) || !mayGiveStores(giver.storeIds, before, after))
    throw new Refusal('forbidden');
  return after;
}

type Standing = { roles: readonly Role[]; storeIds: StaffStores; active: boolean };

/** The roles that an account held for all stores and no longer does: somebody else must. */
export function rolesLost(before: Standing, after: Standing): readonly Role[] {
  if (!before.active || before.storeIds !== null) return [];
  if (!after.active || after.storeIds !== null) return before.roles;
  return before.roles.filter((role) => !after.roles.includes(role));
}
