import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FaultKind, takeFault } from './books/faults.ts';
import { type Answer, fingerprint, runOnce } from './books/keys.ts';
import type { Books, Json } from './books/objects.ts';
import type { Secrets } from './books/schema.ts';
import type { Sender } from './delivery.ts';
import { expireDue } from './expiry.ts';
import { paypalRoutes } from './paypal/routes.ts';
import { verify } from './paypal/webhooks.ts';
import { expand } from './stripe/answers.ts';
import { parseForm } from './stripe/form.ts';
import { stripeRoutes } from './stripe/routes.ts';

export type WireCall = {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};
/** An answer, or how the connection goes on without one. */
export type WireAnswer = Answer | 'silence' | 'cut';

const tokenSeconds = 32_400;

/** Answers a call of either provider's API, as it answers, or as it was asked to go wrong. Null: there is no such address. */
export async function serveWire(sender: Sender, call: WireCall): Promise<WireAnswer | null> {
  const fault = await takeFault(sender.connection.db, `${call.method} ${call.path}`);
  if (fault === 'cut') return 'cut';
  if (fault === 'busy')
    return {
      status: 429,
      body: { error: { type: 'invalid_request_error', code: 'rate_limit' }, name: 'RATE_LIMIT_REACHED' },
    };
  const answer = await (beside(sender, call) ??
    (await stripeCall(sender, call, fault)) ??
    paypalCall(sender, call, fault));
  if (answer === null) return null;
  if (fault === 'timeout') return 'silence';
  return fault === 'lost' ? 'cut' : answer;
}

/** What is asked without the books: PayPal's token, and its check of an event. */
function beside({ secrets, clock }: Sender, { method, path, body, headers }: WireCall): Answer | null {
  if (method !== 'POST') return null;
  if (path === '/v1/oauth2/token') {
    const basic = `Basic ${Buffer.from(`${secrets.paypalClient}:${secrets.paypalSecret}`).toString('base64')}`;
    if (!isSame(headers.authorization, basic)) return { status: 401, body: { error: 'invalid_client' } };
    return {
      status: 200,
      body: { access_token: makeToken(secrets, clock()), token_type: 'Bearer', expires_in: tokenSeconds },
    };
  }
  if (path !== '/v1/notifications/verify-webhook-signature') return null;
  if (!isPayPalClient(secrets, headers.authorization, clock())) return unauthorised;
  const json = readJson(body);
  if (!json) return { status: 400, body: { name: 'INVALID_REQUEST', details: [{ issue: 'MALFORMED_REQUEST_JSON' }] } };
  return { status: 200, body: { verification_status: verify(secrets, json, body) } };
}

const unauthorised: Answer = { status: 401, body: { name: 'AUTHENTICATION_FAILURE', error: 'invalid_token' } };
const broken = (): Promise<Answer> =>
  Promise.resolve({ status: 500, body: { error: { type: 'api_error' }, name: 'INTERNAL_SERVER_ERROR' } });

async function stripeCall(sender: Sender, call: WireCall, fault: FaultKind | null): Promise<Answer | null> {
  const { connection, secrets, clock, baseUrl } = sender;
  const route = stripeRoutes.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!route) return null;
  const error = (code: string) => ({ error: { type: 'idempotency_error', code } });
  if (!isSame(call.headers.authorization, `Bearer ${secrets.stripeKey}`))
    return { status: 401, body: { error: { type: 'invalid_request_error' } } };
  const form = parseForm(call.method === 'POST' ? call.body : call.query);
  const ids = route.path.exec(call.path)?.slice(1) ?? [];
  const work = async (books: Books): Promise<Answer> => {
    const answer = await route.handle(books, { form, ids, baseUrl });
    return { ...answer, body: await expand(books, answer.body, form) };
  };
  return runOnce(connection, clock(), keyOf('stripe', call, 'idempotency-key'), begun(fault, work), {
    reused: { status: 400, body: error('idempotency_key_reused') },
    inUse: { status: 409, body: error('idempotency_key_in_use') },
  });
}

async function paypalCall(sender: Sender, call: WireCall, fault: FaultKind | null): Promise<Answer | null> {
  const { connection, secrets, clock, baseUrl } = sender;
  const route = paypalRoutes.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!route) return null;
  if (!isPayPalClient(secrets, call.headers.authorization, clock())) return unauthorised;
  const json = call.body === '' ? {} : readJson(call.body);
  const refusal = (status: number, name: string, issue: string) => ({ status, body: { name, details: [{ issue }] } });
  if (!json) return refusal(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON');
  const ids = route.path.exec(call.path)?.slice(1) ?? [];
  const query = new URLSearchParams(call.query);
  const work = (books: Books) => route.handle(books, { json, raw: call.body, query, ids, baseUrl });
  return runOnce(connection, clock(), keyOf('paypal', call, 'paypal-request-id'), begun(fault, work), {
    reused: refusal(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID'),
    inUse: refusal(409, 'RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS'),
  });
}

/** A failure is an answer as others are, and kept under its key. */
function begun(fault: FaultKind | null, work: (books: Books) => Promise<Answer>) {
  return async (books: Books): Promise<Answer> => {
    await expireDue(books);
    if (fault === 'fail') return broken();
    const answer = await work(books);
    return fault === 'failDone' ? broken() : answer;
  };
}

function keyOf(provider: string, { method, path, body, headers }: WireCall, header: string) {
  const key = headers[header];
  if (method !== 'POST' || typeof key !== 'string') return null;
  return { provider, key, asked: fingerprint(method, path, body) };
}

function readJson(body: string): Json | null {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Json) : null;
  } catch {
    return null;
  }
}

/** A token that says itself until when it is good, so that each process takes those of the others. */
function makeToken({ paypalSecret }: Secrets, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + tokenSeconds;
  return `${until}.${createHmac('sha256', paypalSecret).update(String(until)).digest('hex')}`;
}

function isPayPalClient(secrets: Secrets, header: string | string[] | undefined, now: Date): boolean {
  const until = Number(/^Bearer (\d+)\./.exec(String(header))?.[1] ?? 0);
  const made = new Date((until - tokenSeconds) * 1000);
  return until * 1000 > now.getTime() && isSame(header, `Bearer ${makeToken(secrets, made)}`);
}

function isSame(given: string | string[] | undefined, right: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
