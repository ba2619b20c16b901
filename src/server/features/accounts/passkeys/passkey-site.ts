import type { Config } from '#server/config.ts';

/** Whom a passkey is made for: the shop's domain, and the addresses of pages that may use it. */
export type PasskeySite = { rpID: string; origin: string };

/**
 * From PUBLIC_URL alone, never from the request. Browsers give no passkeys to bare addresses, so that a shop on the
 * loopback address has them as localhost.
 */
export function passkeySite({ publicUrl }: Pick<Config, 'publicUrl'>): PasskeySite {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return { rpID: url.hostname, origin: url.origin };
}
