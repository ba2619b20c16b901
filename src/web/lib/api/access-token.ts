import { logFault } from '#web/lib/browser/log.ts';

/** What the browser keeps under `auth_token`; `expires_at` in milliseconds since 1970. */
export type AuthToken = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  expires_at: number;
  /** Not to be remembered: it ends with the browser. */
  session_only?: boolean;
};
export type SessionUser = { id: number; email: string; roles: string[]; customerType: 'retail' | 'wholesale' };

/** A token counts as invalid 5 minutes before it is: a call that it is sent with must end before it. Milliseconds. */
const margin = 5 * 60_000;

export function isTokenFresh(token: AuthToken, now: Date): boolean {
  return token.expires_at - margin > now.getTime();
}

export function toAuthToken(answer: { token: string; expires_in: number }, now: Date): AuthToken {
  return {
    access_token: answer.token,
    token_type: 'Bearer',
    expires_in: answer.expires_in,
    expires_at: now.getTime() + answer.expires_in * 1000,
  };
}

/** Reads what was stored; null when it is no token. */
export function readAuthToken(stored: unknown): AuthToken | null {
  const token = stored as Partial<AuthToken> | null;
  const isToken = typeof token?.access_token === 'string' && typeof token.expires_at === 'number';
  return isToken && decodeUser(token.access_token as string) ? (token as AuthToken) : null;
}

/**
 * The user that a token names (its signature is the server's business). One that cannot be read is noted, without a
 * letter of it, and names nobody.
 */
export function decodeUser(accessToken: string): SessionUser | null {
  const user = readUser(accessToken.split('.'));
  if (!user) logFault('auth_token', 'cannot be read');
  return user;
}

function readUser(parts: readonly string[]): SessionUser | null {
  if (parts.length !== 3) return null;
  try {
    const bytes = Uint8Array.from(atob((parts[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const payload = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const id = Number(payload.user_id ?? payload.sub);
    if (!Number.isSafeInteger(id)) return null;
    return {
      id,
      email: typeof payload.email === 'string' ? payload.email : '',
      roles: Array.isArray(payload.roles) ? payload.roles.map(String) : [],
      customerType: payload.customerType === 'wholesale' ? 'wholesale' : 'retail',
    };
  } catch {
    return null;
  }
}
