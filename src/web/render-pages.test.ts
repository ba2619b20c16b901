import type { ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { apiContext } from './lib/api/api-context.ts';
import { renderWith } from './render-pages.ts';

type Load = (args: { request: Request; context: { get: (key: typeof apiContext) => unknown } }) => unknown;

/** A build of one route whose loader answers by itself. */
function buildOf(loader: Load): ServerBuild {
  const route = { id: 'all', path: '*', module: { loader } };
  return {
    routes: { all: route },
    entry: { module: { default: () => new Response() } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    basename: '/',
    future: {},
    isSpaMode: false,
    publicPath: '/',
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/' },
    ssr: true,
  } as unknown as ServerBuild;
}
const page = { url: 'http://shop.example/a', language: 'vi', storeId: '7', known: {} } as const;
const flags = { status: 200, json: '{"data":{"pages":{}}}' };
type Call = (endpoint: typeof readFeatureConfig, input: object) => Promise<object>;
const asking = (times: number) =>
  renderWith(
    buildOf(async ({ context }) => {
      const call = context.get(apiContext) as Call;
      const answers = await Promise.all(Array.from({ length: times }, () => call(readFeatureConfig, {})));
      return Response.json({ answers, same: answers.every((answer) => answer === answers[0]) });
    }),
    'production',
  );
const bodyOf = ({ body }: { body: Uint8Array }) => JSON.parse(new TextDecoder().decode(body));

test('a page sees the language and the store of a visitor as cookies', async () => {
  const seen = ({ request }: { request: Request }) => Response.json([...request.headers], { status: 404 });
  const { status, headers, body } = await renderWith(buildOf(seen), 'production')(page, vi.fn());
  expect(status).toBe(404);
  expect(Object.fromEntries(headers)['content-type']).toBe('application/json');
  expect(bodyOf({ body })).toEqual([
    ['accept-language', 'vi'],
    ['cookie', 'lng=vi; selectedStoreId=7'],
  ]);
});

test('what two parts of a page ask is asked once', async () => {
  const read = vi.fn(async () => flags);
  expect(bodyOf(await asking(2)(page, read))).toEqual({ answers: [{ pages: {} }, { pages: {} }], same: true });
  expect(read.mock.calls).toEqual([['/api/v1/feature-config']]);
});

test('what every page asks is given with it, and follows when it changes', async () => {
  const read = vi.fn();
  const render = asking(1);
  const withFlags = (json: string) =>
    render({ ...page, known: { '/api/v1/feature-config': { status: 200, json } } }, read);
  for (const json of [flags.json, flags.json, '{"data":{"pages":{"about":true}}}'])
    expect(bodyOf(await withFlags(json)).answers).toEqual([JSON.parse(json).data]);
  expect(read).not.toHaveBeenCalled();
});

test('a page writes nothing', async () => {
  const endpoint = { ...readFeatureConfig, method: 'POST' };
  const loader: Load = async ({ context }) => (context.get(apiContext) as Call)(endpoint as never, {});
  const { status } = await renderWith(buildOf(loader), 'production')(page, vi.fn());
  expect(status).toBe(500);
});
