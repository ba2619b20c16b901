import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/services/session/secret.ts';

type Shop = { secret: Uint8Array; config: { publicUrl: string } };

const sign = (secret: Uint8Array, id: string) =>
  createHmac('sha256', deriveKey(secret, 'unsubscribe')).update(id).digest();

/** Names an account and proves that it was mailed to it: it ends mails of offers, and nothing else. It has no expiry. */
export function unsubscribeToken(secret: Uint8Array, customerId: number): string {
  return `${customerId}.${sign(secret, String(customerId)).toString('base64url')}`;
}

/** The account that a token names; null for one that we have not made. */
export function readUnsubscribeToken(secret: Uint8Array, token: string): number | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}

/** Where a mail leads: a page with a button, and the address that mail programs post to by themselves. */
export function unsubscribeLinks({ secret, config }: Shop, customerId: number): { page: string; oneClick: string } {
  const token = unsubscribeToken(secret, customerId);
  return {
    page: `${config.publicUrl}/auth/unsubscribe/${token}`,
    oneClick: `${config.publicUrl}/api/v1/unsubscribe/${token}`,
  };
}
