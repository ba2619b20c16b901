import { logout } from '#contract/accounts/accounts.ts';
import { createApi } from '#contract/client.ts';
import { sendRequest } from './send-request.ts';
import { storedToken } from './session-token.ts';

/** Ends the session here and on the server; here also when the server cannot be reached. */
export async function endSession(): Promise<void> {
  const token = storedToken.read();
  storedToken.write(null);
  if (!token) return;
  const authorization = `Bearer ${token.access_token}`;
  const call = createApi((method, url, body) => sendRequest(method, url, body, { headers: { authorization } }));
  await call(logout, {}).catch(() => null);
}
