import type { FastifyInstance } from 'fastify';
import type { Answer, Transport } from '#contract/client.ts';
import { readFeatureConfig } from '#contract/feature-config.ts';
import { listStores, readShop } from '#contract/stores.ts';
import type { Language } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import type { Deps } from '#server/deps.ts';
import { keepUntilChanged } from '#server/services/keep-until-changed.ts';

type Ask = (url: string) => Promise<Answer>;

/** What the frame of every page asks, the same for all pages of a language. */
const frameUrls: readonly string[] = [listStores, readShop, readFeatureConfig].map(({ path }) => `/api/v1${path}`);

/**
 * Gives each page the API without network, in its language. What the frame of a page and the page within it both ask is
 * asked once; what every page asks, once until it changes.
 */
export function createPageTransports(app: FastifyInstance, deps: Pick<Deps, 'config' | 'changes' | 'flags'>) {
  const { config, changes, flags } = deps;
  const askIn = (language: Language): Ask => {
    const headers = { 'x-client-id': config.clientId, accept: 'application/json', 'accept-language': language };
    return async (url) => {
      const answer = await app.inject({ method: 'GET', url, headers });
      return { status: answer.statusCode, body: answer.json() };
    };
  };
  const frameIn = memoize((language: Language) => {
    const ask = askIn(language);
    const kept = new Map(
      frameUrls.map((url) => [url, keepUntilChanged(changes, ['stores', 'flags'], () => askWell(ask, url))]),
    );
    flags.onChange(() => {
      for (const { forget } of kept.values()) forget();
    });
    return kept;
  });
  return (language: Language): Transport => {
    const ask = memoize(askIn(language));
    const frame = frameIn(language);
    return (method, url) => {
      if (method !== 'GET') throw new Error(`A page is rendered from what it reads, not by ${method} ${url}`);
      const kept = frame.get(url);
      return kept ? kept.read().catch(() => ask(url)) : ask(url);
    };
  };
}

/** Throws for what must not be kept. */
async function askWell(ask: Ask, url: string): Promise<Answer> {
  const answer = await ask(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return answer;
}
