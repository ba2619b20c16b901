import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/recovery.ts';
import type { Deps } from '#server/deps.ts';
import { requireKnownClient } from '#server/http/call/client-id.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { type AnswerTokens, createSignInAnswer, placeOf } from '../answer-tokens.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { linkFormRoutes } from './link-forms.ts';
import { rejectAddress } from './reject-address.ts';
import { withdrawNewAddress } from './request-email-change.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail, wasAskedBy } from './verify-email.ts';
import { verifyResetToken } from './verify-reset-token.ts';

/** The ways back to an account, and the proofs that its address is its own. */
export async function recoveryRoutes(app: FastifyInstance, deps: Deps, answerTokens: AnswerTokens): Promise<void> {
  const answerSignIn = createSignInAnswer(answerTokens);
  await linkFormRoutes(app, deps);

  await implement(app, deps, calls.forgotPassword, async ({ input, request, now }) => {
    requireKnownClient(input.client_id, deps.config.clientId);
    await forgotPassword(deps, input.identifier, { ip: request.ip, now });
    return null;
  });
  await implement(app, deps, calls.verifyResetPasswordToken, async ({ input, request, reply, now }) => {
    const at = { ip: request.ip, now, place: placeOf(request, input.remember_me) };
    const outcome = await verifyResetToken(deps, input.token, at);
    return answerSignIn(outcome, { reply, now, useCookie: input.use_cookie === true });
  });
  await implement(app, deps, calls.resetPassword, async ({ input, request, now }) => {
    await resetPassword(deps, input, { ip: request.ip, now });
    return null;
  });
  await implement(app, deps, calls.changePassword, async ({ input, who, reply, now }) => {
    const session = await changePassword(deps, input, { who, now });
    return answerTokens(session, { reply, now, useCookie: input.use_cookie === true });
  });
  await implement(app, deps, calls.verifyEmail, ({ input, request, now }) =>
    verifyEmail(deps, input.token, { ip: request.ip, now }),
  );
  await implement(app, deps, calls.readVerifyLink, async ({ input, who }) => ({
    askedHere: await wasAskedBy(deps.db, input.token, who.sessionId),
  }));
  await implement(app, deps, calls.resendVerification, async ({ who, now }) => {
    await resendVerification(deps, who, now);
    return null;
  });
  await implement(app, deps, calls.rejectAddress, ({ input, request, now }) =>
    rejectAddress(deps, input.token, { ip: request.ip, now }),
  );
  await implementWrite(app, deps, calls.withdrawNewAddress, async ({ tx, announce, who, now }) => {
    await withdrawNewAddress({ tx, announce, now }, who.customerId);
    return null;
  });
}
