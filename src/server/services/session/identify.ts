import type { Role } from '#domain/access/roles.ts';
import { mayBeLimited } from '#domain/access/staff-stores.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Connection } from '#server/db/connection.ts';
import { createAccessTokens } from './access-token.ts';
import { looksLikeKey } from './api-key.ts';
import { identifyKey } from './identify-key.ts';
import type { Identify } from './identity.ts';

type Row = {
  id: number;
  email: string;
  is_verified: boolean;
  customer_type: PriceType;
  roles: Role[];
  store_ids: number[] | null;
  authenticated_at: Date | string;
  has_second_factor: boolean;
};

// Roles, stores and price type come from here, not from the token: what staff change acts on the very next request.
const findCaller = {
  name: 'find_caller',
  text: `select c.id, c.email, c.email_verified_at is not null as is_verified, c.customer_type, c.store_ids, s.authenticated_at,
           array(select r.role from customer_roles r where r.customer_id = c.id order by r.role) as roles,
           exists(select 1 from two_factors f where f.customer_id = c.id and f.confirmed_at is not null) as has_second_factor
         from sessions s join customers c on c.id = s.customer_id
         where s.id = $1 and c.id = $2 and s.revoked_at is null and c.active`,
};

/**
 * Identifies the caller by the bearer token, and asks the database whether the session, or the key, and the account
 * still stand.
 */
export function createIdentify(connection: Pick<Connection, 'hot'>, secret: Uint8Array, clock: () => Date): Identify {
  const tokens = createAccessTokens(secret);
  return async (authorization) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token && looksLikeKey(token)) return identifyKey(connection, token, clock());
    const claims = token ? await tokens.verify(token, clock()) : null;
    if (!claims) return null;
    const [row] = await connection.hot<Row>(findCaller, [claims.sessionId, claims.customerId]);
    if (!row) return null;
    return {
      customerId: row.id,
      sessionId: claims.sessionId,
      email: row.email,
      isVerified: row.is_verified,
      // What is written lets nobody be limited who holds a role of all stores; should it stand there, the limit counts.
      roles: row.store_ids === null ? row.roles : row.roles.filter(mayBeLimited),
      storeIds: row.store_ids,
      priceType: row.customer_type,
      authenticatedAt: new Date(row.authenticated_at),
      hasSecondFactor: row.has_second_factor,
    };
  };
}
