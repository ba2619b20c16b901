import { z } from 'zod';
import { type SocialProvider, socialLabels, socialProviders } from '#domain/account/social-providers.ts';
import { loopback } from './config-map.ts';

/** What the shop knows of a provider, and the provider of the shop. */
export type SocialClient = { issuer: string; clientId: string; clientSecret: string; label: string };
export type SocialSettings = Partial<Record<SocialProvider, SocialClient>>;

const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().max(2000).optional());
const issuer = text.refine(
  (value) => value === undefined || isIssuer(value),
  'must be an address with https: (http: on this machine alone)',
);

/** SOCIAL_GOOGLE_ISSUER, SOCIAL_GOOGLE_CLIENT_ID, SOCIAL_GOOGLE_CLIENT_SECRET, SOCIAL_GOOGLE_LABEL, and so for each. */
export const socialSettings = Object.fromEntries(
  socialProviders.flatMap((provider) => [
    [nameOf(provider, 'ISSUER'), issuer],
    ...['CLIENT_ID', 'CLIENT_SECRET', 'LABEL'].map((what) => [nameOf(provider, what), text]),
  ]),
) as Record<string, typeof issuer>;

/** The providers that are set up. Throws an Error for one that lacks something. */
export function readSocial(values: Record<string, unknown>): SocialSettings {
  const found: SocialSettings = {};
  for (const provider of socialProviders) {
    const of = (what: string) => values[nameOf(provider, what)] as string | undefined;
    const [address, clientId, clientSecret] = [of('ISSUER'), of('CLIENT_ID'), of('CLIENT_SECRET')];
    if (!address && !clientId && !clientSecret) continue;
    if (!address || !clientId || !clientSecret)
      throw new Error(
        `SOCIAL_${provider.toUpperCase()}: needs all of ISSUER, CLIENT_ID and CLIENT_SECRET, or none of them`,
      );
    found[provider] = { issuer: address, clientId, clientSecret, label: of('LABEL') ?? socialLabels[provider] };
  }
  return found;
}

function nameOf(provider: SocialProvider, what: string): string {
  return `SOCIAL_${provider.toUpperCase()}_${what}`;
}

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}
