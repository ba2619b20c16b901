import Stripe from 'stripe';
import type { StripeSettings } from '#server/config-payments.ts';
import type { CallOutcome } from '../provider.ts';
import { done, Refusal } from '../wire/outcomes.ts';
import { limitedFetch, withinSeconds } from '../wire/time-limit.ts';

/**
 * The version that the shapes of this folder are written for. It is the last that takes `payment_method_types`: later ones
 * choose among what the account has switched on, and only filter it. The library's types are of a later one.
 */
const apiVersion: string = '2026-08-26.dahlia';
/** What that version takes to offer cards and nothing else, on a page and in an intent. */
export const cardsAlone: object = { payment_method_types: ['card'] };

/** What each call of this adapter has: the library, whose shop it is, and how long a call may take. */
export type Client = { stripe: Stripe; shopId: string; timeoutSeconds: number; settings: StripeSettings };

/**
 * The library without any repetition of its own, as who repeats a call has to know its key. Through `fetch`, as its other
 * client sends a request again whose connection was cut, and begins the time limit anew with each byte.
 */
export function createClient(settings: StripeSettings, shopId: string, timeoutSeconds: number): Client {
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: apiVersion as NonNullable<Stripe.StripeConfig['apiVersion']>,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: Math.ceil(timeoutSeconds * 1000),
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limitedFetch),
  });
  return { stripe, shopId, timeoutSeconds, settings };
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

// A call with this key, or on this object, is under way: docs.stripe.com/api/errors, docs.stripe.com/error-low-level.
const underWay = new Set(['idempotency_key_in_use', 'lock_timeout', 'rate_limit']);

const unreadable = 'no answer that can be read';

/** The provider's own messages stay out of it: that of a wrong key has parts of the key in it. */
function outcomeOf(error: unknown): CallOutcome<never> {
  if (error instanceof Refusal) return { kind: 'refused', code: error.code, text: error.message };
  // An answer that is not what the library takes it for.
  if (error instanceof TypeError || error instanceof SyntaxError) return { kind: 'unknown', text: unreadable };
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode = 0, rawType, code, decline_code: declined, param } = error;
  const text = [statusCode || 'no answer', rawType, code, declined, param].filter(Boolean).join(' ');
  if (statusCode === 429 || statusCode === 409 || underWay.has(code ?? '')) return { kind: 'later', text };
  if (statusCode >= 500) return { kind: 'failed', text };
  if (statusCode >= 400) return { kind: 'refused', code: declined || code || rawType || String(statusCode), text };
  return { kind: 'unknown', text };
}

/** Whether Stripe has no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 404;
}

/** Whether an object does not stand so that what was asked of it could be done: what it stands at tells the rest. */
export function isStateRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400 && !isKeyMisused(error);
}

function isKeyMisused(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return error.rawType === 'idempotency_error';
}

/** What says on each object whose it is. */
export function ownedBy({ shopId }: Client, paymentId: string): { payment_id: string; shop: string } {
  return { payment_id: paymentId, shop: shopId };
}

/** The id of what stands in another object, fetched with it or not. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** What was fetched with another object; null where only its id stands there. */
export function fetched<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null;
}
