import { afterSignIn } from '#domain/access/landing.ts';
import { decodeUser } from '#web/lib/api/access-token.ts';
import { storedToken } from '#web/lib/api/session-token.ts';

/**
 * Where a form goes on that has just signed somebody in, by the roles that their new token names: `target`, or their own
 * page of the back office. A visitor who goes on without an account goes to `target`.
 */
export function afterSigningIn(target: string): string {
  const token = storedToken.read();
  const user = token && decodeUser(token.access_token);
  return afterSignIn(target, user?.roles ?? []);
}
