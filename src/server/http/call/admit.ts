import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { hasRole, type Role } from '#domain/access/roles.ts';
import type { Deps } from '#server/deps.ts';
import { looksLikeKey } from '#server/services/session/api-key.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';

/** How old the last proof of who calls may be where a call asks for a recent one, in milliseconds. */
const recentMs = 15 * 60_000;

/**
 * Who calls. Throws `unauthenticated`, `forbidden`, `secondFactorNeeded` or `recentSignInNeeded`, and `tooMany` for a key
 * that asks more often than it may; an invalid token is ignored only where anyone may read or sign in.
 */
export async function admit(
  { identify, flags, clock, connection }: Pick<Deps, 'identify' | 'flags' | 'clock' | 'connection'>,
  { access, method, recent, scope }: Pick<Endpoint, 'access' | 'method' | 'recent' | 'scope'>,
  request: FastifyRequest,
): Promise<Identity | null> {
  const { authorization } = request.headers;
  const who = authorization ? await identify(authorization) : null;
  if (who?.apiKey) {
    // What it may not reach counts too.
    await limitTries({ connection, clock }, limits.apiKey, String(who.apiKey.id));
    requireScope(who, scope);
  }
  if (access === 'public') {
    // What is meant to be a key is never overlooked: its program learns at once that it is of no use.
    const staysAnonymous =
      !isKey(authorization) && (method === 'GET' || request.url.startsWith('/api/v1/authentication/'));
    if (authorization && !who && !staysAnonymous) throw new Refusal('unauthenticated');
    return who;
  }
  if (!who) throw new Refusal('unauthenticated');
  if (access !== 'customer') admitStaff({ flags }, access, who);
  if (recent) requireRecentSignIn(who, clock());
  return who;
}

const isKey = (authorization = '') => looksLikeKey(authorization.replace(/^Bearer +/i, ''));

/** Throws `forbidden` unless the call is one of those that the scopes of a key reach. */
function requireScope({ apiKey }: Pick<Identity, 'apiKey'>, scope: Endpoint['scope']): void {
  if (!scope || !apiKey?.scopes.includes(scope)) throw new Refusal('forbidden');
}

/** Throws `recentSignInNeeded` where the last proof of who calls is older than a quarter of an hour. */
export function requireRecentSignIn(who: Pick<Identity, 'authenticatedAt'>, now: Date): void {
  if (now.getTime() - who.authenticatedAt.getTime() >= recentMs) throw new Refusal('recentSignInNeeded');
}

/**
 * Throws `forbidden` without the role (`staff`: without any of the back office), and `secondFactorNeeded` where the
 * shop asks its staff for a second factor: of a person, not of a key, which one of them has made.
 */
export function admitStaff(
  { flags }: Pick<Deps, 'flags'>,
  role: Role | 'staff' | 'pickOrDeliver',
  who: Pick<Identity, 'roles' | 'hasSecondFactor' | 'apiKey'>,
): void {
  if (!hasRole(who.roles, role === 'staff' ? 'any' : role)) throw new Refusal('forbidden');
  const isFactorAsked = flags.isOn('features.twoFactorAuth') && flags.isOn('features.twoFactorForStaff');
  if (isFactorAsked && !who.hasSecondFactor && !who.apiKey) throw new Refusal('secondFactorNeeded');
}
