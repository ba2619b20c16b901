/** The roles of the back office: one of them opens its frame, with the overview, the lists that may be saved, the search. */
const officeRoles = [
  'CAN_MANAGE_PRODUCTS',
  'CAN_MANAGE_ORDERS',
  'CAN_MANAGE_CUSTOMERS',
  'CAN_EDIT_FEATURES_CONFIGURATION',
] as const;

/** Who picks orders and who brings them: each has its own page and calls, and no other of the back office. */
const narrowRoles = ['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS'] as const;

/** What a member of staff may be allowed; a shopper has no role. */
export const roles = [...officeRoles, ...narrowRoles] as const;
export type Role = (typeof roles)[number];
/** `any`: a role of the back office, whichever. `pickOrDeliver`: either of the two beside them. */
export type RoleAsked = Role | 'any' | 'pickOrDeliver';

/**
 * Whether somebody's list of roles (as a token carries it) includes the one asked for. Who manages orders may pick and
 * deliver them without being given those roles.
 */
export function hasRole(held: readonly string[], role: RoleAsked): boolean {
  if (role === 'any') return officeRoles.some((one) => held.includes(one));
  if (role === 'pickOrDeliver') return narrowRoles.some((one) => hasRole(held, one));
  return held.includes(role) || (isNarrow(role) && held.includes('CAN_MANAGE_ORDERS'));
}

/** Whether a role is one of the two that any manager of orders stands in for: nobody need be the last to hold it. */
export function isNarrow(role: Role): boolean {
  return narrowRoles.some((one) => one === role);
}
