import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePorts, hasBalancer, startBalancer } from '#server/testing/balanced-shop.ts';

const isThere = hasBalancer();
if (!isThere)
  process.stderr.write('▸ HAProxy is not installed: what it does with files of two releases is not tried.\n');

const asked: string[] = [];
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A process of a release that has these files alone. */
async function serveFiles(name: string, files: readonly string[]): Promise<number> {
  const server = createServer(({ url = '', method }, answer) => {
    if (url !== '/readyz') asked.push(`${name} ${method} ${url}`);
    answer.statusCode = url === '/readyz' || files.includes(url) ? 200 : 404;
    answer.end(name);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test.skipIf(!isThere)(
  'a file that one release does not have is asked of the other, and nothing else is asked twice',
  async () => {
    const ports = [await serveFiles('old', ['/assets/old-1.js']), await serveFiles('new', ['/assets/new-2.js'])];
    const [port = 0, statusPort = 0] = await freePorts(2);
    const balancer = await startBalancer({ port, statusPort, ports });
    const ask = async (path: string, method = 'GET') => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      return { status: answer.status, by: await answer.text() };
    };
    try {
      for (let i = 0; i < 6; i++) expect(await ask('/assets/old-1.js')).toEqual({ status: 200, by: 'old' });
      for (let i = 0; i < 6; i++) expect(await ask('/assets/new-2.js')).toEqual({ status: 200, by: 'new' });
      expect((await ask('/assets/none.js')).status).toBe(404);
      asked.length = 0;
      expect((await ask('/products/none')).status).toBe(404);
      expect((await ask('/assets/old-9.js', 'POST')).status).toBe(404);
      expect(asked).toHaveLength(2);
    } finally {
      await balancer.stop();
    }
  },
);
