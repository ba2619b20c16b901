import { createHmac } from 'node:crypto';
import type { DeliveryType } from '#domain/webhooks/webhook-events.ts';
import { decrypt, encrypt } from '#server/services/session/encrypted.ts';

/** What a webhook is sent: the same bytes at each try. */
export function bodyOf(event: { type: DeliveryType; at: Date; sequence: number; data: object }): string {
  const { type, at, sequence, data } = event;
  return JSON.stringify({ type, timestamp: at.toISOString(), sequence, data });
}

/**
 * The headers of Standard Webhooks 1.0: the id stays the same at each try, the time and the signature do not. `secret` is
 * `whsec_` and the key in base 64. The tests hold this to the package `standardwebhooks`, which a receiver verifies by.
 */
export function signedHeaders(
  secret: string,
  { id, body, now }: { id: number; body: string; now: Date },
): Record<string, string> {
  const messageId = `msg_${id}`;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

const boundTo = (webhookId: number) => ({ purpose: 'webhook', owner: String(webhookId) });

/** The secret of a webhook as the database holds it. */
export function sealSecret(shopSecret: Uint8Array, webhookId: number, secret: string): string {
  return encrypt(shopSecret, boundTo(webhookId), secret);
}

/** Throws where the shop's secret is another. */
export function openSecret(shopSecret: Uint8Array, webhookId: number, sealed: string): string {
  return decrypt(shopSecret, boundTo(webhookId), sealed);
}
