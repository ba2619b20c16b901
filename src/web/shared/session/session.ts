import { useSyncExternalStore } from 'react';
import { type AuthToken, decodeUser, type SessionUser } from '#web/lib/api/access-token.ts';
import { storedToken } from '#web/lib/api/session-token.ts';

/** `user` is null for a visitor; on the server and until hydration everyone is one. */
export type Session = { user: SessionUser | null };

const anonymous: Session = { user: null };
let shown: { token: AuthToken | null; session: Session } = { token: null, session: anonymous };

/**
 * Who is signed in, kept in step in every tab. Signing in: `startSession` of lib/api/session-token; out: `signOut` of
 * state/sign-out.
 */
export function useSession(): Session {
  return useSyncExternalStore(storedToken.subscribe, readSession, () => anonymous);
}

function readSession(): Session {
  const token = storedToken.read();
  if (shown.token !== token) shown = { token, session: { user: token && decodeUser(token.access_token) } };
  return shown.session;
}
