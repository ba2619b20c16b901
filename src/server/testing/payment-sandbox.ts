import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connection } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { startSandbox } from '#server/sandbox/start-sandbox.ts';

/** What was posted to the shop's address of events: the body as it came, header names in lower case. */
export type Post = { provider: string; bytes: Buffer; headers: Record<string, string> };

/**
 * The sandbox over a test's database, on a port of its own, and a shop that takes its events and does nothing with them.
 * `stop` takes its schema out, so that the database is as others expect it.
 */
export async function startTestSandbox(connection: Connection, clock: () => Date, shopUrl?: string) {
  const posts: Post[] = [];
  let status = 200;
  const shop = createServer(async (request, response) => {
    const provider = request.url?.split('/').at(-2) ?? '';
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    posts.push({ provider, bytes: Buffer.from(await text(request)), headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const ownUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const dataDir = join(tmpdir(), 'panier-sandbox');
  const sandbox = await startSandbox({ connection, clock, shopUrl: shopUrl ?? ownUrl, port: 0, dataDir });
  return {
    ...sandbox,
    posts,
    /** What the shop answers events with from now on. */
    answerWith: (next: number) => {
      status = next;
    },
    stop: async () => {
      await sandbox.stop();
      shop.closeAllConnections();
      await new Promise((resolve) => shop.close(resolve));
      await connection.db.execute(sql`drop schema payment_sandbox cascade`);
    },
  };
}
