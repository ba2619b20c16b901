import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import { refreshTokenSeconds } from '#server/services/session/sessions.ts';

const name = 'panier_refresh';
type Site = Pick<Config, 'publicUrl'>;

// No script can read it, and no other site can make a browser send it along.
const options = ({ publicUrl }: Site) => ({
  path: '/api/v1/authentication',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
});

/** With `remember` it lasts as long as the token, without it ends with the browser. */
export function setRefreshCookie(reply: FastifyReply, site: Site, token: string, remember: boolean): void {
  reply.setCookie(name, token, { ...options(site), ...(remember && { maxAge: refreshTokenSeconds }) });
}

export function clearRefreshCookie(reply: FastifyReply, site: Site): void {
  reply.clearCookie(name, options(site));
}

/**
 * The refresh token that the browser keeps for us. Throws `forbidden` when a page of another site sent the request, and
 * `unsupportedMedia` when a browser sent anything but JSON, which is all that a form of another site can do.
 */
export function readRefreshCookie(request: FastifyRequest, config: Site): string | undefined {
  const { cookies, headers } = request;
  const token = cookies[name];
  if (!token) return undefined;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('forbidden');
  // Old browsers, and all of them without TLS, name the page's origin alone.
  if (site === undefined && !isOwnOrigin(request, config)) throw new Refusal('forbidden');
  const isBrowser = site !== undefined || headers.origin !== undefined;
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  if (isBrowser && !isJson) throw new Refusal('unsupportedMedia');
  return token;
}

function isOwnOrigin({ headers: { origin }, host }: FastifyRequest, { publicUrl }: Site): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
