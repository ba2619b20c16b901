import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
await t.app.listen({ port: 0, host: '127.0.0.1' });

const megabyte = Buffer.alloc(1024 * 1024, 1);
const most = 200;

/** Sends a file of 200 MB, as long as somebody takes it, and never the end of the form: the answer, and how many were sent. */
async function stream(path: string, token: string, isChunked: boolean) {
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  // Whoever answers and closes leaves what is still being sent.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', resolve));
  const head = [
    `POST /api/v1${path} HTTP/1.1`,
    'host: shop.example',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    isChunked ? 'transfer-encoding: chunked' : `content-length: ${most * megabyte.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const send = (bytes: Buffer) => {
    if (isChunked) socket.write(`${bytes.length.toString(16)}\r\n`);
    return socket.write(isChunked ? Buffer.concat([bytes, Buffer.from('\r\n')]) : bytes);
  };
  send(Buffer.from('--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n'));
  let sent = 0;
  for (; sent < most && socket.writable; sent++)
    if (!send(megabyte)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  await closed;
  return { answer, sent };
}

test.each([
  ['/customer-profiles/me/avatar', 'in pieces', 50],
  ['/customer-profiles/me/avatar', 'of a length that is told', 25],
  ['/pictures', 'in pieces', 50],
])('200 MB to %s, %s, are refused before %i are sent', async (path, how, before) => {
  const { token } = path === '/pictures' ? await makeStaff(t) : await makeSignedIn(t);
  const { answer, sent } = await stream(path, token, how === 'in pieces');
  expect(sent).toBeLessThan(before);
  // Where the end of the connection overtakes it, the answer is lost on the way.
  if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 413 .*"code":"tooLarge"/s);
});
