import { holdsAllRoles, mayGiveRoles } from '#domain/access/give-roles.ts';
import { hasRole, type Role, roles } from '#domain/access/roles.ts';

/** Why something of an account is not for whoever works here: roles they lack, or the account is their own. */
export type Limit = 'lacksRoles' | 'own';
export type AccountLimits = {
  email: Limit | null;
  state: Limit | null;
  erase: Limit | null;
  credit: Limit | null;
  /** Which prices the account has. */
  prices: Limit | null;
  /** For which stores the roles are. */
  stores: Limit | null;
  /** Of giving a role, or of taking it, whichever comes next. */
  roles: Readonly<Record<Role, Limit | null>>;
};

/** What `giver` may do to an account that holds roles; the server asks the same again. */
export function accountLimits(who: { giver: readonly string[]; isOwn: boolean; held: readonly Role[] }): AccountLimits {
  const { giver, isOwn, held } = who;
  const lacks = holdsAllRoles(giver, held) ? null : 'lacksRoles';
  const limitOf = (role: Role): Limit | null => {
    const after = held.includes(role) ? held.filter((one) => one !== role) : [...held, role];
    if (mayGiveRoles({ giver, isSelf: isOwn, before: held, after })) return null;
    return hasRole(giver, role) ? 'own' : 'lacksRoles';
  };
  return {
    // One's own address is changed on its own page: that takes a recent sign-in.
    email: lacks ?? (isOwn ? 'own' : null),
    state: lacks ?? (isOwn && held.length > 0 ? 'own' : null),
    // One's own account is erased on its own page, which asks for the password.
    erase: lacks ?? (isOwn ? 'own' : null),
    credit: isOwn ? 'own' : null,
    prices: isOwn ? 'own' : null,
    stores: lacks,
    roles: Object.fromEntries(roles.map((role) => [role, limitOf(role)])) as Record<Role, Limit | null>,
  };
}
