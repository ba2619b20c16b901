import { hasRole } from './roles.ts';

/**
 * The page that is the beginning of the work of whoever holds these roles, for the menu, for `/admin` and after signing in:
 * the overview for the back office, their own page for who only picks or delivers (who does both picks first); null for a
 * shopper.
 */
export function landingOf(held: readonly string[]): '/admin/overview' | '/admin/picking' | '/admin/rounds' | null {
  if (hasRole(held, 'any')) return '/admin/overview';
  if (hasRole(held, 'CAN_PICK_ORDERS')) return '/admin/picking';
  return hasRole(held, 'CAN_DELIVER_ORDERS') ? '/admin/rounds' : null;
}

/**
 * Where somebody goes on after signing in. `target`: the page of this shop that led to the form, the home page where none
 * did; then who only picks or delivers begins at their own page, and everybody else in the shop.
 */
export function afterSignIn(target: string, held: readonly string[]): string {
  return target === '/' && !hasRole(held, 'any') ? (landingOf(held) ?? target) : target;
}
