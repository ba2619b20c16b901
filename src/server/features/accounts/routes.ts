import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/accounts.ts';
import * as signInCalls from '#contract/accounts/sessions.ts';
import { createTurns } from '#domain/turns/take-turns.ts';
import type { Deps } from '#server/deps.ts';
import { requireKnownClient } from '#server/http/call/client-id.ts';
import { implement } from '#server/http/call/implement.ts';
import { networkOf } from '#server/services/session/limits.ts';
import { revokeSession } from '#server/services/session/sessions.ts';
import { createSignInAnswer, createTokenAnswer, placeOf } from './answer-tokens.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { ownThingsRoutes } from './own-things/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { readProfile } from './read-profile.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts';
import { refreshSession } from './refresh-session.ts';
import { registerCustomer } from './register-customer.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signIn } from './sign-in.ts';
import { socialRoutes } from './social/routes.ts';
import { staffCustomerRoutes } from './staff/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';

export async function accountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await ownDataRoutes(app, deps);
  const answerTokens = createTokenAnswer(deps);
  const answerSignIn = createSignInAnswer(answerTokens);
  // A try counts before its password is checked: of right ones sent at once, too many would look like wrong ones.
  const takeTurns = createTurns(4);

  await implement(app, deps, signInCalls.login, async ({ input, request, reply, now }) => {
    requireKnownClient(input.client_id, deps.config.clientId);
    const at = { ip: request.ip, now, place: placeOf(request, input.remember_me) };
    const outcome = await takeTurns(networkOf(request.ip), () => signIn(deps, input, at));
    return answerSignIn(outcome, { reply, now, useCookie: input.use_cookie === true });
  });
  await implement(app, deps, signInCalls.register, async ({ input, request, reply, language, now }) => {
    requireKnownClient(input.client_id, deps.config.clientId);
    const at = { ip: request.ip, now, language, place: placeOf(request, input.remember_me) };
    return answerTokens(await registerCustomer(deps, input, at), { reply, now, useCookie: input.use_cookie === true });
  });
  await implement(app, deps, calls.refreshToken, async ({ input, request, reply, now }) => {
    const kept = input.refresh_token ? undefined : readRefreshCookie(request, deps.config);
    const session = await refreshSession(deps, input.refresh_token || kept, now);
    // A token that came in the cookie is answered in the cookie: a script that forged the request must not read it.
    return answerTokens(session, { reply, now, useCookie: input.use_cookie === true || kept !== undefined });
  });
  await implement(app, deps, calls.logout, async ({ who, reply, now }) => {
    await revokeSession(deps.db, who.sessionId, 'logout', now);
    clearRefreshCookie(reply, deps.config);
    return null;
  });
  await sessionRoutes(app, deps);
  await twoFactorRoutes(app, deps, answerTokens);
  await passkeyRoutes(app, deps, answerTokens);
  await socialRoutes(app, deps, answerTokens);
  await recoveryRoutes(app, deps, answerTokens);
  await implement(app, deps, calls.readProfile, ({ who, decimals }) => readProfile(deps.db, who.customerId, decimals));
  await profileRoutes(app, deps);
  await staffCustomerRoutes(app, deps);
  await ownThingsRoutes(app, deps);
  await pushRoutes(app, deps);
}
