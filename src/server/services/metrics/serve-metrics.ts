import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#server/config.ts';
import type { Meters } from './meters.ts';

/** Answers `/metrics` on a port of its own, at 127.0.0.1 alone: whoever may read it is on this machine. */
export async function serveMetrics(
  meters: Meters,
  { metricsPort = 0 }: Pick<Config, 'metricsPort'>,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    meters.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(metricsPort, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
