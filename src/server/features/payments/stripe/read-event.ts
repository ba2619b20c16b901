import Stripe from 'stripe';
import type { Provider, ReadEvent } from '../provider.ts';
import type { Client } from './client.ts';

const toleranceSeconds = 300;

// What an object of an event may say of the others of its payment.
const links = [
  'id',
  'payment_intent',
  'setup_intent',
  'charge',
  'latest_charge',
  'payment_method',
  'customer',
] as const;
type Named = Partial<Record<(typeof links)[number], unknown>> & {
  client_reference_id?: unknown;
  metadata?: Record<string, unknown> | null;
};

/**
 * Checks an event's signature over the bytes as they came, of any of the secrets it was signed with, not older or newer than
 * five minutes (docs.stripe.com/webhooks/signature), and reads what it is about.
 */
export async function readEvent(
  { stripe, settings, shopId }: Client,
  ...[bytes, headers, now]: Parameters<Provider['readEvent']>
): Promise<ReadEvent> {
  const signature = headers['stripe-signature'] ?? '';
  const signedAt = Number(/(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  // The library takes what is signed in the future.
  if (!(Math.abs(now.getTime() / 1000 - signedAt) <= toleranceSeconds)) return 'unsigned';
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      bytes,
      signature,
      settings.webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    return error instanceof Stripe.errors.StripeSignatureVerificationError ? 'unsigned' : 'malformed';
  }
  const object = event?.data?.object as unknown as Named | undefined;
  if (typeof event?.id !== 'string' || typeof event.type !== 'string' || !object) return 'malformed';
  const { shop, payment_id: paymentId } = object.metadata ?? {};
  if (typeof shop === 'string' && shop !== shopId) return 'foreign';
  return {
    id: event.id,
    type: event.type,
    paymentId: textOf(paymentId) ?? textOf(object.client_reference_id),
    about: links.map((link) => textOf(object[link])).filter((id) => id !== null),
    at: new Date(event.created * 1000),
  };
}

/** An id, or that of the object that stands in its place. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' ? id : null;
}
