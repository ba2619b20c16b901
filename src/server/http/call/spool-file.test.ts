import { mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
await t.app.listen({ port: 0, host: '127.0.0.1' });

test('of a file that is cut off while it is sent nothing is left', async () => {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'panier-spool-'));
  process.env.TMPDIR = folder;
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/v1/imports HTTP/1.1\r\nhost: shop.example\r\nauthorization: Bearer ${(await makeStaff(t)).token}`;
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nean;prix\n';
  socket.write(`${head}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n${part}`);
  await expect.poll(() => readdirSync(folder).length).toBe(1);
  socket.destroy();
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  process.env.TMPDIR = before ?? '';
});
