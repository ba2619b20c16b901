import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: Uint8Array, id: number) =>
  createHmac('sha256', secret).update(`slot-hold:${id}`).digest('base64url');

/** Names a held place so that only who was given it can use it; the same whenever it is asked for. */
export function holdToken(secret: Uint8Array, placeId: number): string {
  return `${placeId}.${sign(secret, placeId)}`;
}

/** The place that a token names, or null for one that we did not make. */
export function placeOfToken(secret: Uint8Array, token: string | null | undefined): number | null {
  const [, id, signature] = /^(\d{1,15})\.([\w-]{20,60})$/.exec(token ?? '') ?? [];
  if (!id || !signature) return null;
  const expected = Buffer.from(sign(secret, Number(id)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}
