import { createHmac, timingSafeEqual } from 'node:crypto';

type Shop = { secret: Uint8Array; config: { publicUrl: string } };

/**
 * Signs an order's id: whoever holds the token may read this one order, until its link ends (`live-link.ts`). It
 * reveals nothing.
 */
export function orderToken(secret: Uint8Array, orderId: number): string {
  return createHmac('sha256', secret).update(`order-link:${orderId}`).digest('base64url');
}

/** Whether a token was made for this order; takes the same time for every wrong token. */
export function isOrderToken(secret: Uint8Array, orderId: number, token: string): boolean {
  const expected = Buffer.from(orderToken(secret, orderId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The link by which whoever ordered answers what is proposed in the place of goods that have run out. */
export function proposalsLink({ secret, config }: Shop, orderId: number): string {
  return `${config.publicUrl}/order/${orderId}/substitutes?token=${orderToken(secret, orderId)}`;
}

/** The link of the mail: it opens the order without signing in. */
export function orderLink({ secret, config }: Shop, orderId: number): string {
  return `${config.publicUrl}/orders/${orderId}?token=${orderToken(secret, orderId)}`;
}
