import type { Provider, ReadEvent } from '../provider.ts';
import { ask, type Client } from './client.ts';

// developer.paypal.com/api/rest/webhooks: names of the headers in lower case, and what the check calls them.
const signed = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

type Resource = {
  id?: unknown;
  custom_id?: unknown;
  purchase_units?: readonly { custom_id?: unknown }[];
  supplementary_data?: { related_ids?: Record<string, unknown> };
  links?: readonly { rel?: unknown; href?: unknown }[];
  disputed_transactions?: readonly { seller_transaction_id?: unknown; custom?: unknown }[];
};
type Event = { id?: unknown; event_type?: unknown; create_time?: unknown; resource?: Resource };

/**
 * Has PayPal check an event: the body goes back within ours byte for byte, as the signature is over its bytes. Its certificate
 * is PayPal's to fetch, never ours: the address stands in the post, which anyone may have written.
 */
export async function readEvent(
  client: Client,
  ...[bytes, headers]: Parameters<Provider['readEvent']>
): Promise<ReadEvent> {
  const event = parse(bytes);
  if (!event) return 'malformed';
  const given = Object.entries(signed).map(([name, header]) => [name, headers[header]] as const);
  if (given.some(([, value]) => !value)) return 'unsigned';
  const about = JSON.stringify({ ...Object.fromEntries(given), webhook_id: client.settings.webhookId });
  const body = new Uint8Array(
    Buffer.concat([Buffer.from(`${about.slice(0, -1)},"webhook_event":`), bytes, Buffer.from('}')]),
  );
  const checked = await ask(client, () =>
    client.request<{ verification_status?: string }>('/v1/notifications/verify-webhook-signature', { body }),
  );
  if (checked.kind === 'refused') return isOurFault(checked.code) ? 'unverified' : 'unsigned';
  if (checked.kind !== 'done') return 'unverified';
  return checked.value.verification_status === 'SUCCESS' ? read(event) : 'unsigned';
}

/** Whether it was the shop that was not let in, of which the event can do nothing. */
function isOurFault(code: string): boolean {
  return ['invalid_client', 'invalid_token', 'AUTHENTICATION_FAILURE', 'NOT_AUTHORIZED', '401', '403'].includes(code);
}

function parse(bytes: Buffer): Event | null {
  try {
    const event: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof event === 'object' && event !== null && !Array.isArray(event) ? event : null;
  } catch {
    return null;
  }
}

function read({ id, event_type: type, create_time: at, resource }: Event): ReadEvent {
  if (typeof id !== 'string' || typeof type !== 'string' || typeof resource !== 'object' || !resource)
    return 'malformed';
  const disputed = resource.disputed_transactions?.[0];
  const [paymentId] = texts([resource.custom_id, resource.purchase_units?.[0]?.custom_id, disputed?.custom]);
  const related = Object.values(resource.supplementary_data?.related_ids ?? {});
  // A refund names its capture by the address alone.
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href;
  const above = typeof up === 'string' ? up.split('/').at(-1) : undefined;
  const written = typeof at === 'string' ? new Date(at) : new Date(Number.NaN);
  return {
    id,
    type,
    paymentId: paymentId ?? null,
    about: texts([resource.id, ...related, above, disputed?.seller_transaction_id]),
    at: Number.isNaN(written.getTime()) ? new Date(0) : written,
  };
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}
