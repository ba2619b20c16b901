import type { Configuration } from 'openid-client';
import { plainLine } from '#contract/fields.ts';
import { readEmail } from '#domain/account/email-address.ts';
import type { SocialProvider } from '#domain/account/social-providers.ts';
import type { Config } from '#server/config.ts';
import type { SocialClient } from '#server/config-social.ts';

/** Seconds to wait for a provider. */
const timeout = 8;

/** Who a provider says that somebody is. */
export type Vouched = {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider has made sure that the address is theirs. */
  emailVerified: boolean;
  name: string;
};
type Kept = { nonce: string; codeVerifier: string; state: string };

export type ProviderClient = {
  /** The provider's page that a browser is redirected to. */
  begin: (kept: Kept) => Promise<URL>;
  /** Exchanges what came back. Throws for whatever is not as the protocol asks: signature, issuer, audience, nonce, time. */
  finish: (query: URLSearchParams, kept: Kept) => Promise<Vouched>;
};

/** The OpenID Connect client of one provider; what the provider says of itself is read once. */
export function createProviderClient(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  provider: SocialProvider,
  client: SocialClient,
): ProviderClient {
  const redirectUri = `${publicUrl}/api/v1/authentication/social/${provider}/callback`;
  let known: Promise<Configuration> | null = null;
  const discover = () => {
    known ??= discoverProvider(client).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  return {
    begin: async ({ nonce, codeVerifier, state }) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        response_type: 'code',
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
    },
    finish: async (query, { nonce, codeVerifier, state }) => {
      const { authorizationCodeGrant } = await import('openid-client');
      const url = new URL(redirectUri);
      url.search = query.toString();
      const answer = await authorizationCodeGrant(await discover(), url, {
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof claims.email === 'string' ? readClaimedEmail(claims.email) : null,
        // Some providers send the text.
        emailVerified: claims.email_verified === true || (claims.email_verified as unknown) === 'true',
        name: readClaimedName(claims.name),
      };
    },
  };
}

/** What the provider has verified, unless its letters would be read as those of another address (the Kelvin sign as a k). */
function readClaimedEmail(email: string): string | null {
  return /^[!-?A-~]+@/.test(email) ? readEmail(email) : null;
}

/** A name as the profile has it: without control characters and halves of a pair; one that leads to the web is none. */
function readClaimedName(name: unknown): string {
  const line = typeof name === 'string' ? name.slice(0, 120).replace(/[\p{Cc}\p{Cs}]/gu, '') : '';
  return plainLine(120).catch('').parse(line);
}

async function discoverProvider({ issuer, clientId, clientSecret }: SocialClient): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
  const server = new URL(issuer);
  return discovery(server, clientId, clientSecret, undefined, {
    timeout,
    // The ID token's signature is checked though it comes straight from the provider. Without TLS only this machine
    // is contacted: the settings allow no other.
    execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}
