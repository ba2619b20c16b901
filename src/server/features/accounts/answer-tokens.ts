import { eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Tokens } from '#contract/accounts.ts';
import { Refusal } from '#contract/errors.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Db } from '#server/db/connection.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { accessTokenSeconds, createAccessTokens } from '#server/services/session/access-token.ts';
import type { OpenSession } from '#server/services/session/sessions.ts';
import { setRefreshCookie } from './refresh-cookie.ts';

type At = { reply: FastifyReply; now: Date; useCookie: boolean };

/** Answers a session with its tokens; the refresh token goes into the body or, with `useCookie`, into the cookie. */
export function createTokenAnswer(deps: Deps): (session: OpenSession, at: At) => Promise<Tokens> {
  const tokens = createAccessTokens(deps.secret);
  return async ({ customerId, sessionId, refreshToken }, { reply, now, useCookie }) => {
    const holder = await readHolder(deps.db, customerId);
    if (!holder) throw new Refusal('invalidToken');
    const token = await tokens.sign({ customerId, sessionId, ...holder }, now);
    if (useCookie) setRefreshCookie(reply, deps.config, refreshToken);
    return { token, expires_in: accessTokenSeconds, ...(!useCookie && { refresh_token: refreshToken }) };
  };
}

async function readHolder(db: Db, customerId: number) {
  const [row] = await db
    .select({
      email: customers.email,
      customerType: customers.customerType,
      active: customers.active,
      roles: sql<Role[]>`array(select ${customerRoles.role} from ${customerRoles}
        where ${customerRoles.customerId} = ${customers.id} order by 1)`,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.active ? { email: row.email, customerType: row.customerType, roles: row.roles } : null;
}
