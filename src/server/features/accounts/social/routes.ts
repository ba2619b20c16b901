import type { FastifyInstance, FastifyReply } from 'fastify';
import * as calls from '#contract/accounts/social.ts';
import { localPath } from '#domain/access/local-path.ts';
import {
  type SocialProvider,
  type SocialResult,
  socialLabels,
  socialProviders,
} from '#domain/account/social-providers.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import { type AnswerTokens, placeOf } from '../answer-tokens.ts';
import { setChallengeCookie } from './challenge-cookie.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import { beginAtProvider, finishAtProvider } from './social-sign-in.ts';
import { clearStateCookie, readStateCookie, setStateCookie } from './state-cookie.ts';

/** Signing in at a provider. Browsers are redirected through these, so they answer with pages, also where they refuse. */
export async function socialRoutes(app: FastifyInstance, deps: Deps, answerTokens: AnswerTokens): Promise<void> {
  const { social } = deps.config;
  const clients = new Map<SocialProvider, ProviderClient>();
  for (const provider of socialProviders) {
    const client = social[provider];
    if (client) clients.set(provider, createProviderClient(deps.config, provider, client));
  }

  await implement(app, deps, calls.listSocialProviders, async () =>
    socialProviders.map((provider) => ({
      provider,
      label: social[provider]?.label ?? socialLabels[provider],
      configured: clients.has(provider),
    })),
  );
  await implement(app, deps, calls.beginSocialSignIn, async ({ input, request, reply, now }) => {
    const { provider } = input;
    const redirectTo = input.redirectTo && localPath(input.redirectTo);
    const client = clients.get(provider);
    if (!client) return leadTo(reply, { provider, result: 'unavailable', redirectTo });
    await limitTries(deps, limits.socialBegin, networkOf(request.ip));
    const begun = await beginAtProvider(deps, client, { provider, redirectTo, now }).catch((error: unknown) => {
      request.log.error({ err: error, provider }, 'a provider of sign-ins cannot be reached');
      return null;
    });
    if (!begun) return leadTo(reply, { provider, result: 'failed', redirectTo });
    setStateCookie(reply, deps.config, { state: begun.state, remember: input.remember_me === true });
    reply.header('cache-control', 'no-store').redirect(begun.page.href, 302);
    return null;
  });
  await implement(app, deps, calls.finishSocialSignIn, async ({ input, request, reply, language, now }) => {
    const { provider } = input;
    const client = clients.get(provider);
    if (!client) return leadTo(reply, { provider, result: 'unavailable' });
    const kept = readStateCookie(request, input.state);
    clearStateCookie(reply, deps.config);
    const place = placeOf(request, kept?.remember);
    const query = new URL(request.url, deps.config.publicUrl).searchParams;
    const sent = { provider, state: kept?.state ?? null, query };
    // The error alone: what came with it may hold codes and tokens.
    const failed = (why: unknown) =>
      request.log.error({ provider, reason: why instanceof Error ? why.message : '' }, 'a sign-in was not vouched for');
    const ended = await finishAtProvider(deps, client, sent, { place, language, now, failed });
    const { redirectTo } = ended;
    if ('result' in ended) return leadTo(reply, { provider, result: ended.result, redirectTo });
    if ('challenge' in ended.outcome) {
      setChallengeCookie(reply, deps.config, { challenge: ended.outcome.challenge, remember: place.remember });
      return leadTo(reply, { provider, result: 'code', redirectTo });
    }
    // The answer itself is not sent: the page asks for a token with the cookie, so that none stands in an address.
    await answerTokens(ended.outcome, { reply, now, useCookie: true });
    return leadTo(reply, { provider, result: 'done', redirectTo });
  });
}

function leadTo(
  reply: FastifyReply,
  { provider, result, redirectTo }: { provider: SocialProvider; result: SocialResult; redirectTo?: string | undefined },
): null {
  const query = new URLSearchParams({ provider, result, ...(redirectTo && { redirectTo }) });
  reply.header('cache-control', 'no-store').redirect(`/auth/provider?${query}`, 302);
  return null;
}
