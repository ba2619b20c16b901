import { logout, refreshToken } from '#contract/accounts.ts';
import { createApi } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { createStored } from '#web/lib/browser/stored.ts';
import { type AuthToken, isTokenFresh, readAuthToken, toAuthToken } from './access-token.ts';
import { clientId } from './client-id.ts';
import { sendRequest } from './send-request.ts';

/** What `auth_token` holds, watched in every tab; null for a visitor. */
export const storedToken = createStored<AuthToken | null>('auth_token', readAuthToken);

let renewing: Promise<string | null> | null = null;

/** Signs in with the answer of login, register or refresh. */
export function startSession(answer: { token: string; expires_in: number }): void {
  storedToken.write(toAuthToken(answer, new Date()));
}

/** A token that is good for a call, renewed if need be; null for visitors and for sessions that have ended. */
export async function accessToken(): Promise<string | null> {
  const token = storedToken.read();
  if (!token) return null;
  return isTokenFresh(token, new Date()) ? token.access_token : renewSession(token.access_token);
}

/**
 * Exchanges a token that has been refused or is about to end; the refresh token itself travels in a cookie that no
 * script can read. One renewal at a time, in all tabs together: who comes second gets what the first one brought.
 * Null when the session is over (it is then cleared); the old token when the server could not be reached.
 */
export function renewSession(old: string): Promise<string | null> {
  renewing ??= withLock(() => renew(old)).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Ends the session here and on the server; here also when the server cannot be told. */
export async function endSession(): Promise<void> {
  const token = storedToken.read();
  storedToken.write(null);
  if (!token) return;
  const authorization = `Bearer ${token.access_token}`;
  const call = createApi((method, url, body) => sendRequest(method, url, body, { headers: { authorization } }));
  await call(logout, {}).catch(() => null);
}

async function renew(old: string): Promise<string | null> {
  const now = storedToken.read();
  if (now?.access_token !== old) return now?.access_token ?? null;
  try {
    startSession(await plainApi(refreshToken, { use_cookie: true }));
    return storedToken.read()?.access_token ?? null;
  } catch (error) {
    const isOver = isRefusal(error) && [400, 401, 403, 422].includes(error.status);
    if (!isOver) return old;
    storedToken.write(null);
    return null;
  }
}

const plainApi = createApi((method, url, body) => {
  const client = clientId();
  return sendRequest(method, url, body, client ? { headers: { 'x-client-id': client } } : {});
});

async function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('panier-session', work) : work();
}
