import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PostedForm, RenderedPage, RenderPage } from '#contract/page-rendering.ts';
import { isScanningPage } from '#domain/access/scanning-pages.ts';
import { idFromSlug } from '#domain/catalogue/slug.ts';
import type { Language } from '#domain/language/language.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { currentRequestId, withRequestId } from '#server/db/request-id.ts';
import type { Deps } from '#server/deps.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import { etagOf, isFresh } from '#server/http/call/send-answer.ts';
import { createResponseCache, dropResponses, shareResponse } from '#server/services/memory/response-cache.ts';
import { versionOf } from '#server/services/memory/store-versions.ts';
import type { DisplayedStore } from '#server/services/shop/shop-stores.ts';
import { type ContentEncoding, contentEncodingOf, encodeOnce } from '../content-encoding.ts';
import { pageAddress } from './page-address.ts';
import { pagePolicy, scanningHeaders } from './page-policy.ts';
import { createPageReads } from './page-reads.ts';
import { answerPostedForm } from './posted-forms.ts';
import { postedPageRoutes } from './posted-page.ts';
import type { SentFields } from './refill-forms.ts';

const statement = {
  name: 'selling-store',
  text: `select s.id from stores s join shelf sh on sh.store_id = s.id
where s.displayable and sh.product_id = $1::int order by s.position, s.id limit 1`,
};

/** The first store that sells the product whose page an address names; undefined for another page, and where none does. */
async function sellingStore({ hot }: Pick<Connection, 'hot'>, address: string): Promise<string | undefined> {
  const [, slug] = /^\/products\/([^/?]+)(\?|$)/.exec(address) ?? [];
  const id = slug ? idFromSlug(slug) : null;
  if (id === null) return undefined;
  const [store] = await hot<{ id: number }>(statement, [id]);
  return store && String(store.id);
}

/** A rendered page as it goes over the wire. */
type KeptPage = {
  status: number;
  headers: Record<string, string>;
  /** Its own headers forbid to pass on its address, which holds a token: it is kept nowhere. */
  isSecret: boolean;
  plain: Buffer;
  /** The body encoded, once for all who take that encoding; null for what is too small to gain by it. */
  encoded: ((encoding: ContentEncoding) => Promise<Buffer>) | null;
  etag: string;
};

/** Pages hold nothing personal, and stock may be so old in them. */
const lifetime = { milliseconds: 10_000, isKept: ({ status, isSecret }: KeptPage) => status < 500 && !isSecret };

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
  const readsIn = createPageReads(app, deps);
  const renderPage = async (
    url: string,
    language: Language,
    storeId: string,
    posted?: PostedForm,
  ): Promise<RenderedPage> => {
    const { read, readFrame } = readsIn(language);
    // The thread asks by messages, which come from no request by themselves.
    const id = currentRequestId();
    const readForThis: typeof read = (url) => withRequestId(id, () => read(url));
    const address = pageAddress(config.publicUrl, url).href;
    const shown = shownStore(storeId, await deps.readDisplayedStores());
    return render(
      { url: address, language, storeId, known: await readFrame(shown), ...(posted && { posted }) },
      readForThis,
    );
  };
  const renderOnce = async (url: string, language: Language, storeId: string): Promise<KeptPage> =>
    toKeptPage(await renderPage(url, language, storeId), { url, language, config });
  const pageIn = async (request: FastifyRequest, storeId: string): Promise<KeptPage> => {
    const language = requestLanguage(request);
    const version = versionOf(versions, shownStore(storeId, await deps.readDisplayedStores()));
    const key = `${version} ${language} ${storeId} ${request.url}`;
    return shareResponse(cache, key, lifetime, () => renderOnce(request.url, language, storeId));
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const chosen = storeIdOf(request);
      const first = await pageIn(request, chosen);
      // A product that the first store does not sell: who has chosen none, as a search engine, is shown the one that does.
      const other =
        chosen === '' && first.status === 302 ? await sellingStore(deps.connection, request.url) : undefined;
      const page = other ? await pageIn(request, other) : first;
      if (other) reply.header('set-cookie', storeCookie(other, config));
      reply
        .headers(page.headers)
        .header('cache-control', page.isSecret || other ? 'no-store' : 'public, max-age=0, must-revalidate')
        .header('vary', 'accept-encoding, accept-language, cookie')
        .header('etag', page.etag);
      if (page.status === 200 && isFresh(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      reply.code(page.status);
      const encoding = contentEncodingOf(request.headers['accept-encoding']);
      if (!encoding || !page.encoded) return reply.send(page.plain);
      return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
    },
  });
  const answerForm = (request: FastifyRequest, sent: SentFields) => answerPostedForm(app, config, request, sent);
  postedPageRoutes(app, answerForm, async (request, reply, view) => {
    const language = requestLanguage(request);
    const posted = 'posted' in view ? view.posted : undefined;
    const rendered = await renderPage(request.url, language, storeIdOf(request), posted);
    const body = 'change' in view ? Buffer.from(view.change(Buffer.from(rendered.body).toString())) : rendered.body;
    const page = toKeptPage({ ...rendered, body }, { url: request.url, language, config });
    // A page that is there has the status of what came of its form.
    return reply
      .code(page.status === 200 ? (posted?.answer?.status ?? 200) : page.status)
      .headers(page.headers)
      .header('cache-control', 'no-store')
      .send(page.plain);
  });
}

function toKeptPage(
  { status, headers: own, body }: RenderedPage,
  { url, language, config }: { url: string; language: string; config: Config },
): KeptPage {
  const isSecret = own.some(([name, value]) => name === 'referrer-policy' && value === 'no-referrer');
  const plain = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const headers = Object.fromEntries(own.filter(([name]) => name !== 'set-cookie' && name !== 'cache-control'));
  headers['content-type'] ??= 'text/html; charset=utf-8';
  if (headers['content-type'].startsWith('text/html')) {
    const scans = isScanningPage(url);
    headers['content-security-policy'] = pagePolicy(plain, config, scans);
    if (scans) Object.assign(headers, scanningHeaders);
    headers['content-language'] = language;
  }
  return { status, headers, isSecret, plain, encoded: encodeOnce(plain), etag: etagOf(plain) };
}

function storeIdOf(request: FastifyRequest): string {
  const chosen = request.cookies.selectedStoreId ?? '';
  return /^\d{1,9}$/.test(chosen) ? chosen : '';
}

/** As a script of the pages keeps a choice (`writeCookie`), which the next page and that script read. */
function storeCookie(storeId: string, { publicUrl }: Config): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `selectedStoreId=${storeId}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** The store whose goods a page shows: the one chosen where it is displayed, else the first. */
function shownStore(chosen: string, displayed: readonly DisplayedStore[]): number | null {
  return (displayed.find(({ id }) => String(id) === chosen) ?? displayed[0])?.id ?? null;
}

/** In bytes; a quarter of the page for each of the two encodings is more than they take. */
function sizeOf({ plain, encoded }: KeptPage): number {
  return plain.length * (encoded ? 1.5 : 1);
}
