import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { isLinkResult, type LinkResult } from '#contract/accounts/recovery.ts';
import { isRefusal } from '#contract/errors.ts';
import { cleanToken } from '#domain/text/clean-text.ts';
import type { Deps } from '#server/deps.ts';
import { rejectAddress } from './reject-address.ts';
import { verifyEmail } from './verify-email.ts';

type RequestFacts = { ip: string; now: Date };
/** What the press of a link's button does while the page's script is not there. */
type Press = (deps: Deps, token: string, facts: RequestFacts) => Promise<LinkResult>;

const presses: Record<string, Press> = {
  'verify-email': async (deps, token, facts) =>
    (await verifyEmail(deps, token, facts)).alreadyVerified ? 'already' : 'done',
  'reject-address': async (deps, token, facts) =>
    (await rejectAddress(deps, token, facts)).accountErased ? 'erased' : 'kept',
};

/**
 * The forms of mailed links, posted to the page's own address without script: they do what the page would, and lead back to
 * it with the result. A reset link leads on to the choice of a password, and signs nobody in: only a script could keep that.
 */
export async function linkFormRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const forms: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    // The address says it all: what is in the form says nothing more.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_, __, done) => done(null, null));
    for (const [page, press] of Object.entries(presses))
      scope.post<{ Params: { token: string } }>(`/auth/${page}/:token`, async ({ params: { token }, ip }, reply) => {
        const result = await press(deps, cleanToken(token), { ip, now: deps.clock() }).catch(resultOf);
        return lead(reply, `/auth/${page}/${encodeURIComponent(token)}?result=${result}`);
      });
    scope.post<{ Params: { token: string } }>('/auth/reset-password/:token', ({ params: { token } }, reply) =>
      lead(reply, `/auth/change-password/${encodeURIComponent(cleanToken(token))}`),
    );
  };
  await app.register(forms);
}

function lead(reply: FastifyReply, to: string): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(to, 303);
}

function resultOf(error: unknown): LinkResult {
  if (!isRefusal(error)) throw error;
  if (error.errors['']?.[0]?.message === 'auth.emailTaken') return 'taken';
  return isLinkResult(error.code) ? error.code : 'unexpected';
}
