import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Role } from '#domain/access/roles.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { deriveKey } from './secret.ts';

/** How long an access token is valid, in seconds; the pages renew theirs before it ends. */
export const accessTokenSeconds = 3600;

const issuer = 'panier';
const audience = 'panier-api';
// Ours have some 400 characters; what is far longer is not read at all.
const longestToken = 4096;

/** What an access token says about its holder; the server uses only `customerId` and `sessionId`. */
export type AccessClaims = {
  customerId: number;
  sessionId: string;
  email: string;
  roles: readonly Role[];
  customerType: PriceType;
};

export type AccessTokens = {
  /** Signs a token that is good until 3600 s after `now`. */
  sign: (claims: AccessClaims, now: Date) => Promise<string>;
  /** The account and the session that a token names; null for one that is not ours, altered, or out of date. */
  verify: (token: string, now: Date) => Promise<Pick<AccessClaims, 'customerId' | 'sessionId'> | null>;
};

/** Access tokens signed with a key of their own, derived from the shop's secret. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = createSecretKey(deriveKey(secret, 'access token'));
  return {
    sign: (claims, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        user_id: claims.customerId,
        email: claims.email,
        roles: [...claims.roles],
        customerType: claims.customerType,
        sid: claims.sessionId,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(claims.customerId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(key);
    },
    verify: async (token, now) => {
      if (token.length > longestToken) return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          currentDate: now,
          clockTolerance: 0,
          requiredClaims: ['exp', 'sub', 'sid'],
        });
        const { user_id: customerId, sid: sessionId } = payload;
        return typeof customerId === 'number' && typeof sessionId === 'string' ? { customerId, sessionId } : null;
      } catch {
        return null;
      }
    },
  };
}
