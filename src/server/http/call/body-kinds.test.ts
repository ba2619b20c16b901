import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createApi } from '#contract/client.ts';
import { call } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { describeApi } from '../docs/openapi.ts';
import { answerError } from '../errors/error-mapper.ts';
import { implement } from './implement.ts';
import { acceptJson } from './json-body.ts';

/** A call with schemas of its own. */
const area = <S>(schemas: S) => ({ tag: 'orders', access: 'public', schemas: async () => schemas }) as const;

/** What a payment provider would call: signed over the bytes of the body. */
const webhook = call(
  area({
    webhook: {
      summary: 'An event of a provider',
      input: z.object({ provider: z.string(), lng: z.string().optional(), bytes: z.instanceof(Uint8Array) }),
      output: z.object({ digest: z.string(), provider: z.string() }),
    },
  }),
  'webhook',
  'POST /webhooks/:provider',
  { body: 'bytes' },
);

const report = call(
  area({
    report: { summary: 'A report as a file', input: z.object({ name: z.string() }), output: z.instanceof(Blob) },
  }),
  'report',
  'GET /reports/:name',
  { answersFile: true },
);

const app = Fastify();
const t = await startSharedApp();
app.setErrorHandler(answerError);
acceptJson(app);
await implement(app, t.deps, webhook, async ({ input: { bytes, provider } }) => ({
  digest: createHmac('sha256', 'key').update(bytes).digest('hex'),
  provider,
}));
await implement(app, t.deps, report, async ({ input }) => ({
  content: Readable.from(['a;b\n', '1;2\n']),
  type: 'text/csv; charset=utf-8',
  bytes: 8,
  name: `${input.name} été.csv`,
}));
afterAll(async () => {
  await app.close();
});

const bodies = [
  ['JSON with its own spaces', 'application/json', Buffer.from('{ "b" : 1,\n"a":2 }')],
  ['no text at all', 'application/octet-stream', Buffer.from([0, 255, 128, 10, 13])],
  ['without a type', undefined, Buffer.from('x=1&y=2')],
  ['broken JSON', 'application/json', Buffer.from('{ broken')],
  ['a form', 'multipart/form-data; boundary=x', Buffer.from('--x--')],
  ['nothing', 'application/json', Buffer.alloc(0)],
] as const;

test.each(bodies)('raw bytes come as they were sent: %s', async (_, type, payload) => {
  const headers = type ? { 'content-type': type } : {};
  const answer = await app.inject({ method: 'POST', url: '/api/v1/webhooks/test', payload, headers });
  const expected = { digest: createHmac('sha256', 'key').update(payload).digest('hex'), provider: 'test' };
  expect(answer.json().data).toEqual(expected);
});

test('more than 1 MB of them is refused', async () => {
  const payload = Buffer.alloc(1_048_577);
  const answer = await app.inject({ method: 'POST', url: '/api/v1/webhooks/test', payload });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
});

test('a file is streamed with its type and name, and runs nothing', async () => {
  const answer = await app.inject('/api/v1/reports/ventes');
  expect(answer.body).toBe('a;b\n1;2\n');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '8',
    'content-disposition': `attachment; filename="ventes__t_.csv"; filename*=UTF-8''ventes%20%C3%A9t%C3%A9.csv`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
});

test('the typed client sends bytes and takes files', async () => {
  const sent: unknown[] = [];
  const api = createApi(async (method, url, body, { wantsFile }) => {
    sent.push({ method, url, body, wantsFile });
    return { status: 200, body: wantsFile ? new Blob(['x']) : { data: { digest: '', provider: '' } } };
  });
  const bytes = new Uint8Array([1, 2]);
  await api(webhook, { provider: 'a b', lng: 'fr', bytes });
  expect(await (await api(report, { name: 'x' })).text()).toBe('x');
  expect(sent).toEqual([
    { method: 'POST', url: '/api/v1/webhooks/a%20b?lng=fr', body: bytes, wantsFile: undefined },
    { method: 'GET', url: '/api/v1/reports/x', body: undefined, wantsFile: true },
  ]);
});

test('the document says what is sent and answered', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: the document is read as any reader of it would
  const document = (await describeApi([webhook, report])) as any;
  const hook = document.paths['/api/v1/webhooks/{provider}'].post;
  expect(hook.parameters.map((p: { name: string; in: string }) => [p.name, p.in])).toEqual([
    ['provider', 'path'],
    ['lng', 'query'],
  ]);
  const binary = { schema: { type: 'string', format: 'binary' } };
  expect(hook.requestBody.content).toEqual({ 'application/octet-stream': binary });
  expect(document.paths['/api/v1/reports/{name}'].get.responses[200].content).toEqual({
    'application/octet-stream': binary,
  });
});
