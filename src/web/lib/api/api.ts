import { type Api, createApi, type Transport } from '#contract/client.ts';
import { clientId } from './client-id.ts';
import { sendRequest } from './send-request.ts';
import { accessToken, renewSession } from './session-token.ts';

/** Calls that sign in carry no token; registration does not even name the client. */
const withoutToken = /\/authentication\/(login_check|customer\/register|token\/refresh|forgot|reset|verify-\w+(-|$))/;
const withoutClient = /\/authentication\/customer\/register/;

/**
 * How the browser sends a call: with the client's id, the token of whoever is signed in and the page's language.
 * A 401 renews the token and tries once more. No answer at all is the refusal `network`, status 0.
 */
const browserTransport: Transport = async (method, url, body, options) => {
  const client = withoutClient.test(url) ? undefined : clientId();
  const token = withoutToken.test(url) ? null : await accessToken();
  const send = (bearer: string | null) =>
    sendRequest(method, url, body, {
      signal: options.signal,
      ...(options.wantsFile && { wantsFile: true }),
      headers: {
        ...(client && { 'x-client-id': client }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
    });
  const answer = await send(token);
  if (answer.status !== 401 || token === null) return answer;
  const renewed = await renewSession(token);
  return renewed === null || renewed === token ? answer : send(renewed);
};

/** The typed call for the browser: `await api(createOrder, { … }, { idempotencyKey })`. Loaders on the server use apiContext. */
export const api: Api = createApi(browserTransport);
