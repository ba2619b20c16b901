import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/passkeys.ts';
import { Refusal } from '#contract/errors.ts';
import { and, eq } from '#server/db/sql.ts';
import { passkeys } from '#server/db/tables/sign-in-means.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { deviceOf } from '#server/services/session/device.ts';
import { type AnswerTokens, placeOf } from '../answer-tokens.ts';
import { factorChanged } from '../means-changed.ts';
import { addPasskey, listPasskeys, readRegistration } from './register-passkey.ts';
import { readSignInOptions, signInByPasskey } from './sign-in-by-passkey.ts';

/** Passkeys of an account, and signing in with one. */
export async function passkeyRoutes(app: FastifyInstance, deps: Deps, answerTokens: AnswerTokens): Promise<void> {
  await implement(app, deps, calls.readPasskeyRegistration, async ({ who, now }) => ({
    ...(await readRegistration(deps, who, now)),
  }));
  await implement(app, deps, calls.addPasskey, ({ input, who, now, request }) =>
    addPasskey(deps, input.credential, { who, now, device: deviceOf(request.headers['user-agent']) }),
  );
  await implement(app, deps, calls.readPasskeySignIn, async ({ request, now }) => ({
    ...(await readSignInOptions(deps, { ip: request.ip, now })),
  }));
  await implement(app, deps, calls.signInByPasskey, async ({ input, request, reply, now }) => {
    const at = { ip: request.ip, now, place: placeOf(request, input.remember_me) };
    const session = await signInByPasskey(deps, input.credential, at);
    return answerTokens(session, { reply, now, useCookie: input.use_cookie === true });
  });
  await implement(app, deps, calls.listPasskeys, ({ who }) => listPasskeys(deps.db, who.customerId));
  await implementWrite(app, deps, calls.removePasskey, async ({ tx, announce, input, who, now }) => {
    const own = and(eq(passkeys.id, input.id), eq(passkeys.customerId, who.customerId));
    const removed = await tx.delete(passkeys).where(own).returning({ id: passkeys.id });
    if (removed.length === 0) throw new Refusal('notFound');
    await factorChanged({ tx, announce, now }, who, 'passkey-removed');
    return null;
  });
}
