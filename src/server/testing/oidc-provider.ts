import { generateKeyPairSync, sign } from 'node:crypto';
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';

/** What the ID token says of a person; whatever is named replaces what a correct provider would say. */
export type Claims = Record<string, unknown>;
type Visit = { claims: Claims; signedBy: 'own' | 'foreign' };
type AuthorizeRequest = { query: Record<string, string | undefined> };
type TokenRequest = { body: Record<string, string | undefined> };

export const clientId = 'the-shop';
export const clientSecret = 'a secret/of the shop';

/**
 * A provider of sign-ins on this machine. The package takes each code once, with the verifier of its challenge; this
 * file checks the client and the address that the code was sent to.
 */
export async function startOidcProvider() {
  const server = new OAuth2Server(undefined, undefined, { endpoints: { authorize: '/authorize/allow' } });
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const granted = new Map<string, Visit & { redirectUri: string | undefined }>();
  let visit: Visit = { claims: {}, signedBy: 'own' };

  const { service } = server;
  service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: { body: Claims }) => {
    body.authorization_endpoint = `${issuer}/authorize`;
  });
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, { query }: AuthorizeRequest) => {
    granted.set(url.searchParams.get('code') ?? '', { ...visit, redirectUri: query.redirect_uri });
  });
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequest) => {
    Object.assign(payload, granted.get(body.code ?? '')?.claims);
  });
  service.on(Events.BeforeResponse, (response: MutableResponse & { body: Claims }, { body }: TokenRequest) => {
    const grant = granted.get(body.code ?? '');
    const isClient = body.client_id === clientId && body.client_secret === clientSecret;
    if (!grant || !isClient || !body.code_verifier || grant.redirectUri !== body.redirect_uri)
      Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
    else if (grant.signedBy === 'foreign') {
      const content = String(response.body.id_token).replace(/\.[^.]*$/, '');
      response.body.id_token = `${content}.${sign('sha256', Buffer.from(content), foreign).toString('base64url')}`;
    }
  });
  // The provider's own page, where whoever is signed in there allows the shop to know them, or cancels.
  service.addRoute('GET', '/authorize', ({ url, query }, response) => {
    const cancelled = new URL(String(query.redirect_uri));
    cancelled.search = new URLSearchParams({ error: 'access_denied', state: String(query.state) }).toString();
    const link = (to: string, words: string) => `<a href="${to.replaceAll('&', '&amp;')}">${words}</a>`;
    const links = `${link(allowed(url ?? ''), 'Allow')} ${link(cancelled.href, 'Cancel')}`;
    response.setHeader('content-type', 'text/html').end(`<link rel="icon" href="data:,">${links}`);
  });

  return {
    issuer,
    /** A person signs in at the page that the shop redirects to; answers where the provider redirects back to. */
    authorize: async (page: string, claims: Claims, signedBy: Visit['signedBy'] = 'own'): Promise<URL> => {
      visit = { claims, signedBy };
      const { headers } = await fetch(allowed(page), { redirect: 'manual' });
      return new URL(headers.get('location') ?? '');
    },
    /** Who is signed in at the provider when a browser comes to its page. */
    signIn: (claims: Claims) => {
      visit = { claims, signedBy: 'own' };
    },
    close: () => server.stop(),
  };
}

const allowed = (page: string) => page.replace('/authorize?', '/authorize/allow?');
