import { hasRole, type RoleAsked } from '#domain/access/roles.ts';
import type { SessionUser } from '#web/lib/api/access-token.ts';
import { useFlag } from '#web/shared/shop/flags.ts';

/**
 * Whether the pages show somebody what needs a role. In development everybody passes while `features.developmentMode` is
 * on; never in a built shop, and never on the server, which looks at the roles itself on every call.
 */
export function useRole(user: SessionUser | null, role: RoleAsked): boolean {
  const isForAll = useFlag('features.developmentMode') && import.meta.env.DEV;
  return user !== null && (isForAll || hasRole(user.roles, role));
}
