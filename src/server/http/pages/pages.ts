import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transport } from '#contract/client.ts';
import type { Deps, RenderPage } from '#server/deps.ts';
import { etagOf, isFresh } from '#server/http/call/etag.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import type { DisplayedStore } from '#server/services/displayed-stores.ts';
import { createResponseCache, dropResponses, shareResponse } from '#server/services/response-cache.ts';
import { versionOf } from '#server/services/store-versions.ts';
import { pageAddress } from './page-address.ts';
import { encodeOnce, type PageEncoding, pageEncodingOf } from './page-encoding.ts';
import { pagePolicy } from './page-policy.ts';
import { createPageTransports } from './page-transport.ts';

/** A rendered page as it goes over the wire. */
type KeptPage = {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  /** The body encoded, once for all who take that encoding; null for what is too small to gain by it. */
  encoded: ((encoding: PageEncoding) => Promise<Buffer>) | null;
  etag: string;
};

/** Pages hold nothing personal, and stock may be so old in them. */
const lifetime = { milliseconds: 10_000, isKept: ({ status }: KeptPage) => status < 500 };

/**
 * Every address that is no call and no file: a page, rendered through the public API without network. What the renderer
 * sees of the visitor is the language and the store alone, so a page can be kept for all who share them, as long as
 * nothing has changed in that store.
 */
export function pageRoutes(app: FastifyInstance, deps: Deps, render: RenderPage): void {
  const { config, clock, versions } = deps;
  const isOn = config.answerCache && !config.isDevelopment;
  const cache = createResponseCache<KeptPage>({ isOn, clock, sizeOf });
  deps.flags.onChange(() => dropResponses(cache));
  const transportIn = createPageTransports(app, deps);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const language = requestLanguage(request);
      const storeId = storeIdOf(request);
      const version = versionOf(versions, shownStore(storeId, await deps.readDisplayedStores()));
      const key = `${version} ${language} ${storeId} ${request.url}`;
      const page = await shareResponse(cache, key, lifetime, () =>
        renderOnce(deps, render, transportIn(language), request.url, language, storeId),
      );
      reply
        .headers(page.headers)
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .header('vary', 'accept-encoding, accept-language, cookie')
        .header('etag', page.etag);
      if (page.status === 200 && isFresh(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      reply.code(page.status);
      const encoding = pageEncodingOf(request.headers['accept-encoding']);
      if (!encoding || !page.encoded) return reply.send(page.plain);
      return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
    },
  });
}

async function renderOnce(
  deps: Deps,
  render: RenderPage,
  transport: Transport,
  url: string,
  language: string,
  storeId: string,
): Promise<KeptPage> {
  const headers = new Headers({ 'accept-language': language, cookie: `lng=${language}; selectedStoreId=${storeId}` });
  const request = new Request(pageAddress(deps.config.publicUrl, url), { headers });
  const { status, headers: own, body: plain } = await render(request, transport);
  const type = own.get('content-type') ?? 'text/html; charset=utf-8';
  const kept: Record<string, string> = {};
  for (const [name, value] of own) if (name !== 'set-cookie' && name !== 'cache-control') kept[name] = value;
  if (type.startsWith('text/html')) {
    kept['content-security-policy'] = pagePolicy(plain, deps.config.isDevelopment);
    kept['content-language'] = language;
  }
  const encoded = encodeOnce(plain);
  return { status, headers: { ...kept, 'content-type': type }, plain, encoded, etag: etagOf(plain) };
}

function storeIdOf(request: FastifyRequest): string {
  const chosen = request.cookies.selectedStoreId ?? '';
  return /^\d{1,9}$/.test(chosen) ? chosen : '';
}

/** The store whose goods a page shows: the one chosen where it is displayed, else the first. */
function shownStore(chosen: string, displayed: readonly DisplayedStore[]): number | null {
  return (displayed.find(({ id }) => String(id) === chosen) ?? displayed[0])?.id ?? null;
}

/** In bytes; a quarter of the page for each of the two encodings is more than they take. */
function sizeOf({ plain, encoded }: KeptPage): number {
  return plain.length * (encoded ? 1.5 : 1);
}
