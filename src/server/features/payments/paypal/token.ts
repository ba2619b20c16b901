import type { PayPalSettings } from '#server/config-payments.ts';
import { limitedFetch } from '../wire/time-limit.ts';
import { type ErrorBody, PayPalError, readJson } from './answers.ts';

/** A token is not used in the last minute before its end, so that it does not end on the way. */
const spareSeconds = 60;

type Kept = { value: string; until: number };

/**
 * The OAuth token of the client (developer.paypal.com/api/rest/authentication): kept until shortly before its end, by a clock
 * that nobody sets, and asked for once however many calls need it. `renew` asks whatever is kept.
 */
export function createToken({ apiUrl, clientId, secret }: PayPalSettings) {
  let kept: Kept | null = null;
  let asked: Promise<Kept> | null = null;
  const request = async (): Promise<Kept> => {
    const response = await limitedFetch(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const read = await readJson<ErrorBody & { access_token: unknown; expires_in: unknown }>(response);
    if (!response.ok) throw new PayPalError(response.status, read);
    if (typeof read.access_token !== 'string') throw new SyntaxError('an answer without a token');
    const seconds = typeof read.expires_in === 'number' ? read.expires_in : 0;
    return { value: read.access_token, until: performance.now() + (seconds - spareSeconds) * 1000 };
  };
  const renew = async (): Promise<string> => {
    asked ??= request().finally(() => {
      asked = null;
    });
    kept = await asked;
    return kept.value;
  };
  return {
    renew,
    get: async () => (kept && kept.until > performance.now() ? kept.value : renew()),
    /** Forgets a token that was refused, unless another has come since. */
    drop: (value: string) => {
      if (kept?.value === value) kept = null;
    },
  };
}
