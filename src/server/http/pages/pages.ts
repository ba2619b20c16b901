import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transport } from '#contract/client.ts';
import type { Language } from '#domain/language/language.ts';
import type { Deps, RenderPage } from '#server/deps.ts';
import { etagOf, isFresh } from '#server/http/call/etag.ts';
import { languageOf } from '#server/http/call/language.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import { encodeOnce, pageEncodingOf } from './page-encoding.ts';
import { pagePolicy } from './page-policy.ts';

/**
 * Every address that is no call and no file: a page, rendered through the public API without network. What the renderer
 * sees of the visitor is the language and the store alone, so a page can be kept for all who share them.
 */
export function pageRoutes(app: FastifyInstance, deps: Deps, render: RenderPage): void {
  const cache = createPageCache(deps.config.answerCache && !deps.config.isDevelopment, deps.clock);
  for (const topic of ['catalogue', 'stores'] as const) deps.changes.on(topic, cache.drop);
  deps.flags.onChange(cache.drop);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const language = languageOf(request);
      const storeId = storeIdOf(request);
      const page = await cache.share(`${language} ${storeId} ${request.url}`, () =>
        renderOnce(deps, render, transportInto(app, deps.config.clientId, language), request.url, language, storeId),
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

/** The API without network, in the language that the page is rendered in. */
function transportInto(app: FastifyInstance, clientId: string, language: Language): Transport {
  return async (method, url, body) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { 'x-client-id': clientId, accept: 'application/json', 'accept-language': language },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
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
  const response = await render(new Request(pageAddress(deps.config.publicUrl, url), { headers }), transport);
  const plain = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const kept: Record<string, string> = {};
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie' && name !== 'cache-control') kept[name] = value;
  if (type.startsWith('text/html')) {
    kept['content-security-policy'] = pagePolicy(plain.toString(), deps.config.isDevelopment);
    kept['content-language'] = language;
  }
  const encoded = encodeOnce(plain);
  return { status: response.status, headers: { ...kept, 'content-type': type }, plain, encoded, etag: etagOf(plain) };
}

function storeIdOf(request: FastifyRequest): string {
  const chosen = request.cookies.selectedStoreId ?? '';
  return /^\d{1,9}$/.test(chosen) ? chosen : '';
}
