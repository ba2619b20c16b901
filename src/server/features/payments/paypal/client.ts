import type { PayPalSettings } from '#server/config-payments.ts';
import type { CallOutcome } from '../provider.ts';
import { done, Refusal } from '../wire/outcomes.ts';
import { limitedFetch, withinSeconds } from '../wire/time-limit.ts';
import { type ErrorBody, PayPalError, readJson } from './answers.ts';
import { createToken } from './token.ts';

type Call = { method?: 'GET' | 'POST'; key?: string; body?: object | Uint8Array<ArrayBuffer> };

export type Client = {
  settings: PayPalSettings;
  timeoutSeconds: number;
  shopId: string;
  /** Sends a request and reads its JSON; throws a PayPalError, or what `fetch` throws. */
  request: <T>(path: string, call?: Call) => Promise<T>;
  /** Asks for a new token. */
  authenticate: () => Promise<unknown>;
};

/** The REST API with an OAuth token (developer.paypal.com/api/rest). */
export function createClient(settings: PayPalSettings, shopId: string, timeoutSeconds: number): Client {
  const token = createToken(settings);
  const request = async <T>(path: string, { method = 'POST', key, body }: Call = {}, isAgain = false): Promise<T> => {
    const given = await token.get();
    const response = await limitedFetch(`${settings.apiUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${given}`,
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(key && { 'PayPal-Request-Id': key }),
      },
      ...(method === 'POST' && { body: body instanceof Uint8Array ? body : JSON.stringify(body ?? {}) }),
    });
    const read = await readJson<ErrorBody>(response);
    if (response.ok) return read as T;
    // A token may end before its time: what was not let in has done nothing, and may be sent once more.
    if (response.status === 401 && !isAgain) {
      token.drop(given);
      return request(path, { method, ...(key && { key }), ...(body && { body }) }, true);
    }
    throw new PayPalError(response.status, read);
  };
  return { settings, shopId, timeoutSeconds, request, authenticate: token.renew };
}

/** Makes a call of one request or more, within the time limit as a whole, and says what came of it. */
export function ask<T>({ timeoutSeconds }: Client, work: () => Promise<T>): Promise<CallOutcome<T>> {
  return withinSeconds(timeoutSeconds, async () => {
    try {
      return done(await work());
    } catch (error) {
      return outcomeOf(error);
    }
  });
}

// Another call on the same object, or with the same key, has not ended.
const underWay = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS', 'RESOURCE_CONFLICT']);

function outcomeOf(error: unknown): CallOutcome<never> {
  if (error instanceof Refusal) return { kind: 'refused', code: error.code, text: error.message };
  if (error instanceof PayPalError) {
    const { status, code, message: text } = error;
    if (status === 429 || underWay.has(code)) return { kind: 'later', text };
    if (status >= 500) return { kind: 'failed', text };
    return { kind: 'refused', code, text };
  }
  // A time-out, a connection that was cut or never made, an answer that is no JSON.
  const isOfCall = error instanceof DOMException || error instanceof TypeError || error instanceof SyntaxError;
  if (!isOfCall) throw error;
  const text = error instanceof DOMException ? 'no answer in time' : 'no answer that can be read';
  return { kind: 'unknown', text };
}
