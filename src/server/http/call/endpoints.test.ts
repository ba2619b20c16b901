import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const document = (await t.call('GET', '/openapi.json')).body;

const bodyTypes = { json: 'application/json', form: 'multipart/form-data', bytes: 'application/octet-stream' };
const inQuery = (call: { parameters: { in: string; name: string }[] }) =>
  call.parameters.filter((p) => p.in === 'query').map(({ name }) => name);
const described = (path: string) => `/api/v1${path.replace(/:(\w+)/g, '{$1}')}`;

test('names and routes of the calls are their own', () => {
  expect(new Set(allEndpoints.map((e) => e.name)).size).toBe(allEndpoints.length);
  expect(new Set(allEndpoints.map((e) => `${e.method} ${e.path}`)).size).toBe(allEndpoints.length);
});

/**
 * Asked twice they do the same once: by the page that is open, and by the provider's id of the event, by a picker's of
 * theirs.
 */
const onceByThemselves = new Set([
  // What they answer once is kept nowhere, so that it cannot be answered again either.
  'createApiKey',
  'createWebhook',
  'payOrder',
  'receiveStripeEvent',
  'receivePaypalEvent',
  'takePickEvents',
  'takeRoundEvents',
]);

test('every write outside /authentication takes an Idempotency-Key', () => {
  const writes = allEndpoints.filter(
    (e) => e.method !== 'GET' && !e.writesNothing && !e.path.startsWith('/authentication/'),
  );
  expect(writes.filter((e) => !e.idempotent && !onceByThemselves.has(e.name)).map((e) => e.name)).toEqual([]);
});

test('the document describes these calls and no others', () => {
  const inDocument = Object.entries<object>(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(inDocument.sort()).toEqual(allEndpoints.map((e) => `${e.method} ${described(e.path)}`).sort());
});

describe.each(allEndpoints.map((e) => [`${e.method} ${e.path}`, e] as const))('%s', (_, e) => {
  test('is implemented', () => {
    expect(t.app.hasRoute({ method: e.method, url: `/api/v1${e.path}` })).toBe(true);
  });

  test('is described: what it does, who may call, what it takes and gives', async () => {
    const call = document.paths[described(e.path)][e.method.toLowerCase()];
    expect(call.operationId).toBe(e.name);
    expect(call.summary.length).toBeGreaterThan(5);
    const byKey = e.scope ? [{ apiKey: [e.scope] }] : [];
    expect(call.security).toEqual(e.access === 'public' ? [] : [{ bearer: [] }, ...byKey]);
    const inPath = call.parameters.filter((p: { in: string }) => p.in === 'path').map((p: { name: string }) => p.name);
    expect(inPath).toEqual([...e.path.matchAll(/:(\w+)/g)].map((m) => m[1]));
    expect(call.responses['4XX'].content['application/json'].schema.$ref).toBe('#/components/schemas/Failure');
    if (e.redirects) return expect(call.responses[302]).toBeDefined();
    if (e.answersFile) return expect(call.responses[200].content['application/octet-stream']).toBeDefined();
    const answer = call.responses[200].content['application/json'].schema;
    expect(answer.required).toEqual(['status', 'message', 'data']);
    expect(Object.keys(answer.properties.data).length).toBeGreaterThan(0);
    const { input } = await e.schemas();
    const takes = Object.keys((input as { shape?: object }).shape ?? {}).filter((key) => !inPath.includes(key));
    const hasBody = e.method === 'POST' || e.method === 'PUT';
    const named = hasBody
      ? Object.keys(call.requestBody?.content[bodyTypes[e.body ?? 'json']].schema.properties ?? {})
      : inQuery(call).filter((name) => name !== 'lng');
    if (e.body === 'bytes') return expect(call.requestBody.content['application/octet-stream']).toBeDefined();
    if (takes.length > 0) expect(named.sort()).toEqual(takes.sort());
  });
});

test.each(allEndpoints.map((e) => [`${e.method} ${e.path}`, e] as const))(
  '%s takes the language of its names and messages',
  (_, e) => {
    const call = document.paths[described(e.path)][e.method.toLowerCase()];
    const [language, ...more] = call.parameters.filter((p: { name: string }) => p.name === 'lng');
    expect(more).toEqual([]);
    expect(language).toMatchObject({ in: 'query', required: false, schema: { enum: ['fr', 'en', 'vi'] } });
    expect(language.description.length).toBeGreaterThan(20);
  },
);

test.each(['change', 'cancel'])('the token of a signed link may stand in the address to %s an order too', (what) => {
  const { post } = document.paths[`/api/v1/order/{id}/${what}`];
  expect(inQuery(post)).toContain('token');
  const [token] = post.parameters.filter((p: { name: string }) => p.name === 'token');
  expect(token).toMatchObject({ required: false, schema: { type: 'string' } });
  expect(Object.keys(post.requestBody.content['application/json'].schema.properties)).toContain('token');
});

test('every reference leads somewhere, and nothing of an older dialect is said', () => {
  const text = JSON.stringify(document);
  const refs = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((m) => m[1] ?? ''));
  expect(refs.size).toBeGreaterThan(3);
  for (const ref of refs)
    expect(Object.keys(document.components.schemas)).toContain(ref.replace('#/components/schemas/', ''));
  expect(document.openapi).toBe('3.1.0');
  expect(text).not.toMatch(/"nullable"|"\$defs"|"definitions"|"exclusiveMinimum":true/);
});

test('a token in the answer of sign-in and refresh is described at the top too', () => {
  for (const e of allEndpoints.filter((each) => each.tokensOnTop)) {
    const { post } = document.paths[described(e.path)];
    const { properties } = post.responses[200].content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['token', 'refresh_token']));
  }
});
