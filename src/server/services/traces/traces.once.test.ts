import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inSpan } from '#server/db/spans.ts';
import type { Provider } from '#server/features/payments/provider.ts';
import { traceProvider } from '#server/features/payments/trace-provider.ts';
import { mailHandler } from '#server/jobs/mail-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { openTraces } from './open-traces.ts';
import { traceOfRequest } from './request-trace.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  links?: { traceId: string }[];
  status: { code: number };
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const bodies: string[] = [];
const receiver = createServer(async (request, response) => {
  bodies.push(`${request.url}\n${Buffer.concat(await request.toArray()).toString()}`);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => void receiver.close());
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

const t = await startSharedApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${address}/`, TRUST_PROXY: '1' } });
const shop = await makeOrderShop(t);
await t.app.listen({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}/api/v1`;
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers: { 'x-client-id': 'panier-web', ...headers } });
  return answer.headers.get('x-request-id') ?? '';
};
const provider = traceProvider({
  name: 'stripe',
  lookup: async () => ({ kind: 'unknown', text: 'somebody' }),
} as unknown as Provider);
/** As a page asks within the process, whose own request has this id. */
const asked = 'of-a-page-1';
afterAll(() => t.deps.traces?.close());
const mail = mailHandler(t.deps, async (mails) => mails.map(({ id }) => ({ id, outcome: 'done' })));
const attributeOf = (span: Span, name: string) => span.attributes.find(({ key }) => key === name)?.value;

const trusting = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('an order is one trace of request, statements and mail, and nothing of the customer is in what is sent', async () => {
  const order = guestOrder(shop.storeId, shop.apples, 1);
  await placeOrder(t, order);
  await ask('/order/4711/somebody@panier.example?token=sesame');
  const followed = await ask('/store/list?search=sesame', { traceparent: trusting });
  await deliverOutbox(t.deps, [mail]);
  await provider.lookup({} as never);
  await t.app.inject({ url: '/healthz', headers: { 'x-request-id': asked } });
  await expect(inSpan({ name: 'thrown' }, () => Promise.reject(new Error('of somebody@x')))).rejects.toThrow();
  await t.deps.traces?.close();

  const text = bodies.join('\n');
  const sent: Sent[] = bodies.map((body) => JSON.parse(body.slice(body.indexOf('\n'))));
  for (const body of bodies) expect(body.startsWith('/v1/traces\n')).toBe(true);
  expect(text).toContain('"service.name","value":{"stringValue":"panier"}');
  const spans = sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));

  const mails = spans.filter(({ name }) => name === 'outbox order-confirmation');
  expect(mails).toHaveLength(1);
  const one = spans.filter(({ traceId }) => traceId === mails[0]?.traceId);
  const request = one.find(({ name }) => name === 'POST /api/v1/order/create');
  if (!request) throw new Error(`no request among ${one.map(({ name }) => name)}`);
  expect(request.parentSpanId).toBeUndefined();
  expect(mails[0]?.parentSpanId).toBe(request.spanId);
  const id = attributeOf(request, 'request.id')?.stringValue ?? '';
  expect(traceOfRequest(id)).toMatchObject({ traceId: request.traceId, spanId: request.spanId });
  expect(attributeOf(request, 'http.response.status_code')).toEqual({ intValue: 200 });
  const statements = one.filter((span) => attributeOf(span, 'db.system.name'));
  expect(statements.length).toBeGreaterThan(2);
  for (const { name } of statements) expect(name).toMatch(/^[a-z][a-z\d-]*$/);
  for (const span of one) expect(attributeOf(span, 'request.id')).toEqual({ stringValue: id });

  const read = spans.find(({ name }) => name === 'GET /healthz');
  const { traceId, spanId: parentSpanId } = traceOfRequest(asked);
  expect(read).toMatchObject({ traceId, parentSpanId });

  // A trusted proxy's trace is gone on with; what comes of the request later is linked.
  const requests = spans.filter((span) => attributeOf(span, 'http.route'));
  const passed = requests.find((span) => attributeOf(span, 'request.id')?.stringValue === followed);
  expect(passed).toMatchObject({
    traceId: trusting.split('-')[1],
    links: [{ traceId: traceOfRequest(followed).traceId }],
  });
  expect(spans.filter(({ status }) => status.code === 2).map(({ name }) => name)).toEqual([
    'payment stripe lookup',
    'thrown',
  ]);

  const typed = ['@', ...textsOf(order), 'somebody', 'sesame', 'panier.example', '127.0.0.1'];
  for (const word of typed) expect.soft(text, word).not.toContain(word);
});

/** Whatever somebody has typed in an order, but for codes of a word that the program itself has. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 5 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('the header of one whom nobody trusts counts for nothing', async () => {
  const careful = await startSharedApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: address } });
  await careful.app.inject({ url: '/healthz', headers: { traceparent: trusting } });
  const before = bodies.length;
  await careful.deps.traces?.close();
  expect(bodies.slice(before).join('')).toContain('GET /healthz');
  expect(bodies.slice(before).join('')).not.toContain(trusting.split('-')[1]);
});

test('a receiver that does not answer neither slows the shop nor holds up its end', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const port = (silent.address() as AddressInfo).port;
  const traces = openTraces({ url: `http://127.0.0.1:${port}/v1/traces`, serviceName: 'panier' });
  for (let i = 0; i < 10_000; i++) await inSpan({ name: 'something' }, async () => undefined);
  const began = performance.now();
  await traces.close();
  expect(performance.now() - began).toBeLessThan(3000);
  silent.closeAllConnections();
  silent.close();
});

test('a wrong address is named, and an unset or empty one means that nothing is traced', () => {
  for (const wrong of ['collector:4318', 'ftp://collector', 'https://', 'http://collector/?key=1'])
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong })).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT: must be/);
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).traces).toBeNull();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/otel/', OTEL_SERVICE_NAME: 'north' };
  expect(readConfig(env).traces).toEqual({ url: 'http://collector:4318/otel/v1/traces', serviceName: 'north' });
});

test('without the setting no module of OpenTelemetry is loaded', { timeout: 60_000 }, async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    for (const part of ['make-deps', 'app', 'stop-shop', 'jobs/start-jobs']) await import('#server/' + part + '.ts');
    const of = loaded.filter((url) => url.includes('@opentelemetry'));
    console.log(JSON.stringify({ all: loaded.length > 500, of }));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(JSON.parse(stdout)).toEqual({ all: true, of: [] });
});
