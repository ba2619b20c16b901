import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { doneOf, newKey, startPaymentHarness } from '#server/testing/payment-harness.ts';
import { createPayPal } from './paypal.ts';

// What PayPal alone has; what all providers have is in ../provider.test.ts.
const harness = await startPaymentHarness();
const { sandbox, open, reserve } = harness;
const { control } = sandbox;
const paypal = harness.make('paypal');

/** A server in front of the sandbox that counts what is asked of it, and answers by `instead` where that answers. */
const asked: string[] = [];
let instead: (path: string) => number | null = () => null;
const front = createServer(async (request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const status = instead(path);
  if (status !== null) return response.writeHead(status).end();
  const body = request.method === 'POST' ? await new Response(request as never).text() : undefined;
  const headers = Object.fromEntries(
    ['authorization', 'content-type', 'paypal-request-id'].flatMap((name) =>
      request.headers[name] ? [[name, String(request.headers[name])]] : [],
    ),
  );
  const answer = await fetch(`${sandbox.url}${path}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body !== undefined && { body }),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
});
await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => front.close(resolve)));
const frontUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
const makeFronted = () => createPayPal({ ...sandbox.settings.paypal, apiUrl: frontUrl }, 'shop', 30);

test('an approval reserves nothing until it is authorised, which happens once', async () => {
  const { url, payment } = await open(paypal);
  expect(await paypal.authoriseApproved(payment, newKey())).toMatchObject({
    kind: 'refused',
    code: 'ORDER_NOT_APPROVED',
  });
  await control.act(url, 'pay');
  expect(doneOf(await paypal.lookup(payment))).toMatchObject({ state: 'approved', reservedCents: 0 });
  const [first, second] = [
    await paypal.authoriseApproved(payment, newKey()),
    await paypal.authoriseApproved(payment, newKey()),
  ];
  expect(doneOf(first).state).toBe('authorised');
  expect(doneOf(second).references.reservation).toBe(doneOf(first).references.reservation);
});

test('a payer whose bank refuses has reserved nothing', async () => {
  const { url, payment } = await open(paypal);
  await control.act(url, 'pay');
  await control.declineOrder(payment.references.page ?? '');
  expect(await paypal.authoriseApproved(payment, newKey())).toMatchObject({
    kind: 'refused',
    code: 'INSTRUMENT_DECLINED',
  });
  expect(doneOf(await paypal.lookup(payment)).reservedCents).toBe(0);
});

test('a reservation is made anew once, not before day 4, and the new one is taken of', async () => {
  const reserved = await reserve(paypal);
  expect(await paypal.reauthorise(reserved, newKey())).toMatchObject({
    kind: 'refused',
    code: 'REAUTHORIZATION_TOO_SOON',
  });
  harness.later(4);
  const key = newKey();
  await control.fault('/reauthorize', 'lost');
  expect((await paypal.reauthorise(reserved, key)).kind).toBe('unknown');
  // Who looks meanwhile finds the one that stands.
  expect(doneOf(await paypal.lookup(reserved)).state).toBe('authorised');
  const anew = doneOf(await paypal.reauthorise(reserved, key));
  expect(anew).toMatchObject({ state: 'authorised', reservedCents: 4230, paymentId: reserved.id });
  expect(anew.references.reservation).not.toBe(reserved.references.reservation);
  const payment = { ...reserved, references: anew.references };
  expect(await paypal.reauthorise(payment, newKey())).toMatchObject({ kind: 'refused' });
  expect(doneOf(await paypal.capture(payment, 4000, true, newKey()))).toMatchObject({
    state: 'captured',
    capturedCents: 4000,
  });
});

test('part after part may be taken until one is the last', async () => {
  const reserved = await reserve(paypal);
  const first = doneOf(await paypal.capture(reserved, 1000, false, newKey()));
  expect(first.capturedCents).toBe(1000);
  const last = doneOf(await paypal.capture(reserved, 2000, true, newKey()));
  expect(last.capturedCents).toBe(3000);
  expect(await paypal.capture(reserved, 100, true, newKey())).toMatchObject({ kind: 'refused' });
});

test.each([
  ['JPY', 500],
  ['HUF', 17_500],
  ['TWD', 17_500],
])('%s has no decimals on the wire: %i of the smallest unit', async (currency, cents) => {
  const reserved = await reserve(paypal, { currency, amountCents: cents });
  expect(doneOf(await paypal.lookup(reserved))).toMatchObject({ currency, reservedCents: cents });
});

test('no means are kept, and parts of a dollar of Taiwan are refused before they are asked', async () => {
  const page = harness.newPage();
  expect(await paypal.open({ ...page, keepsMeans: true }, newKey())).toMatchObject({
    kind: 'refused',
    code: 'unsupported',
  });
  expect(await paypal.open({ ...page, currency: 'TWD', amountCents: 17_550 }, newKey())).toMatchObject({
    kind: 'refused',
  });
});

test('one token serves all calls, and another is asked for when it is refused', async () => {
  const fronted = makeFronted();
  asked.length = 0;
  await Promise.all(Array.from({ length: 8 }, () => fronted.open(harness.newPage(), newKey())));
  const tokens = () => asked.filter((path) => path === '/v1/oauth2/token').length;
  expect(tokens()).toBe(1);
  let isRefused = true;
  instead = (path) => {
    const status = path.startsWith('/v2/') && isRefused ? 401 : null;
    if (status) isRefused = false;
    return status;
  };
  expect((await fronted.open(harness.newPage(), newKey())).kind).toBe('done');
  expect(tokens()).toBe(2);
});

test('an event that cannot be checked now is neither believed nor refused', async () => {
  const { url } = await open(paypal);
  await control.act(url, 'pay');
  const body = (await control.events()).at(-1)?.body ?? '';
  const headers = control.sign('paypal', body, harness.now());
  const fronted = makeFronted();
  const read = () => fronted.readEvent(Buffer.from(body), headers, harness.now());
  instead = (path) => (path.includes('verify') ? 503 : null);
  expect(await read()).toBe('unverified');
  instead = (path) => (path.includes('token') ? 401 : null);
  expect(await makeFronted().readEvent(Buffer.from(body), headers, harness.now())).toBe('unverified');
  instead = () => null;
  asked.length = 0;
  expect(await read()).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' });
  // Its certificate is named in the post, and is not ours to fetch.
  expect(asked.filter((path) => path.includes('certs'))).toEqual([]);
});

test('an event may be of any age, and is checked byte for byte', async () => {
  const body =
    '{ "id": "WH-1",\n "event_type":"X", "create_time":"2026-01-01T00:00:00Z", "resource": {"id":"1","custom_id":"ours"} }';
  const headers = control.sign('paypal', body, new Date('2026-01-01T00:00:00Z'));
  const read = (text: string) => paypal.readEvent(Buffer.from(text), headers, harness.now());
  expect(await read(body)).toEqual({
    id: 'WH-1',
    type: 'X',
    paymentId: 'ours',
    about: ['1'],
    at: new Date('2026-01-01T00:00:00Z'),
  });
  expect(await read(JSON.stringify(JSON.parse(body)))).toBe('unsigned');
});

test('wrong credentials are refused without a word of them', async () => {
  const wrong = createPayPal({ ...sandbox.settings.paypal, secret: 'not-the-secret' }, 'shop', 30);
  expect(await wrong.open(harness.newPage(), newKey())).toEqual({
    kind: 'refused',
    code: 'invalid_client',
    text: '401 invalid_client',
  });
  expect(await wrong.ping()).toBe(false);
});
