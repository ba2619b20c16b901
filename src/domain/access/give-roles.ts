import { hasRole, type Role } from './roles.ts';

type Change = { giver: readonly string[]; isSelf: boolean; before: readonly Role[]; after: readonly Role[] };

/**
 * Whether somebody may change an account's roles so: each role given or taken must be one's own (a manager of
 * orders' own are picking and delivering too), and nobody takes a role from himself. That the last holder of a role
 * keeps it is asked of the database.
 */
export function mayGiveRoles({ giver, isSelf, before, after }: Change): boolean {
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  if (isSelf && taken.length > 0) return false;
  return [...given, ...taken].every((role) => hasRole(giver, role));
}

/** Whether somebody may act on an account's address, state, password or existence: only where they hold all that it may do. */
export function holdsAllRoles(giver: readonly string[], held: readonly string[]): boolean {
  return held.every((role) => hasRole(giver, role as Role));
}
