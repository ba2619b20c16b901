import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const t = await startSharedApp();

const json = { 'content-type': 'application/json' };
const login = '/authentication/login_check';
const failure = (status: number, code: string) => ({
  status,
  code,
  title: expect.stringMatching(/.{3}/),
  message: expect.stringMatching(/.{3}/),
  data: { errors: {} },
});

describe('what cannot be answered is refused in the one shape', () => {
  test.each<[string, string, string, unknown, Record<string, string>, number, string]>([
    ['an unknown path', 'GET', '/no/such/call', undefined, {}, 404, 'notFound'],
    ['an unknown path outside', 'GET', '/api/v2/store/list', undefined, {}, 404, 'notFound'],
    ['an unknown path with a body', 'POST', '/no/such/call', '{}', json, 404, 'notFound'],
    ['an id without end', 'GET', `/store/${'9'.repeat(3000)}/information`, undefined, {}, 404, 'notFound'],
    ['the path of a parent', 'GET', '/authentication', undefined, {}, 404, 'notFound'],
    ['a wrong method', 'DELETE', login, undefined, {}, 405, 'methodNotAllowed'],
    ['an odd method', 'PATCH', '/store/list', undefined, {}, 405, 'methodNotAllowed'],
    ['broken JSON', 'POST', login, '{ "identifier": ', json, 400, 'malformed'],
    ['half a text', 'POST', login, '"', json, 400, 'malformed'],
    ['a poisoned prototype', 'POST', login, '{"__proto__": {"a": 1}}', json, 400, 'malformed'],
    ['a body of 2 MB', 'POST', login, `{"identifier":"${'x'.repeat(2_000_000)}"}`, json, 413, 'tooLarge'],
    ['XML', 'POST', login, '<a/>', { 'content-type': 'application/xml' }, 415, 'unsupportedMedia'],
    ['a form', 'POST', login, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupportedMedia'],
    ['a broken escape in the path', 'GET', '/store/%E0%A4%A', undefined, {}, 400, 'malformed'],
    ['an unknown client', 'GET', '/store/list', undefined, { 'x-client-id': 'somebody' }, 400, 'unknownClient'],
    [
      'a later version',
      'GET',
      '/store/list',
      undefined,
      { accept: 'application/vnd.panier.v5+json' },
      406,
      'notAcceptable',
    ],
    ['version 0', 'GET', '/store/list', undefined, { accept: 'application/vnd.panier.v0+json' }, 406, 'notAcceptable'],
  ])('%s', async (_, method, path, body, headers, status, code) => {
    const answer = await t.call(method, path, body, headers);
    expect(answer.body).toEqual(failure(status, code));
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json; charset=utf-8$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|Error:/);
  });

  test.each(['v1+json', 'v4+json; charset=utf-8'])('a body of %s is read as the JSON that it is', async (version) => {
    const type = { 'content-type': `application/vnd.panier.${version}` };
    expect((await t.call('POST', login, '{"identifier":"a@panier.example"}', type)).status).toBe(422);
    expect((await t.call('POST', login, '{"__proto__":{}}', type)).status).toBe(400);
  });

  test.each(['[]', '[{}]', '"text"', '5', 'true'])('a body of %s is the fault of the form as a whole', async (body) => {
    const answer = await t.call('POST', login, body, json);
    expect(answer.status).toBe(422);
    expect(answer.body.data.errors).toEqual({ '': [{ message: 'validation.invalid', parameters: {} }] });
  });

  test('wrong fields are named as the payload names them, with keys', async () => {
    const body = { email: 'x', password: 'short', phone_number: '1' };
    const answer = await t.call('POST', '/authentication/customer/register', body);
    expect(answer.status).toBe(422);
    expect(answer.body.data.errors).toEqual({
      email: [{ message: 'validation.email', parameters: {} }],
      password: [
        { message: 'auth.passwordTooShort', parameters: { minimum: 8 } },
        { message: 'auth.passwordTooWeak', parameters: {} },
      ],
      phone_number: [{ message: 'auth.phoneTooShort', parameters: { minimum: 6 } }],
    });
  });
});

test('a wrong method is told which ones there are', async () => {
  expect((await t.call('DELETE', '/store/list')).headers.allow).toBe('GET, HEAD');
  expect((await t.call('OPTIONS', '/order/7')).headers.allow).toBe('PUT, GET, DELETE, HEAD');
});

test.each(['0x1', '1e0', '%201', '%2B1', '1_0', 'true'])('%s is no number', async (page) => {
  const answer = await t.call('GET', `/store/1/product-collection?page=${page}&per_page=${page}&minPrice=${page}`);
  const fields = Object.keys(answer.body.data.errors);
  expect([answer.status, ...fields]).toEqual([422, 'page', 'per_page', 'minPrice']);
});

test.each(['0.30000000000000004', '7', '007', '49.9'])('%s is a price', async (price) => {
  expect((await t.call('GET', `/store/1/product-collection?minPrice=${price}`)).status).toBe(404);
});

test.each([true, '1', [1], '0x1', null, 1.5])('%j is no id in a body', async (product_id) => {
  const items = { order_items: [{ product_id, quantity: 1 }] };
  const answer = await t.call('POST', '/order/create', items);
  expect(answer.body.data.errors).toMatchObject({ 'order_items.0.product_id': [{ message: 'validation.number' }] });
});

test.each<[string, unknown, string]>([
  ['customer_name', 12, 'validation.type'],
  ['customer_name', ['Jean'], 'validation.type'],
  ['order_items', undefined, 'validation.required'],
  ['order_items', {}, 'validation.type'],
  ['order_items', [7], 'validation.type'],
  ['store_id', '1', 'validation.number'],
])('%s: %j in a body is %s', async (field, sent, key) => {
  const guest = { status: 'submitted', customer_name: 'Jean Martin', order_items: [], type: 'pickup' };
  const { status, body } = await t.call('POST', '/order/create', { ...guest, [field]: sent });
  const [name] = Object.keys(body.data.errors).filter((named) => named.startsWith(field));
  expect([status, body.data.errors[name ?? ''][0].message]).toEqual([422, key]);
});

test.each<[string, string, string]>([
  ['/cart/figures', 'store_id', 'validation.required'],
  ['/store/1/product-collection?category=RIZ&category=FRUIT', 'category', 'validation.type'],
  ['/store/1/product-collection?without=water,milk', 'without', 'validation.invalid'],
  ['/store/1/product-collection?diet=tasty', 'diet', 'validation.invalid'],
  ['/cart/figures?store_id=1&lines=5:1,6:0', 'lines.1.quantity', 'validation.quantity'],
])('%s names the parameter %s', async (path, field, message) => {
  const { status, body } = await t.call('GET', path);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
  expect(body.data.errors[field][0].message).toBe(message);
});

test('half a character is refused, a whole one of two halves is not', async () => {
  const errorsOf = async (delivery_note: string) =>
    (await t.call('POST', '/order/create', { delivery_note })).body.data.errors;
  expect(await errorsOf('a\ud800b')).toHaveProperty('delivery_note');
  expect(await errorsOf('🍎')).not.toHaveProperty('delivery_note');
});

test('what is not even HTTP is refused in the same shape', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const { port } = t.app.server.address() as AddressInfo;
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
    });
  for (const [text, status, code] of [
    ['NONSENSE\r\n\r\n', 400, 'malformed'],
    [`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'tooLarge'],
  ] as const) {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status, code, data: { errors: {} } });
  }
});

describe('a refusal speaks the language of the request', () => {
  const french = 'Ce que vous cherchez n’existe pas.';
  const english = 'What you are looking for does not exist.';
  const vietnamese = /[ạảấầậắằặẹếềệịọốồộớờợụứừựỳỵđươ]/;

  test.each<[string, string, Record<string, string>, string | RegExp]>([
    ['nothing said', '/none', {}, french],
    ['Accept-Language', '/none', { 'accept-language': 'en-GB,en;q=0.9,fr;q=0.1' }, english],
    ['Accept-Language', '/none', { 'accept-language': 'vi' }, vietnamese],
    ['a language we lack', '/none', { 'accept-language': 'de-DE,de' }, french],
    ['the cookie before the browser', '/none', { cookie: 'lng=en', 'accept-language': 'vi' }, english],
    ['the query before the cookie', '/none?lng=vi', { cookie: 'lng=en' }, vietnamese],
    ['an unknown query', '/none?lng=xx', { 'accept-language': 'en' }, english],
  ])('%s %s', async (_, path, headers, expected) => {
    const { message } = (await t.call('GET', path, undefined, headers)).body;
    if (typeof expected === 'string') expect(message).toBe(expected);
    else expect(message).toMatch(expected);
  });

  test.each([
    ['fr', 'Adresse e-mail ou mot de passe incorrect.'],
    ['en', 'Invalid credentials.'],
    ['vi', 'Email hoặc mật khẩu không đúng.'],
  ])('a refused sign-in is told in %s: %s', async (lng, message) => {
    const refused = await t.call('POST', `${login}?lng=${lng}`, { identifier: 'a@b.fr', password: 'x' });
    expect([refused.status, refused.body.message]).toEqual([401, message]);
  });

  test('keys of fields are the same in each', async () => {
    const keys = async (lng: string) =>
      (await t.call('POST', `${login}?lng=${lng}`, { identifier: 'a@b.fr', password: 'x' })).body.data.errors;
    const expected = { '': [{ message: 'auth.invalidCredentials', parameters: {} }] };
    for (const lng of ['fr', 'en', 'vi']) expect(await keys(lng)).toEqual(expected);
  });
});

describe('X-Client-Id', () => {
  test.each([
    ['left out', {}, 200],
    ['ours', { 'x-client-id': 'panier-web' }, 200],
    ['empty', { 'x-client-id': '' }, 400],
    ['in another case', { 'x-client-id': 'PANIER-WEB' }, 400],
  ])('%s', async (_, headers: Record<string, string>, status) => {
    expect((await t.call('GET', '/store/list', undefined, headers)).status).toBe(status);
  });

  test('the setting CLIENT_ID names it', async () => {
    const other = await startTestApp({ env: { CLIENT_ID: 'my-shop' } });
    const ask = async (id: string) => (await other.call('GET', '/store/list', undefined, { 'x-client-id': id })).status;
    const statuses = [await ask('my-shop'), await ask('panier-web')];
    await other.close();
    expect(statuses).toEqual([200, 400]);
  });
});

test.each([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/vnd.panier.v1+json', 'application/json; charset=utf-8'],
  ['application/vnd.panier.v2+json', 'application/vnd.panier.v2+json; charset=utf-8'],
  ['application/vnd.panier.v3+json', 'application/vnd.panier.v3+json; charset=utf-8'],
  ['application/vnd.panier.v4+json, */*', 'application/vnd.panier.v4+json; charset=utf-8'],
  ['application/vnd.panier.v5+json, application/json;q=0.5', 'application/json; charset=utf-8'],
  ['Application/VND.Panier.v2+JSON', 'application/vnd.panier.v2+json; charset=utf-8'],
  [
    'application/vnd.panier.v2+json;q=0.1, application/vnd.panier.v3+json',
    'application/vnd.panier.v3+json; charset=utf-8',
  ],
])('Accept %s is answered as %s', async (accept, type) => {
  const { status, headers, body } = await t.call('GET', '/store/list', undefined, accept ? { accept } : {});
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(body).toEqual({ status: 200, message: 'OK', data: [] });
  const refused = await t.call('GET', '/store/7/information', undefined, accept ? { accept } : {});
  expect([refused.status, refused.headers['content-type']]).toEqual([404, type]);
});

test('an answer about a person is never kept on the way', async () => {
  const { headers } = await t.call('POST', login, { identifier: 'a@b.fr', password: 'x' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
