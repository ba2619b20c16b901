import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Json } from '../books/objects.ts';
import type { Secrets } from '../books/schema.ts';

/** The headers of a post of PayPal's. Theirs is a signature by a certificate; here it is one by a key that only we know. */
export function signPayPal(
  secrets: Secrets,
  id: string,
  at: Date,
  body: string,
  baseUrl: string,
): Record<string, string> {
  const time = at.toISOString();
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${baseUrl}/v1/notifications/certs/CERT-sandbox`,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signatureOf(secrets, id, time, body),
  };
}

/** POST /v1/notifications/verify-webhook-signature: over the bytes of the event as they stand in the request. */
export function verify(secrets: Secrets, input: Json, raw: string): 'SUCCESS' | 'FAILURE' {
  const event = rawMember(raw, 'webhook_event');
  if (event === null || input.webhook_id !== secrets.paypalWebhook) return 'FAILURE';
  const right = signatureOf(secrets, String(input.transmission_id), String(input.transmission_time), event);
  const given = Buffer.from(String(input.transmission_sig));
  return given.length === right.length && timingSafeEqual(given, Buffer.from(right)) ? 'SUCCESS' : 'FAILURE';
}

// What is signed is the transmission, the hook, and a checksum of the body (developer.paypal.com/api/rest/webhooks/rest).
function signatureOf({ paypalSecret, paypalWebhook }: Secrets, id: string, time: string, body: string): string {
  const message = `${id}|${time}|${paypalWebhook}|${crc32(body)}`;
  return createHmac('sha256', paypalSecret).update(message).digest('base64');
}

/** The text of a member of a JSON object, as it was written. */
export function rawMember(json: string, name: string): string | null {
  let depth = 0;
  let start = -1;
  let key = '';
  for (let i = 0; i < json.length; i++) {
    const letter = json[i];
    if (letter === '"') {
      const end = endOfString(json, i);
      if (depth === 1 && start < 0) key = json.slice(i + 1, end);
      i = end;
    } else if (letter === ':' && depth === 1 && start < 0) {
      if (key === name) start = i + 1;
    } else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') {
      depth--;
      if (depth === 0) return start < 0 ? null : json.slice(start, i).trim();
    } else if (letter === ',' && depth === 1) {
      if (start >= 0) return json.slice(start, i).trim();
      key = '';
    }
  }
  return null;
}

function endOfString(json: string, from: number): number {
  let i = from + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
  return i;
}
