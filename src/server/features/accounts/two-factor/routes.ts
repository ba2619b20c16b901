import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/two-factor.ts';
import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { type AnswerTokens, placeOf } from '../answer-tokens.ts';
import { hasSecondFactor } from '../complete-sign-in.ts';
import { clearChallengeCookie, readChallengeCookie } from '../social/challenge-cookie.ts';
import { answerChallenge } from './answer-challenge.ts';
import { beginTwoFactor } from './begin-two-factor.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { endTwoFactor } from './end-two-factor.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

/** Turning the second factor on and off, and signing in with it. */
export async function twoFactorRoutes(app: FastifyInstance, deps: Deps, answerTokens: AnswerTokens): Promise<void> {
  await implement(app, deps, calls.readTwoFactor, async ({ who }) => ({
    enabled: who.hasSecondFactor,
    recoveryCodesLeft: await countRecoveryCodes(deps.db, who.customerId),
    required: who.roles.length > 0 && deps.flags.isOn('features.twoFactorForStaff'),
  }));
  await implementWrite(app, deps, calls.beginTwoFactor, ({ tx, who, now }) => beginTwoFactor(deps, tx, who, now));
  await implement(app, deps, calls.confirmTwoFactor, async ({ input, who, now, request }) => ({
    recoveryCodes: await confirmTwoFactor(deps, input.code, { who, now, ip: request.ip }),
  }));
  await implementWrite(app, deps, calls.renewRecoveryCodes, async ({ tx, who }) => {
    if (!(await hasSecondFactor(tx, who.customerId))) throw new Refusal('conflict');
    return { recoveryCodes: await replaceRecoveryCodes(tx, deps.secret, who.customerId) };
  });
  await implement(app, deps, calls.endTwoFactor, async ({ input, who, now, request }) => {
    await endTwoFactor(deps, input, { who, now, ip: request.ip });
    return null;
  });
  await implement(app, deps, calls.answerChallenge, async ({ input, request, reply, now }) => {
    const kept = input.challenge ? undefined : readChallengeCookie(request);
    const challenge = input.challenge || kept?.challenge || '';
    const place = placeOf(request, kept?.remember ?? input.remember_me);
    const session = await answerChallenge(deps, { challenge, code: input.code }, { ip: request.ip, now, place });
    if (kept) clearChallengeCookie(reply, deps.config);
    return answerTokens(session, { reply, now, useCookie: input.use_cookie === true || kept !== undefined });
  });
}
