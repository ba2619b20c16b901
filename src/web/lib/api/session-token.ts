import { refreshToken } from '#contract/accounts/accounts.ts';
import { createApi } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { readCookie } from '#web/lib/browser/cookies.ts';
import { createStored } from '#web/lib/browser/stored.ts';
import { type AuthToken, isTokenFresh, readAuthToken, toAuthToken } from './access-token.ts';
import { clientId } from './client-id.ts';
import { sendRequest } from './send-request.ts';

/** A cookie that ends with the browser: a token that is not to be remembered counts as long as it is there. */
const marker = 'panier_session';

/** What `auth_token` holds, watched in every tab; null for a visitor. */
export const storedToken = createStored<AuthToken | null>('auth_token', (stored) => {
  const token = readAuthToken(stored);
  return token?.session_only && !readCookie(document.cookie, marker) ? null : token;
});

// The browser was closed meanwhile: what it has kept all the same goes.
if (!import.meta.env.SSR && !storedToken.read()) storedToken.write(null);

let renewing: Promise<string | null> | null = null;

type Answer = { token: string; expires_in: number };

/** Signs in with what a call has answered; without `remember` until the browser is closed. */
export function startSession(answer: Answer, remember: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  if (!remember) document.cookie = `${marker}=1; path=/; samesite=lax`;
  storedToken.write({ ...toAuthToken(answer, new Date()), ...(!remember && { session_only: true }) });
}

/** Goes on with a fresh token, remembered or not as the one before. */
export function continueSession(answer: Answer): void {
  startSession(answer, !storedToken.read()?.session_only);
}

/** A token that is good for a call, renewed if need be; null for visitors and for sessions that have ended. */
export async function accessToken(): Promise<string | null> {
  const token = storedToken.read();
  if (!token) return null;
  return isTokenFresh(token, new Date()) ? token.access_token : renewSession(token.access_token);
}

/**
 * Exchanges a token that has been refused or is about to end; the refresh token itself is sent in a cookie that no
 * script can read. One renewal at a time, in all tabs together: who comes second gets what the first one brought.
 * Null when the session is over (it is then cleared); the old token when the server could not be reached.
 */
export function renewSession(old: string): Promise<string | null> {
  renewing ??= withLock(() => renew(old)).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renew(old: string): Promise<string | null> {
  const now = storedToken.read();
  if (now?.access_token !== old) return now?.access_token ?? null;
  try {
    continueSession(await plainApi(refreshToken, { use_cookie: true }));
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
