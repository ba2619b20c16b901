import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What the ID token says of a person; whatever is named replaces what a correct provider would say. */
export type Claims = Record<string, unknown>;
type Granted = { challenge: string; nonce: string; redirectUri: string; claims: Claims; signedBy: 'own' | 'foreign' };

export const clientId = 'the-shop';
export const clientSecret = 'a secret/of the shop';

/** A provider of sign-ins on this machine: discovery, keys, and a token endpoint that takes each code once. */
export async function startOidcProvider() {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  const granted = new Map<string, Granted>();
  let issuer = '';
  let person: Claims = {};

  const answers: Record<string, (request: IncomingMessage) => Promise<[number, unknown]>> = {
    '/.well-known/openid-configuration': async () => [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    ],
    '/keys': async () => [200, { keys }],
    '/token': async (request) => {
      const form = new URLSearchParams(await text(request));
      const grant = granted.get(form.get('code') ?? '');
      granted.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
      const isRight = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
      if (!isClient || !grant || !isRight) return [400, { error: 'invalid_grant' }];
      const now = Math.floor(Date.now() / 1000);
      const key = grant.signedBy === 'own' ? own.privateKey : foreign.privateKey;
      const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce: grant.nonce, ...grant.claims };
      const idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
      return [200, { access_token: randomBytes(8).toString('hex'), token_type: 'Bearer', id_token: idToken }];
    },
  };
  const server = createServer(async (request, response) => {
    const page = request.url?.startsWith('/authorize?') ? consentPage(new URL(request.url, issuer).href) : null;
    if (page) return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    const [status, body] = (await answers[request.url ?? '']?.(request)) ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A person signs in at the page that the shop redirects to; answers where the provider redirects back to. */
  const authorize = (page: string, claims: Claims, signedBy: Granted['signedBy'] = 'own'): URL => {
    const { searchParams: query } = new URL(page);
    const code = randomBytes(16).toString('hex');
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    granted.set(code, { challenge, redirectUri, nonce: query.get('nonce') ?? '', claims, signedBy });
    return leadBack(query, { code });
  };
  /** The provider's own page, where whoever is signed in there allows the shop to know them, or cancels. */
  const consentPage = (page: string): string => {
    const cancelled = leadBack(new URL(page).searchParams, { error: 'access_denied' });
    const link = (to: URL, words: string) => `<a href="${to.href.replaceAll('&', '&amp;')}">${words}</a>`;
    return `<link rel="icon" href="data:,">${link(authorize(page, person), 'Allow')} ${link(cancelled, 'Cancel')}`;
  };

  return {
    issuer,
    authorize,
    /** Who is signed in at the provider when a browser comes to its page. */
    signIn: (claims: Claims) => {
      person = claims;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function leadBack(query: URLSearchParams, answer: Record<string, string>): URL {
  const back = new URL(query.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ ...answer, state: query.get('state') ?? '' }).toString();
  return back;
}
