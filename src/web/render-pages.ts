import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi, type Transport } from '#contract/client.ts';
import type { AskedPage, ReadAnswer, ReadForPage, RenderPage } from '#contract/page-rendering.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { apiContext } from './lib/api/api-context.ts';
import { postedContext } from './lib/api/posted-context.ts';

/**
 * Renders pages by a build; their loaders ask the public API. A function that loads the build is asked again for each
 * page, and all that the router derives from it is made again: for development alone.
 */
export function renderWith(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RenderPage {
  const handle = createRequestHandler(build, mode);
  const parseKnown = createParser();
  return async (call, read) => {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(transportOf(call, read, parseKnown)));
    context.set(postedContext, call.posted ?? null);
    const { url, language, storeId } = call;
    const headers = { 'accept-language': language, cookie: `lng=${language}; selectedStoreId=${storeId}` };
    const response = await handle(new Request(url, { headers }), context);
    const { status } = response;
    const body = new Uint8Array(await response.arrayBuffer());
    return { status, headers: [...response.headers], body };
  };
}

type ParseKnown = (key: string, answer: ReadAnswer) => { status: number; body: unknown };

/** What two parts of a page ask is asked once. */
function transportOf({ language, known }: AskedPage, read: ReadForPage, parseKnown: ParseKnown): Transport {
  const ask = memoize(async (url: string) => {
    const answer = known[url];
    return answer ? parseKnown(`${language} ${url}`, answer) : parse(await read(url));
  });
  return (method, url) => {
    if (method !== 'GET') throw new Error(`A page is rendered from what it reads, not by ${method} ${url}`);
    return ask(url);
  };
}

function parse({ status, json }: ReadAnswer) {
  return { status, body: JSON.parse(json) as unknown };
}

/** Parses what every page is given once for as long as it stays the same: the stores of a chain are a long list. */
function createParser(): ParseKnown {
  const parsed = new Map<string, { json: string; answer: ReturnType<typeof parse> }>();
  return (key, { status, json }) => {
    const last = parsed.get(key);
    if (last?.json === json) return last.answer;
    const answer = parse({ status, json });
    parsed.set(key, { json, answer });
    return answer;
  };
}
