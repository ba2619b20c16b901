import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import { challengeSeconds } from '../sign-in-challenge.ts';

const name = 'panier_challenge';
type Site = Pick<Config, 'publicUrl'>;
const options = ({ publicUrl }: Site) => ({
  path: '/api/v1/authentication/two-factor',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: publicUrl.startsWith('https:'),
});

/** A sign-in by a provider comes back as a page, whose address must not hold the challenge. */
export function setChallengeCookie(
  reply: FastifyReply,
  site: Site,
  { challenge, remember }: { challenge: string; remember: boolean },
): void {
  reply.setCookie(name, `${challenge}.${remember ? 1 : 0}`, { ...options(site), maxAge: challengeSeconds });
}

export function clearChallengeCookie(reply: FastifyReply, site: Site): void {
  reply.clearCookie(name, options(site));
}

/** The challenge that the browser keeps. Throws `forbidden` when a page of another site sent the request. */
export function readChallengeCookie({
  cookies,
  headers,
}: FastifyRequest): { challenge: string; remember: boolean } | undefined {
  const kept = cookies[name];
  if (!kept) return undefined;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal('forbidden');
  const [challenge = '', remember] = kept.split('.');
  return { challenge, remember: remember === '1' };
}
