/** What a member of staff may be allowed; a shopper has no role. */
export const roles = [
  'CAN_MANAGE_PRODUCTS',
  'CAN_MANAGE_ORDERS',
  'CAN_MANAGE_CUSTOMERS',
  'CAN_EDIT_FEATURES_CONFIGURATION',
] as const;
export type Role = (typeof roles)[number];

/** Whether somebody's list of roles (as a token carries it) includes the one asked for; `any`: one at least. */
export function hasRole(held: readonly string[], role: Role | 'any'): boolean {
  return role === 'any' ? roles.some((one) => held.includes(one)) : held.includes(role);
}
