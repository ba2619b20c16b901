import { expect, test, vi } from 'vitest';
import { checkedLookup, type Resolved } from '#server/services/outside/post-outside.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { postEvent } from './post-event.ts';

const receiver = await startReceiver();
const [, port] = receiver.host.split(':');
const sent = { url: receiver.url, headers: { 'webhook-id': 'msg_1' }, body: '{"a":1}' };
const allowedHosts = [receiver.host];
const at = (address: string): Resolved => ({ address, family: address.includes(':') ? 6 : 4 });

test('a host that is allowed is sent the body as it is', async () => {
  receiver.answer(200);
  expect(await postEvent(sent, { allowedHosts })).toMatchObject({ statusCode: 200, error: null });
  expect(receiver.received.at(-1)).toMatchObject({ body: '{"a":1}', headers: { 'webhook-id': 'msg_1' } });
});

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['192.168.0.1'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['169.254.169.254'],
  ['fd00:ec2::254'],
  ['64:ff9b::7f00:1'],
])('a name that resolves to %s is refused before anything is sent', async (address) => {
  const before = receiver.received.length;
  for (const addresses of [[at(address)], [at('8.8.8.8'), at(address)]]) {
    const resolve = async () => addresses;
    const url = `http://inside.example:${port}/hook`;
    expect(await postEvent({ ...sent, url }, { allowedHosts: [], resolve })).toMatchObject({
      statusCode: null,
      error: 'privateAddress',
    });
  }
  expect(receiver.received.length).toBe(before);
});

test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433', '169.254.169.254'])(
  'the address %s itself is refused, without a lookup',
  async (host) => {
    const resolve = vi.fn();
    const tried = await postEvent({ ...sent, url: `http://${host}:${port}/hook` }, { allowedHosts: [], resolve });
    expect([tried.error, resolve.mock.calls.length]).toEqual(['privateAddress', 0]);
  },
);

test('the connection goes to the addresses that were checked, whatever the name says a moment later', async () => {
  const answers = [[at('8.8.8.8')], [at('127.0.0.1')]];
  const resolve = vi.fn(async () => answers.shift() ?? []);
  const lookup = checkedLookup(resolve, false);
  const look = (all: boolean) =>
    new Promise((done) => lookup('changing.example', { all }, (error, found) => done(error ?? found)));
  expect(await look(true)).toEqual([at('8.8.8.8')]);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(await look(false)).toBeInstanceOf(Error);
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('each try resolves anew: a name that has become private is refused the next time', async () => {
  const answers = [[at('127.0.0.1')], [at('127.0.0.1')]];
  const resolve = vi.fn(async () => answers.shift() ?? []);
  const url = `http://erp.example:${port}/hook`;
  const host = `erp.example:${port}`;
  expect((await postEvent({ ...sent, url }, { allowedHosts: [host], resolve })).error).toBeNull();
  expect((await postEvent({ ...sent, url }, { allowedHosts: [], resolve })).error).toBe('privateAddress');
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('a redirect is not followed', async () => {
  const before = receiver.received.length;
  receiver.answer((_, response) => response.writeHead(302, { location: receiver.url }).end());
  expect(await postEvent(sent, { allowedHosts })).toMatchObject({ statusCode: 302, error: 'redirect' });
  expect(receiver.received.length).toBe(before + 1);
});

test.each([400, 404, 410, 500, 503])('an answer of %i has failed', async (status) => {
  receiver.answer(status);
  expect(await postEvent(sent, { allowedHosts })).toMatchObject({ statusCode: status, error: 'status' });
});

test('an answer that does not come in time has failed, though it would be 200', async () => {
  receiver.answer((_, response) => void setTimeout(() => response.writeHead(200).end(), 11_000).unref());
  expect(await postEvent(sent, { allowedHosts, wait: 40 })).toMatchObject({ statusCode: null, error: 'timeout' });
});

test('an answer without end is cut once its head is read', async () => {
  receiver.answer((_, response) => void response.writeHead(200).write('x'.repeat(1000)));
  expect(await postEvent(sent, { allowedHosts })).toMatchObject({ statusCode: 200, error: null });
});

test('nobody there, no such name, and no certificate have their reasons', async () => {
  const closed = { ...sent, url: 'http://127.0.0.1:1/hook' };
  expect((await postEvent(closed, { allowedHosts: ['127.0.0.1:1'] })).error).toBe('unreachable');
  const resolve = async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
  expect((await postEvent({ ...sent, url: 'https://none.example/' }, { allowedHosts: [], resolve })).error).toBe(
    'unresolved',
  );
  const secure = { ...sent, url: `https://${receiver.host}/hook` };
  expect((await postEvent(secure, { allowedHosts })).error).toBe('certificate');
});
