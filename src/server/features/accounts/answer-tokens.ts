import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn, Tokens } from '#contract/accounts/accounts.ts';
import { Refusal } from '#contract/errors.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { accessTokenSeconds, createAccessTokens } from '#server/services/session/access-token.ts';
import { deviceOf } from '#server/services/session/device.ts';
import type { OpenSession, SignInPlace } from '#server/services/session/sessions.ts';
import type { SignInOutcome } from './complete-sign-in.ts';
import { setRefreshCookie } from './refresh-cookie.ts';

type ReplyOptions = { reply: FastifyReply; now: Date; useCookie: boolean };

/** Where a request signs in: `remember_me` keeps the session after the browser is closed. */
export function placeOf(request: FastifyRequest, remember: boolean | undefined): SignInPlace {
  return { device: deviceOf(request.headers['user-agent']), remember: remember === true };
}

export type AnswerTokens = (session: OpenSession, options: ReplyOptions) => Promise<Tokens>;

/** Answers a session with its tokens; the refresh token goes into the body or, with `useCookie`, into the cookie. */
export function createTokenAnswer(deps: Deps): AnswerTokens {
  const tokens = createAccessTokens(deps.secret);
  return async ({ customerId, sessionId, refreshToken, remember }, { reply, now, useCookie }) => {
    const holder = await readHolder(deps.db, customerId);
    if (!holder) throw new Refusal('invalidToken');
    const token = await tokens.sign({ customerId, sessionId, ...holder }, now);
    if (useCookie) setRefreshCookie(reply, deps.config, refreshToken, remember);
    return { token, expires_in: accessTokenSeconds, ...(!useCookie && { refresh_token: refreshToken }) };
  };
}

/** Answers a sign-in: its tokens, or that the second factor is still wanted. */
export function createSignInAnswer(
  answerTokens: AnswerTokens,
): (outcome: SignInOutcome, options: ReplyOptions) => Promise<SignedIn> {
  return async (outcome, options) =>
    'challenge' in outcome ? { twoFactorRequired: true, challenge: outcome.challenge } : answerTokens(outcome, options);
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
