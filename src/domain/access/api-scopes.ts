import { hasRole, type Role } from './roles.ts';

/** What an API key may be made for: a call of the contract names the one that reaches it. */
export const apiScopes = [
  'products:read',
  'products:write',
  'stock:write',
  'orders:read',
  'orders:write',
  'payments:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** How long a key may live at most, in years. */
export const mostYearsOfKey = 2;

/** The role that whoever makes a key must hold for each of its scopes, now and whenever the key is used. */
const roleOf: Record<ApiScope, Role> = {
  'products:read': 'CAN_MANAGE_PRODUCTS',
  'products:write': 'CAN_MANAGE_PRODUCTS',
  'stock:write': 'CAN_MANAGE_PRODUCTS',
  'orders:read': 'CAN_MANAGE_ORDERS',
  'orders:write': 'CAN_MANAGE_ORDERS',
  'payments:read': 'CAN_MANAGE_ORDERS',
};

/** The scopes that somebody with these roles may give to a key. */
export function scopesFor(held: readonly string[]): ApiScope[] {
  return apiScopes.filter((scope) => hasRole(held, roleOf[scope]));
}

/**
 * The roles that a key acts with: those of its maker, as far as its scopes need them. The comparison with the books of
 * providers is read with that of the configuration, which `payments:read` reaches too.
 */
export function rolesOfKey(held: readonly Role[], scopes: readonly ApiScope[]): Role[] {
  const needed = new Set<Role>(scopes.map((scope) => roleOf[scope]));
  if (scopes.includes('payments:read')) needed.add('CAN_EDIT_FEATURES_CONFIGURATION');
  return held.filter((role) => needed.has(role));
}

/** The last moment at which a key made now may expire: two years later by the calendar (UTC). */
export function latestExpiry(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + mostYearsOfKey);
  return latest;
}
