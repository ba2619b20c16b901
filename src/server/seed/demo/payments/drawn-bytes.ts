import { drawsFor } from '#server/seed/demo/draw.ts';

/**
 * Bytes for the ids of the demo's payments, from a source that words name: the same on every machine, so not for what
 * nobody may guess.
 */
export function drawnBytes(...words: readonly (string | number)[]): (count: number) => Buffer {
  const draws = drawsFor(...words);
  return (count) => Buffer.from(Array.from({ length: count }, () => Math.floor(draws() * 256)));
}

/** An id of a payment as the shop makes them (payment-row.ts). */
export function drawnId(...words: readonly (string | number)[]): string {
  return drawnBytes(...words)(16).toString('base64url');
}
