import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drainConnections } from './drain.ts';

test('no request is lost while the server stops, and it stops', async () => {
  const app = Fastify({ return503OnClosing: false });
  let begun = 0;
  let answered = 0;
  app.get('/', async () => {
    begun++;
    // A busy server: more requests have arrived than were read.
    const until = performance.now() + 2;
    while (performance.now() < until);
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const refused = new Set<string>();
  const worker = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await new Promise<string>((resolve) => {
        const sent = request({ port, host: '127.0.0.1', agent }, (answer) => {
          answer.resume().on('end', () => resolve(String(answer.statusCode)));
        });
        sent.on('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message)).end();
      });
      if (outcome === '200') answered++;
      else {
        refused.add(outcome);
        return agent.destroy();
      }
    }
  };
  const workers = Array.from({ length: 10 }, worker);
  // Under way for sure, however slow the machine is today.
  while (answered <= 10) await pause(10);
  await drainConnections(app.server);
  await app.close();
  await Promise.all(workers);
  expect(answered).toBe(begun);
  // The system resets what still queues at a port that closes: to the caller that is a refusal, nothing was begun.
  expect([...refused].filter((code) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([]);
});

test('a connection that nobody uses holds up the end for a moment only', async () => {
  const app = Fastify();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) =>
    request({ port, host: '127.0.0.1', agent }, (a) => a.resume().on('end', resolve)).end(),
  );
  const start = performance.now();
  await drainConnections(app.server, 100);
  await app.close();
  expect(performance.now() - start).toBeLessThan(2000);
  agent.destroy();
});
