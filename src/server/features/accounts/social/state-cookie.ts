import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** How long a person may take at the provider, in seconds. */
export const providerSeconds = 600;

const name = 'panier_provider';
type Site = Pick<Config, 'publicUrl'>;
// Lax: the provider redirects back here from its own site.
const options = ({ publicUrl }: Site) => ({
  path: '/api/v1/authentication/social',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
});

/** Binds a sign-in to the browser that began it: nobody can send another a link that signs them in as somebody else. */
export function setStateCookie(
  reply: FastifyReply,
  site: Site,
  { state, remember }: { state: string; remember: boolean },
): void {
  reply.setCookie(name, `${state}.${remember ? 1 : 0}`, { ...options(site), maxAge: providerSeconds });
}

export function clearStateCookie(reply: FastifyReply, site: Site): void {
  reply.clearCookie(name, options(site));
}

/** What this browser began, when it is what came back; else null. */
export function readStateCookie(
  { cookies }: FastifyRequest,
  state: string | undefined,
): { state: string; remember: boolean } | null {
  const [kept = '', remember] = (cookies[name] ?? '').split('.');
  if (!state) return null;
  const [ours, sent] = [Buffer.from(kept), Buffer.from(state)];
  return ours.length === sent.length && timingSafeEqual(ours, sent) ? { state, remember: remember === '1' } : null;
}
