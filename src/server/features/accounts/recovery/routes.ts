import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as calls from '#contract/recovery.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { type AnswerTokens, createSignInAnswer, placeOf } from '../answer-tokens.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyResetToken } from './verify-reset-token.ts';

/** The ways back to an account, and the proofs that its address is its own. */
export async function recoveryRoutes(app: FastifyInstance, deps: Deps, answerTokens: AnswerTokens): Promise<void> {
  const answerSignIn = createSignInAnswer(answerTokens);

  await implement(app, deps, calls.forgotPassword, async ({ input, request, now }) => {
    if (input.client_id !== undefined && input.client_id !== deps.config.clientId) throw new Refusal('unknownClient');
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
  await implement(app, deps, calls.verifyEmail, async ({ input, request, now }) => {
    await verifyEmail(deps, input.token, { ip: request.ip, now });
    return null;
  });
  await implement(app, deps, calls.resendVerification, async ({ who, now }) => {
    await resendVerification(deps, who, now);
    return null;
  });
}
